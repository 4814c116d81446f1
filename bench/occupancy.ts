import type { CDPSession, Page } from 'playwright-core'
import { ensureBrowser, launchBrowser, openPage } from '../journeys/chromium.ts'
import { buildWhenStale } from '../scripts/build.ts'
import { startAgency } from './measure/agency/open-agency.ts'
import { median } from './measure/pairs.ts'
import { keepResults } from './measure/results.ts'
import { startProduct } from './measure/serve.ts'

// The occupancy calendar of 500 villas as a browser of a slow machine draws it: until bars stand there, scrolling both
// ways beside standing still (what else the machine does is in both), and how much is in the page.
const SIZE = { villas: Number(process.env.VILLAS ?? 500), reservations: Number(process.env.RESERVATIONS ?? 20_000) }
const ADMIN = { email: 'bench@example.com', password: 'a password of a benchmark' }
const SLOWER = 4
const SCREEN = { width: 1440, height: 900 }
const FRAMES = 180
const BARS = { paintMs: 1000, fps: 50, nodes: 3000 }
const ZOOMS = ['5w', '3m', 'year'] as const

const slowDown = (session: CDPSession, rate: number) => session.send('Emulation.setCPUThrottlingRate', { rate })

const signIn = async (page: Page, url: string) => {
  await page.goto(`${url}/dashboard/login`)
  await page.locator('input[name=email]').fill(ADMIN.email)
  await page.locator('input[name=password]').fill(ADMIN.password)
  await page.getByRole('button', { name: 'Giriş Yap' }).click()
  await page.locator('#icerik h1').first().waitFor()
}

/** From the click in the menu until a bar was drawn (ms of the page's own clock). */
const paint = async (page: Page): Promise<number> => {
  await page.getByRole('button', { name: /Rezervasyon Yönetimi/ }).click()
  const link = page.getByRole('link', { name: 'Doluluk Takvimi' })
  await link.waitFor()
  return link.evaluate(async (element) => {
    const began = performance.now()
    ;(element as HTMLElement).click()
    const frame = () => new Promise((done) => requestAnimationFrame(done))
    while (!document.querySelector('[data-key]')) await frame()
    await frame()
    return performance.now() - began
  })
}

/** Scrolls by so much each frame; answers the times between frames and the most elements there were. */
const scroll = (page: Page, by: { x: number; y: number }) =>
  page.locator('[role=grid]').evaluate(
    async (box, { x, y, frames }) => {
      const times: number[] = []
      let nodes = 0
      let last = await new Promise<number>((done) => requestAnimationFrame(done))
      for (let frame = 0; frame < frames; frame++) {
        box.scrollBy(x, y)
        const now = await new Promise<number>((done) => requestAnimationFrame(done))
        times.push(now - last)
        last = now
        if (frame % 20 === 0) nodes = Math.max(nodes, document.querySelectorAll('*').length)
      }
      return { times, nodes }
    },
    { ...by, frames: FRAMES },
  )

const figures = (times: number[]) => ({
  fps: Math.round(1000 / (times.reduce((sum, each) => sum + each, 0) / times.length)),
  median: median(times),
  p95: times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? 0,
})

const say = (name: string, value: string, missed: boolean) =>
  console.log(`${name.padEnd(44)} ${value}${missed ? '  MISSED' : ''}`)

await buildWhenStale()
const postgres = await startAgency(SIZE)
const server = await startProduct(postgres.url, {
  env: { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password },
})
ensureBrowser()
const browser = await launchBrowser()
try {
  const { page, close } = await openPage(browser, SCREEN)
  await signIn(page, server.url)
  const session = await page.context().newCDPSession(page)
  const paints: { rate: number; ms: number }[] = []
  for (const rate of [1, SLOWER]) {
    await slowDown(session, rate)
    const tries: number[] = []
    for (let round = 0; round < 4; round++) {
      await page.goto(`${server.url}/dashboard`)
      await page.locator('#icerik h1').first().waitFor()
      tries.push(await paint(page))
    }
    const ms = median(tries.slice(1)) // the first one fetches the scripts
    paints.push({ rate, ms })
    const name = `first bars after the click, ${rate}× slower`
    say(name, `${Math.round(ms)} ms, bar ${BARS.paintMs} ms`, ms > BARS.paintMs)
  }
  const found = []
  for (const zoom of ZOOMS) {
    await page.goto(`${server.url}/dashboard/occupancy?zoom=${zoom}`)
    await page.locator('[data-key]').first().waitFor()
    await page.waitForTimeout(1500)
    for (const [way, by] of Object.entries({
      still: { x: 0, y: 0 },
      down: { x: 0, y: 24 },
      right: { x: 24, y: 0 },
      both: { x: 12, y: 16 },
    })) {
      await page.locator('[role=grid]').evaluate((box) => box.scrollTo({ top: 0 }))
      await page.waitForTimeout(600)
      const { times, nodes } = await scroll(page, by)
      const frame = figures(times)
      found.push({ zoom, way, nodes, ...frame })
      const missed = frame.fps < BARS.fps || nodes >= BARS.nodes
      say(`${zoom}, ${way}`, `${frame.fps} fps, 95 % of frames in ${frame.p95.toFixed(0)} ms, ${nodes} nodes`, missed)
    }
  }
  keepResults('occupancy', { size: SIZE, slower: SLOWER, screen: SCREEN, bars: BARS, paints, found })
  await close()
} finally {
  await browser.close()
  await server.stop()
  postgres.stop()
}
