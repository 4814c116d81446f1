import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hold, launchBrowser, openPage } from '../chromium.ts'
import { site } from '../site.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const VILLA = '/villa/villa-kum-saati'

/** A page whose scripts of this name are on their way until `arrive`. */
const openWithout = async (path: string, script: RegExp) => {
  const { page, faults, close } = await openPage(browser, { width: 360, height: 780 })
  const arrive = await hold(page, script)
  await page.goto(site + path)
  return { page, faults, close, arrive }
}

test('a button that was pressed before any script was there is answered once they have come', async () => {
  const { page, faults, close } = await openPage(browser, { width: 360, height: 780 })
  const arrive = await hold(page, '**/assets/*.js')
  const opened = page.goto(site)
  await page.getByRole('button', { name: 'Menüyü aç' }).click()
  arrive()
  await opened
  await page.getByRole('dialog', { name: 'Menü' }).getByRole('link').first().waitFor()
  expect(faults).toEqual([])
  await close()
})

test('a way to a section that was pressed before any script was there leads to its end once they have come', async () => {
  const { page, faults, close } = await openPage(browser, { width: 360, height: 780 })
  const arrive = await hold(page, '**/assets/*.js')
  const opened = page.goto(site + VILLA)
  const place = page.getByRole('link', { name: 'Konum', exact: true })
  await place.click()
  await expect.poll(() => new URL(page.url()).hash).toBe('#konum')
  await page.evaluate(() => scrollBy(0, -900)) // as what loads above a section pushes it away
  expect(await place.getAttribute('aria-current')).toBe(null)
  arrive()
  await opened
  await expect.poll(() => place.getAttribute('aria-current')).toBe('true')
  expect(faults).toEqual([])
  await close()
})

test.each(['/', '/listing', VILLA])('scripts and pictures below of %s leave the line to what is seen', async (path) => {
  const { page, faults, close } = await openPage(browser, { width: 360, height: 780 })
  await page.goto(site + path)
  const asked = () =>
    page.evaluate(() => {
      const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
      const files = performance.getEntriesByType('resource')
      const below = new Set([...document.images].filter((img) => img.loading === 'lazy').map((img) => img.currentSrc))
      return {
        seen: page?.loadEventStart ?? 0,
        scripts: files.filter(({ name }) => name.endsWith('.js')).map(({ startTime }) => startTime),
        pictures: files.filter(({ name }) => below.has(name)).map(({ startTime }) => startTime),
      }
    })
  await expect.poll(async () => (await asked()).pictures.length).toBeGreaterThan(1)
  const { seen, scripts, pictures } = await asked()
  expect(scripts.length).toBeGreaterThan(5)
  for (const start of [...scripts, ...pictures]) expect(start).toBeGreaterThanOrEqual(Math.min(seen, 3_000))
  expect(faults).toEqual([])
  await close()
})

test('whoever touches the page before its picture is there need not wait for it', async () => {
  const { page, close } = await openPage(browser, { width: 360, height: 780 })
  const arrive = await hold(page, '**/pictures/**')
  await page.goto(site, { waitUntil: 'commit' }) // waits for the scripts, though the picture is not there
  await page.getByRole('button', { name: 'Menüyü aç' }).click()
  await page.getByRole('dialog', { name: 'Menü' }).getByRole('link').first().waitFor()
  arrive()
  await close()
})

test('the menu that was opened before its code was there appears with it', async () => {
  const { page, faults, close, arrive } = await openWithout('/', /side-menu-.*\.js/)
  await page.getByRole('button', { name: 'Menüyü aç' }).click()
  arrive()
  const menu = page.getByRole('dialog', { name: 'Menü' })
  await menu.getByRole('link', { name: 'Kısa süreli' }).first().click()
  await page.waitForURL('**/short-stays')
  await expect.poll(() => menu.isVisible()).toBe(false)
  expect(faults).toEqual([])
  await close()
})

test('a photo that was pressed before the lightbox was there is shown in it', async () => {
  const { page, faults, close, arrive } = await openWithout(VILLA, /lightbox-.*\.js/)
  await page
    .getByRole('link', { name: /büyüt|aç/i })
    .first()
    .click()
  arrive()
  await page.getByRole('dialog', { name: 'Fotoğraflar' }).locator('figure').first().waitFor()
  expect(faults).toEqual([])
  await close()
})

test('the calendar’s code comes when the calendar does, and a day can be chosen in it at once', async () => {
  const { page, faults, close, arrive } = await openWithout(VILLA, /stay-picker-.*\.js/)
  const asked: string[] = []
  page.on('request', (request) => asked.push(...(/stay-picker-.*\.js/.exec(request.url()) ?? [])))
  expect(asked).toEqual([])
  await page.locator('#takvim').scrollIntoViewIfNeeded()
  await expect.poll(() => asked.length).toBe(1)
  arrive()
  const day = page.locator('#takvim td button:not([aria-disabled=true])').first()
  await day.click()
  await expect.poll(() => page.locator('#takvim [aria-selected=true]').count()).toBeGreaterThan(0)
  expect(faults).toEqual([])
  await close()
})

test('what is told of a house stands as the server drew it, and another house is told as well', async () => {
  const { page, faults, close } = await openPage(browser, { width: 1280, height: 900 })
  const asked: string[] = []
  page.on('request', (request) => asked.push(...(/villa-house-.*\.js/.exec(request.url()) ?? [])))
  await page.goto(site + VILLA, { waitUntil: 'networkidle' })
  expect(asked).toEqual([])
  const rules = page.getByRole('heading', { name: 'Ev Kuralları' })
  expect(await rules.count()).toBe(1)
  await page.getByText('özelliğin tümü').click()
  await page.getByRole('heading', { name: 'Benzer Villalar' }).scrollIntoViewIfNeeded()
  await page.locator('main a[href^="/villa/"]:not([href*="kum-saati"])').first().click()
  await page.waitForURL((url) => !url.pathname.includes('kum-saati'))
  await expect.poll(() => rules.count()).toBe(1)
  expect(faults).toEqual([])
  await close()
})
