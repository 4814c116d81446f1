import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser, openPage } from '../chromium.ts'
import { site } from '../site.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

test('a photo is a blur of itself until it is there, and the next one is fetched before it is asked for', async () => {
  const { page, faults, close } = await openPage(browser, { width: 1024, height: 800 })
  await page.goto(`${site}/villa/villa-kum-saati`)
  await page
    .getByRole('link', { name: /büyüt|aç/i })
    .first()
    .click()
  const lightbox = page.getByRole('dialog', { name: 'Fotoğraflar' })
  const photos = lightbox.locator('figure')
  await expect.poll(() => photos.count()).toBeGreaterThan(3)
  const blurs = await photos
    .locator('> [aria-hidden=true]')
    .evaluateAll((all) => all.map((each) => getComputedStyle(each).backgroundImage))
  expect(blurs.filter((blur) => blur.startsWith('url("data:image/webp'))).toHaveLength(await photos.count())
  const loading = () =>
    photos.locator('img').evaluateAll((all) => all.map((each) => (each as HTMLImageElement).loading))
  expect((await loading()).slice(0, 3)).toEqual(['eager', 'eager', 'lazy'])
  await page.keyboard.press('ArrowRight')
  await expect.poll(async () => (await loading()).slice(0, 4)).toEqual(['eager', 'eager', 'eager', 'lazy'])
  const shown = photos.nth(1).locator('img')
  await expect
    .poll(() =>
      shown.evaluate((image) => (image as HTMLImageElement).complete && (image as HTMLImageElement).naturalWidth > 0),
    )
    .toBe(true)
  await page.keyboard.press('Escape')
  await expect.poll(() => lightbox.count()).toBe(0)
  expect(faults).toEqual([])
  await close()
})
