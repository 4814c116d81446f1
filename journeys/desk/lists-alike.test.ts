import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sitDown } from '../at-the-desk.ts'
import { launchBrowser } from '../chromium.ts'
import { site } from '../site.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const rows = (page: Page) => page.locator('tbody [data-row]')
const heads = (page: Page) => page.getByRole('columnheader').allInnerTexts()

test('the reservations show sixteen rows at once on a desk’s screen; roomier rows are chosen once for every list', async () => {
  const { page, close } = await sitDown(browser, site, '/dashboard/reservations', { width: 1440, height: 900 })
  await rows(page).first().waitFor()
  const whole = () =>
    rows(page).evaluateAll((all) => all.filter((row) => row.getBoundingClientRect().bottom <= innerHeight).length)
  await expect.poll(whole).toBeGreaterThanOrEqual(16)
  const roomy = page.getByRole('button', { name: 'Ferah satırlar' })
  await roomy.click()
  await expect.poll(() => roomy.getAttribute('aria-pressed')).toBe('true')
  await expect.poll(whole).toBeLessThan(16)
  await page.goto(`${site}/dashboard/guests`)
  await rows(page).first().waitFor()
  await expect.poll(() => roomy.getAttribute('aria-pressed')).toBe('true')
  await close()
})

test('a column that is not wanted stays away, and a saved view brings its filters back', async () => {
  const { page, close } = await sitDown(browser, site, '/dashboard/transactions')
  await rows(page).first().waitFor()
  expect(await heads(page)).toContain('Kaydeden')
  await page.getByRole('button', { name: 'Sütunlar' }).click()
  await page.getByRole('menuitemcheckbox', { name: 'Kaydeden' }).click()
  await page.keyboard.press('Escape')
  await expect.poll(() => heads(page)).not.toContain('Kaydeden')
  await page.reload()
  await rows(page).first().waitFor()
  expect(await heads(page)).not.toContain('Kaydeden')
  await page.goto(`${site}/dashboard/reservations?status=OPTION&order=expires`)
  await rows(page).first().waitFor()
  await page.getByRole('button', { name: 'Görünümler' }).click()
  await page.getByLabel('Görünümün adı').fill('Bitecekler')
  await page.getByRole('button', { name: 'Bu görünümü kaydet' }).click()
  await page.goto(`${site}/dashboard/reservations`)
  await rows(page).first().waitFor()
  await page.getByRole('button', { name: 'Görünümler' }).click()
  await page.getByRole('link', { name: 'Bitecekler' }).click()
  await page.waitForURL((url) => url.searchParams.get('status') === 'OPTION')
  await close()
})

test('X selects the row under the keys and shift X a run of them; what is done with them is told in one line', async () => {
  const { page, close, said } = await sitDown(browser, site, '/dashboard/reservations')
  await rows(page).nth(2).waitFor()
  for (const key of ['j', 'x', 'j', 'j', 'Shift+X']) await page.keyboard.press(key)
  await page.getByRole('toolbar', { name: '3 kayıt seçildi' }).waitFor()
  await page.goto(`${site}/dashboard/contact`)
  await rows(page).first().waitFor()
  for (const key of ['j', 'x']) await page.keyboard.press(key)
  await page
    .getByRole('toolbar')
    .getByRole('button', { name: /Tamamlandı \(1\)/ })
    .click()
  await said('Tamamlandı: 1 kayıt tamam')
  await page.getByRole('toolbar').waitFor({ state: 'detached' })
  await close()
})

test.each([768, 900])(
  'between a phone and a desk every list is a table, and nothing scrolls sideways at %i px',
  async (width) => {
    const { page, close } = await sitDown(browser, site, '/dashboard/reservations', { width })
    for (const path of ['reservations', 'transactions', 'guests', 'users', 'villas', 'external', 'contact']) {
      await page.goto(`${site}/dashboard/${path}`)
      await rows(page).first().waitFor()
      const over = () =>
        page.evaluate(() => {
          const frame = document.querySelector('[data-density]')
          return [
            document.documentElement.scrollWidth - innerWidth,
            (frame?.scrollWidth ?? 0) - (frame?.clientWidth ?? 0),
          ]
        })
      await expect.poll(over, { message: path }).toEqual([0, 0])
    }
    await close()
  },
)
