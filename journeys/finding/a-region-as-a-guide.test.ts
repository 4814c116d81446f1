import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser, openPage } from '../chromium.ts'
import { site } from '../site.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

test('a region says whom it suits, what is near, how warm it is and what its cheapest week costs', async () => {
  const { page, faults, close } = await openPage(browser, { width: 1280, height: 900 })
  await page.goto(`${site}/kalkan`)
  await page.getByRole('heading', { name: 'Bir düşünün' }).waitFor()
  await page.getByRole('heading', { name: 'Koylar, yollar, dakikalar' }).scrollIntoViewIfNeeded()
  await page.getByRole('region', { name: /^Kalkan çevresindeki koylar/ }).waitFor()
  await expect.poll(() => page.getByText('Kaputaş').first().isVisible()).toBe(true)
  await page.getByRole('heading', { name: 'Ay ay Kalkan' }).scrollIntoViewIfNeeded()
  const week = page.getByRole('link', { name: /7 gece en uygun/ }).first()
  const price = (await week.innerText()).replace('≈', '').trim()
  await week.click()
  await page.waitForURL(/checkin=/)
  await expect.poll(() => page.getByRole('heading', { name: /boş villa|villa boş/ }).count()).toBeGreaterThan(0)
  expect(price).toMatch(/₺/)
  expect(faults).toEqual([])
  await close()
})

test('the regions stand on a map, and a name on it leads to its page', async () => {
  const { page, faults, close } = await openPage(browser, { width: 1280, height: 900 })
  await page.goto(`${site}/regions`)
  const map = page.getByRole('region', { name: /^Bölgelerin haritası/ })
  await map.getByRole('link', { name: 'Fethiye', exact: true }).click()
  await page.waitForURL(/\/fethiye$/)
  expect(faults).toEqual([])
  await close()
})

test('without JavaScript a region reads whole', async () => {
  const { page, close } = await openPage(browser, { width: 360, height: 780, options: { javaScriptEnabled: false } })
  await page.goto(`${site}/ru/kas`)
  const text = await page.locator('main').innerText()
  for (const part of ['Стоит подумать', 'Аэропорт Даламан', 'море 28°']) expect(text).toContain(part)
  await close()
})
