import type { Browser, Locator, Page } from 'playwright-core'
import { ensureBrowser, launchBrowser, openPage } from '../journeys/chromium.ts'
import { buildWhenStale } from '../scripts/build.ts'
import { startPostgres } from '../tests/throwaway-postgres.ts'
import { median } from './measure/pairs.ts'
import { keepResults } from './measure/results.ts'
import { startProduct } from './measure/serve.ts'

// What guests press on a phone four times slower: how long until the next frame is seen (Event Timing, steps of 8 ms).
// A round opens the page anew, fetches as its first touch would, and presses once. `ONLY=calendar,menu` measures some,
// `SITE` a server that runs already.
const ROUNDS = Number(process.env.ROUNDS ?? 5)
const SLOWER = 4
const SCREEN = { width: 412, height: 915, options: { isMobile: true } }
const BAR_MS = 100
/** From the touch to its end, which is what is answered; a driver's own tap has neither frame nor time between them. */
const FINGER_RESTS_MS = 80
const VILLA = '/villa/villa-kum-saati'
/** By then every event of a press is told of. */
const ANSWERED_MS = 1000

type Press = { path: string; target: (page: Page) => Locator; before?: (page: Page) => Promise<void> }

const opened = (page: Page) => page.locator('dialog[open]').last()
const menu = (page: Page) => page.getByRole('button', { name: 'Menüyü aç' })
const filters = (page: Page) => page.getByRole('button', { name: 'Filtrele' })
const dock = (page: Page) => page.locator('[data-dock] > button').first()
const dates = (page: Page) => page.locator('#fiyat button[aria-haspopup=dialog]').first()
const datesOfSheet = (page: Page) => opened(page).locator('button[aria-haspopup=dialog]').first()
const freeDay = (page: Page) => opened(page).locator('td button:not([aria-disabled=true], [disabled])').nth(3)

/** Opens a layer and closes it again. */
const once = (target: Press['target']) => async (page: Page) => {
  await press(page, target(page))
  await opened(page).waitFor()
  await page.keyboard.press('Escape')
  await opened(page).waitFor({ state: 'hidden' })
}

/** A page with nothing but a button that opens a layer: what the browser and the machine need by themselves. */
const BARE = `data:text/html,${encodeURIComponent(
  '<meta name=viewport content="width=device-width"><button onclick="layer.showPopover()">Open</button><p id=layer popover>Layer</p>',
)}`

const PRESSES: Record<string, Press> = {
  'a bare page': { path: BARE, target: (page) => page.getByRole('button') },
  menu: { path: '/', target: menu },
  'menu again': { path: '/', target: menu, before: once(menu) },
  'search sheet': { path: '/', target: (page) => page.getByRole('button', { name: 'Nereye' }).first() },
  filters: { path: '/listing', target: filters },
  'one filter': {
    path: '/listing',
    before: (page) => press(page, filters(page)),
    target: (page) => opened(page).locator('label:has(input[type=checkbox])').first(),
  },
  favourite: { path: '/listing', target: (page) => page.locator('article[data-villa] button[aria-pressed]').first() },
  'price of the dock': { path: VILLA, target: dock },
  calendar: { path: VILLA, target: dates },
  'calendar again': { path: VILLA, target: dates, before: once(dates) },
  'calendar over the sheet': { path: VILLA, target: datesOfSheet, before: (page) => press(page, dock(page)) },
  'a day of it': { path: VILLA, target: freeDay, before: (page) => press(page, dates(page)) },
}

/** A finger at the middle of it, which rests there for a moment. */
const press = async (page: Page, target: Locator): Promise<void> => {
  await target.waitFor()
  await target.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await page.waitForTimeout(700) // what came into view with it is there
  const box = await target.boundingBox()
  if (!box) throw new Error('What is to be pressed is not seen.')
  const session = await page.context().newCDPSession(page)
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }]
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
  await page.waitForTimeout(FINGER_RESTS_MS)
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await session.detach()
}

const measure = async (browser: Browser, site: string, { path, target, before }: Press): Promise<number> => {
  const { page, close } = await openPage(browser, SCREEN)
  const session = await page.context().newCDPSession(page)
  await page.goto(new URL(path, site).href)
  await page.keyboard.press('Shift')
  await page.waitForTimeout(500)
  await page.waitForLoadState('networkidle')
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await before?.(page)
  await target(page).waitFor()
  await page.evaluate(listen)
  await press(page, target(page))
  await page.waitForTimeout(ANSWERED_MS) // a touch is told of before its press
  await page.waitForFunction(() => window.longest)
  const longest = await page.evaluate(() => window.longest ?? Number.NaN)
  await close()
  return longest
}

declare global {
  interface Window {
    /** From a press to the frame that follows it (ms). */
    longest?: number
  }
}

const listen = () => {
  const note = (entry: PerformanceEntry) => {
    if ((entry as PerformanceEventTiming).interactionId) window.longest = Math.max(window.longest ?? 0, entry.duration)
  }
  const options = { type: 'event', durationThreshold: 16 }
  new PerformanceObserver((list) => list.getEntries().forEach(note)).observe(options)
}

await buildWhenStale()
ensureBrowser()
const browser = await launchBrowser()
const postgres = process.env.SITE ? undefined : await startPostgres()
await postgres?.create('demo')
const server = postgres && (await startProduct(postgres.urlOf('demo')))
try {
  const found: { press: string; ms: number; rounds: string }[] = []
  for (const [name, each] of Object.entries(PRESSES)) {
    if (process.env.ONLY && !process.env.ONLY.split(',').includes(name)) continue
    const rounds: number[] = []
    while (rounds.length < ROUNDS) rounds.push(await measure(browser, process.env.SITE ?? server?.url ?? '', each))
    const ms = median(rounds)
    found.push({ press: name, ms, rounds: rounds.join(' ') })
    console.log(name.padEnd(28), `${ms} ms`.padStart(8), ` ${rounds.join(' ')}${ms > BAR_MS ? '  MISSED' : ''}`)
  }
  if (!process.env.ONLY) keepResults('presses', { slower: SLOWER, screen: SCREEN, bar: BAR_MS, found })
} finally {
  await browser.close()
  await server?.stop()
  postgres?.stop()
}
