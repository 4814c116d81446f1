import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getAdminReservation } from '../../src/features/reservations/reservations-admin.contract.ts'
import { anotherDesk, type Desk, OWNER, sitDown, stayFrom, takeByPhone } from '../at-the-desk.ts'
import { launchBrowser } from '../chromium.ts'
import { site } from '../site.ts'

let browser: Browser
let other: Desk
beforeAll(async () => {
  browser = await launchBrowser()
  other = await anotherDesk(site)
})
afterAll(() => browser.close())

const look = async (id: number) => (await other.api(getAdminReservation, { params: { id } })).content

test('a bank statement is matched: the row that names a reservation is confirmed with a press, another put aside', async () => {
  const { id, code } = await takeByPhone(other, site, stayFrom(525), { name: 'Gökçe Havale' })
  const { prepayment, currency } = await look(id)
  const amount = (prepayment / 100).toFixed(2).replace('.', ',')
  const today = new Date().toISOString().slice(0, 10).split('-').reverse().join('.')
  const csv = `Tarih;Açıklama;Tutar;Dekont No\n${today};GONDEREN GOKCE HAVALE ${code};${amount};J1-${code}\n${today};KIRA ${code.slice(2)} YOK;1,00;J2-${code}\n`
  const { page, close, dialog, confirm } = await sitDown(browser, site, '/dashboard/transactions/bank')
  await page.getByRole('button', { name: 'Ekstre yükle' }).click()
  const accounts = dialog.locator('select option', { hasText: currency === 'TL' ? 'TRY' : currency.slice(0, 3) })
  await accounts.first().waitFor({ state: 'attached' })
  await dialog.locator('select').selectOption({ label: (await accounts.first().textContent()) ?? '' })
  await dialog
    .locator('[name="file"]')
    .setInputFiles({ name: 'ekstre.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
  await confirm('Ekstre yükle')

  const row = page.locator('tr', { hasText: `J1-${code}` })
  await row.getByText('Gökçe Havale').waitFor()
  await row.getByRole('button', { name: 'Evet, bu' }).click()
  await expect.poll(async () => (await look(id)).paid).toBe(prepayment)
  expect((await look(id)).status).toBe('CONFIRMED')

  const none = page.locator('tr', { hasText: `J2-${code}` })
  await none.getByRole('button', { name: 'Bizim değil…' }).click()
  await dialog.locator('[name="reason"]').fill('Kira iadesi')
  await confirm('Bizim değil')
  await page.getByRole('link', { name: /^İşlendi/ }).click()
  await page
    .locator('tr', { hasText: `J1-${code}` })
    .getByText(code, { exact: true })
    .waitFor()
  await close()
})

test('an owner reads the month on a phone: stays, commission, what is left', async () => {
  const { page, close } = await sitDown(browser, site, '/dashboard/statement', {
    email: OWNER,
    width: 360,
    height: 760,
  })
  await page.getByRole('heading', { name: /hesap özeti/ }).waitFor()
  await page.getByText('Kalan hakediş').first().waitFor()
  await page.getByRole('heading', { name: 'Konaklamalar' }).first().waitFor()
  expect(await page.getByRole('button', { name: 'Ayı kapat' }).count()).toBe(0)
  const before = await page.locator('h1').textContent()
  const months = page.getByLabel('Ay', { exact: true })
  await months.selectOption({ index: 2 })
  await expect.poll(() => page.locator('h1').textContent()).not.toBe(before)
  await page.waitForURL(/month=/)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Excel’e Aktar' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/\.xlsx$/)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await close()
})
