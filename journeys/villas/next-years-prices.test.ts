import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dayInIstanbul } from '../../src/kernel/day.ts'
import { sitDown } from '../at-the-desk.ts'
import { launchBrowser } from '../chromium.ts'
import { site } from '../site.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

/** A year that has prices while the one after it has none: nobody else looks there. */
const YEAR = Number(dayInIstanbul(new Date()).slice(0, 4)) + 1

test('next year’s prices of every villa: seen before they are written, written as one, taken back as one', async () => {
  const { page, close, dialog, said } = await sitDown(browser, site, `/dashboard/villas/prices?year=${YEAR}`)
  await page.getByRole('gridcell').first().waitFor()
  await page.keyboard.press('y')
  await dialog.getByText(`villanın ${YEAR} fiyatlarını ${YEAR + 1} yılına kopyala`).waitFor()
  await dialog.getByLabel('Yeni yılda fiyatı olan geceler').selectOption('replace')
  await dialog.locator('tbody tr').nth(200).waitFor()
  const write = dialog.getByRole('button', { name: /dönemi yaz/ })
  const count = Number((await write.innerText()).match(/\d+/)?.[0])
  expect(await dialog.locator('tbody tr').count()).toBe(count)
  await write.click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Son değişikliği geri al' }).click()
  await said('Fiyatlar eski hâline döndü.')
  await close()
})

test('prices are typed, pasted from a spreadsheet, filled and raised; a save is one step that can be taken back', async () => {
  const { page, close, said } = await sitDown(browser, site, `/dashboard/villas/prices?year=${YEAR}`)
  const rows = page.locator('tbody tr')
  const cell = (line: number, column: number) => rows.nth(line).getByRole('gridcell').nth(column)
  await cell(0, 3).click()
  const before = await cell(0, 3).locator('span').innerText()
  await page.keyboard.type('18500')
  await page.keyboard.press('Enter')
  await page.keyboard.type('abc')
  await page.keyboard.type('20.250')
  await page.keyboard.press('Tab')
  await expect.poll(() => cell(0, 3).innerText()).toContain('18.500')
  await expect.poll(() => cell(1, 3).innerText()).toContain('20.250')
  await expect.poll(() => page.getByRole('gridcell', { selected: true }).count()).toBe(1)
  await page.getByText('2 hücre değişti').waitFor()
  await page.getByText(/7 gece\): [\d.]+/).waitFor()

  await page.evaluate(() => {
    const data = new DataTransfer()
    data.setData('text/plain', '11.000\t12.000\n13.000\tyok\n')
    document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }))
  })
  await page.getByText('5 hücre değişti').waitFor()
  await page.getByText(/anlaşılmadı/).waitFor()
  await page.keyboard.press('Control+z')
  await page.getByText('2 hücre değişti').waitFor()

  await cell(0, 3).click()
  await page.keyboard.press('Shift+ArrowRight')
  await page.getByRole('button', { name: 'Sağa doldur' }).click()
  await expect.poll(() => cell(0, 4).innerText()).toContain('18.500')
  await page.keyboard.press('Control+s')
  await said('Fiyatlar kaydedildi.')
  await expect.poll(() => cell(0, 4).innerText()).toContain('18.500')
  await page.getByRole('button', { name: 'Son değişikliği geri al' }).click()
  await said('Fiyatlar eski hâline döndü.')
  await expect.poll(() => cell(0, 3).innerText()).toContain(before)
  await close()
})

test('a price period of one villa: an overlap is named, a right one shows what a week costs', async () => {
  const { page, close, dialog, confirm } = await sitDown(browser, site, '/dashboard/villas/7/prices')
  const section = page.locator('section', { has: page.getByRole('heading', { name: 'Dönemler' }) })
  await section.getByRole('button', { name: 'Yeni Ekle' }).click()
  const fill = async (from: string, until: string) => {
    await dialog.getByLabel('İlk gece').fill(from)
    await dialog.getByLabel(/Bitiş günü/).fill(until)
    await dialog.getByLabel('Gecelik').fill('12.500')
  }
  await fill(`01.07.${YEAR}`, `10.07.${YEAR}`)
  await dialog.getByRole('button', { name: 'Kaydet' }).click()
  await page
    .locator('.toasts')
    .getByText(/çakışıyor/)
    .waitFor()
  await fill('01.07.2041', '10.08.2041')
  await dialog.getByText('87.500').waitFor()
  await confirm('Kaydet')
  await section.getByText('2041').first().waitFor()
  const row = section.locator('tr', { hasText: '12.500' })
  await row.getByRole('button', { name: /^Sil/ }).click()
  await row.waitFor({ state: 'detached' })
  await close()
})
