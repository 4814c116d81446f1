import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { Browser, Page } from 'playwright-core'
import { openDashboard } from '../../journeys/at-the-desk.ts'
import { barriers } from '../../journeys/axe.ts'
import { ensureBrowser, launchBrowser, openPage } from '../../journeys/chromium.ts'
import { startServer } from '../../tests/running-server.ts'
import { buildWhenStale } from '../build.ts'
import { SCREENS, type Screen } from './screens.ts'

/**
 * `npm run gallery`: a picture of every screen of the demo agency, by width and theme, into `shots/`.
 * `-- --only listing,villa --widths 360,1440 --themes light --whole --site http://…` makes some of them;
 * `--path /any` one of a page that is not in the list, `--languages en,ru` those of guests in other languages.
 * `--check` says instead what keeps somebody from using them (axe), and fails if there is anything.
 */
const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    path: { type: 'string' },
    widths: { type: 'string', default: '360,768,1024,1440' },
    themes: { type: 'string', default: 'light,dark' },
    site: { type: 'string' },
    out: { type: 'string', default: 'shots' },
    languages: { type: 'string', default: 'tr' },
    whole: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
  },
})

const chosen = (): Screen[] => {
  if (values.path) return [{ name: values.path.replace(/\W+/g, '-'), path: values.path }]
  const only = values.only?.split(',')
  return only ? SCREENS.filter(({ name }) => only.some((part) => name.startsWith(part))) : SCREENS
}

/** The pages of a language but Turkish are named after it. */
type Look = { width: number; theme: string; language: string }

const faults: string[] = []

const shoot = async (browser: Browser, site: string, { width, theme, language }: Look) => {
  const { page, close } = await openPage(browser, {
    width,
    height: width < 600 ? 780 : 900,
    options: { colorScheme: theme === 'dark' ? 'dark' : 'light', reducedMotion: 'reduce' },
  })
  await page.addInitScript((name) => localStorage.setItem('theme', name), theme)
  let signedIn = false
  for (const screen of chosen()) {
    if ((screen.staff && language !== 'tr') || (screen.on ?? width) !== width) continue
    if (screen.staff && !signedIn) await openDashboard(page, site)
    signedIn ||= screen.staff === true
    await page.goto(`${site}${language === 'tr' ? '' : `/${language}`}${screen.path}`, { waitUntil: 'networkidle' })
    await screen.before?.(page)
    const name = [screen.name, width, theme, ...(language === 'tr' ? [] : [language])].join('-')
    if (values.check) faults.push(...(await barriers(page)).map((fault) => `${name}: ${fault}`))
    else await picture(page, name)
  }
  await close()
}

const picture = async (page: Page, name: string) => {
  if (values.whole) await seeAll(page)
  await page.screenshot({ path: join(values.out, `${name}.png`), fullPage: values.whole })
}

/** Goes once down the page, so that pictures that load when seen are there. */
const seeAll = async (page: Page) => {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo(0, y)
      await new Promise((later) => setTimeout(later, 60))
    }
    scrollTo(0, 0)
  })
  await page.waitForLoadState('networkidle')
}

ensureBrowser()
if (!values.site) await buildWhenStale()
await mkdir(resolve(values.out), { recursive: true })
const dataDir = values.site ? undefined : await mkdtemp(join(tmpdir(), 'villa-gallery-'))
const server = dataDir ? await startServer({ DEMO_DATA: 'on', CARD_PROVIDER: 'demo', DATA_DIR: dataDir }) : undefined
const browser = await launchBrowser()
try {
  for (const width of values.widths.split(',').map(Number))
    for (const theme of values.themes.split(','))
      for (const language of values.languages.split(','))
        await shoot(browser, values.site ?? server?.url ?? '', { width, theme, language })
} finally {
  await browser.close()
  await server?.stop()
  if (dataDir) await rm(dataDir, { recursive: true, force: true })
}
console.log(values.check ? [...faults, `${faults.length} barriers`].join('\n') : resolve(values.out))
if (faults.length) process.exitCode = 1
