import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sitDown } from '../at-the-desk.ts'
import { launchBrowser } from '../chromium.ts'
import { site } from '../site.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

test('the bell counts what a visitor writes while the page is open, and is still once somebody has looked', async () => {
  const { page, close } = await sitDown(browser, site, '/dashboard/')
  const bell = page.getByRole('button', { name: /^Bildirimler/ })
  await bell.click()
  await page.getByRole('dialog', { name: 'Bildirimler' }).waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => bell.getAttribute('aria-label')).toBe('Bildirimler')
  const sent = await fetch(`${site}/v1/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Zil Çalan', email: 'zil@example.com', phone: '', message: 'Duyuyor musunuz?' }),
  })
  expect(sent.status).toBeLessThan(300)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange'))) // as when somebody comes back to it
  await expect.poll(() => bell.getAttribute('aria-label')).toMatch(/yeni$/)
  await expect.poll(() => page.title()).toMatch(/^\(\d+\) /)
  await bell.click()
  await page.getByRole('link', { name: /Yeni mesaj: Zil Çalan/ }).click()
  await page.waitForURL(/\/dashboard\/contact/)
  await expect.poll(() => bell.getAttribute('aria-label')).toBe('Bildirimler')
  await close()
})
