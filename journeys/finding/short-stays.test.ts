import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser, openPage } from '../chromium.ts'
import { site } from '../site.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const ROWS = 'article:has(h2.num)'

test('gaps are looked through by month and week, with a map beside them', async () => {
  const { page, faults, close } = await openPage(browser, { width: 1280, height: 860 })
  await page.goto(`${site}/short-stays`)
  const times = page.getByRole('navigation', { name: 'Boşlukların zamanı' })
  const months = times.locator('a[href*="starts="]')
  const month = await months.filter({ hasText: /^\D+20\d\d/ }).nth(1)
  const count = Number(await month.locator('small').innerText())
  await month.click()
  await expect.poll(() => new URL(page.url()).searchParams.get('starts')).toMatch(/^20\d\d-\d\d$/)
  await page.getByText(new RegExp(`^${count}\\sboşluk`)).waitFor()
  const starts = new URL(page.url()).searchParams.get('starts') ?? ''

  // a week of it: fewer, and what is chosen says so
  const weeks = times.locator(`a[href*="starts=${starts}-"]`)
  if ((await weeks.count()) > 1) {
    const few = Number(await weeks.first().locator('small').innerText())
    await weeks.first().click()
    await page.getByText(new RegExp(`^${few}\\sboşluk`)).waitFor()
    expect(await weeks.first().getAttribute('aria-current')).toBe('true')
    expect(await page.locator(ROWS).count()).toBe(Math.min(few, 24))
  }

  // the map leads to the villa with the dates of its gap
  const map = page.getByRole('region', { name: /boşluk, haritada$/ })
  const mark = map.locator('a:not([data-crowded])').first()
  await mark.waitFor()
  expect(await mark.getAttribute('aria-label')).toMatch(/: .*\d/)
  await mark.click()
  await page.waitForURL(/\/villa\/[^?]+\?checkin=/)

  // and back: the same week of the same list
  await page.goBack()
  await expect.poll(() => new URL(page.url()).searchParams.get('starts')).toMatch(new RegExp(`^${starts}`))
  expect(faults).toEqual([])
  await close()
})

test.each(['/short-stays', '/en/short-stays', '/ru/short-stays'])(
  '%s is a list with links to its months without JavaScript',
  async (path) => {
    const { page, close } = await openPage(browser, { width: 360, height: 780, options: { javaScriptEnabled: false } })
    await page.goto(site + path)
    expect(await page.locator(ROWS).count()).toBeGreaterThan(3)
    const month = page.locator('nav a[href*="starts="]').first()
    const count = Number(await month.locator('small').innerText())
    await month.click()
    await page.waitForURL(/starts=/)
    expect(await page.locator(ROWS).count()).toBe(Math.min(count, 24))
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    await close()
  },
)
