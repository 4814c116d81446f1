import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { installOnDebian } from '../tests/debian-package.ts'

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** Sees to it that there is a Chromium: Debian's package where root runs, Playwright's own elsewhere. Once a run. */
export const ensureBrowser = (): void => {
  if (!process.env.CHROMIUM && !installed()) install()
}

/** The machine's own Chromium, or Playwright's. */
export const launchBrowser = (): Promise<Browser> => {
  const executablePath = process.env.CHROMIUM ?? installed()
  return chromium.launch({
    ...(executablePath && { executablePath }),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-dev-shm-usage',
      '--disable-background-networking',
      '--disable-sync',
      '--no-first-run',
    ],
  })
}

const installed = (): string | undefined => PLACES.find((place) => existsSync(place))

const install = (): void => {
  if (installOnDebian('chromium', 'a browser for the journeys')) return
  console.log('Installing a browser for the journeys …')
  spawnSync('playwright-core', ['install', 'chromium'], { stdio: 'inherit' })
}

export type Screen = { width: number; height: number; options?: BrowserContextOptions }

/**
 * A page on a screen of this size, with the faults its browser reports: a journey ends with none. An address that is
 * opened is there once its script runs the page: what is pressed before would follow its link, as without JavaScript.
 */
export const openPage = async (browser: Browser, { width, height, options }: Screen) => {
  const context = await browser.newContext({
    viewport: { width, height },
    locale: 'tr-TR',
    timezoneId: 'America/Los_Angeles', // where today is not Istanbul's
    hasTouch: width < 600,
    ...options,
  })
  await context.addInitScript(pressesHold)
  const page = await context.newPage()
  page.setDefaultTimeout(120_000)
  const open = page.goto.bind(page)
  page.goto = async (address, how) => {
    const answer = await open(address, how)
    if (options?.javaScriptEnabled !== false) await page.waitForFunction(runsByScript)
    return answer
  }
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  page.on(
    'console',
    (message) => message.type() === 'error' && faults.push(`${message.text()} ${message.location().url}`),
  )
  return { page, faults, close: () => context.close() }
}

/**
 * What moves away between the pointer's down and its up is not pressed, and a person presses it again: so does this. On
 * a busy machine what loads above comes just then.
 */
const pressesHold = () => {
  let down: { what: HTMLElement; at: string; x: number; y: number } | undefined
  const placeOf = (what: HTMLElement) => {
    const { left, top } = what.getBoundingClientRect()
    return `${left} ${top}`
  }
  const press = ({ target, clientX, clientY }: PointerEvent) => {
    const what = target instanceof Element ? target.closest<HTMLElement>('a, button, label') : null
    down = what ? { what, at: placeOf(what), x: clientX, y: clientY } : undefined
  }
  const release = ({ target, clientX, clientY }: MouseEvent) => {
    const held = down
    down = undefined
    if (!held?.what.isConnected || held.what.contains(target as Node)) return
    const stayed = held.x === clientX && held.y === clientY // no drag
    if (stayed && placeOf(held.what) !== held.at) held.what.click()
  }
  addEventListener('pointerdown', press, true)
  addEventListener('click', release, true)
}

/** Whether this page is no page of ours, or React has taken it over (it marks the document it hydrates). */
const runsByScript = () =>
  !('__reactRouterContext' in window) || Object.keys(document).some((key) => key.startsWith('__reactContainer'))

/** What of these addresses the page asks for is on its way until the answer is called. */
export const hold = async (page: Page, address: RegExp | string) => {
  const arrival = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    await arrival.promise
    await route.continue()
  })
  return arrival.resolve
}
