import { readFile } from 'node:fs/promises'
import type { Browser, Page } from 'playwright-core'
import readXlsxFile from 'read-excel-file/node'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sitDown } from '../at-the-desk.ts'
import { launchBrowser } from '../chromium.ts'
import { site } from '../site.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

/** Presses a button that gives a file; answers where it was kept. */
const fileOf = async (page: Page, button: string): Promise<string> => {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ])
  return download.path()
}
const countIn = async (page: Page, tab: RegExp): Promise<number> =>
  Number((await page.getByRole('link', { name: tab }).textContent())?.match(/\d+/)?.[0] ?? 0)

test('both reports of a month: what is missing is mended beside the list, then the files are taken', async () => {
  const { page, dialog, confirm, close } = await sitDown(browser, site, '/dashboard/btrans')
  const missing = () => countIn(page, /Eksik Bilgili/)
  const before = await missing()
  expect(before).toBeGreaterThan(0)
  const row = page.getByRole('row').filter({ hasText: 'IBAN' }).first()
  const villa = (await row.getByRole('cell').nth(2).textContent())?.trim() ?? ''
  await row.getByRole('button', { name: 'Düzelt' }).click()
  await dialog.locator('[name="iban"]').fill('TR33 0006 1005 1978 6457 8413 26')
  await confirm('Kaydet')
  await expect.poll(missing).toBeLessThan(before)

  const xml = await readFile(await fileOf(page, 'XML indir'), 'utf8')
  const record = xml.split('<islem>').find((each) => each.includes('TR330006100519786457841326')) ?? ''
  expect(villa).toMatch(/^Villa /)
  expect(record).toContain(`<siteAdi>${villa}</siteAdi>`)
  await page.getByText(/Son dosya/).waitFor()

  await page.goto(`${site}/dashboard/ministry`)
  await page.getByRole('heading', { name: 'Bakanlık Raporu Oluştur' }).waitFor()
  const [sheet] = await readXlsxFile(await fileOf(page, 'Excel indir'))
  expect(sheet?.data.length).toBeGreaterThan(10)
  await close()
})
