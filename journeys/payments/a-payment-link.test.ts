import { afterAll, beforeAll, expect, test } from 'vitest'
import { CARDS } from '../../tests/stand-ins/accounts.ts'
import { sitDown } from '../at-the-desk.ts'
import { openPage } from '../chromium.ts'
import { openPayDesk, type PayDesk, typeCard } from './pay-desk.ts'

let desk: PayDesk
beforeAll(async () => {
  desk = await openPayDesk()
})
afterAll(() => desk.close())

test('staff write a provider’s account and give it the lira, a link of their amount goes to the guest, who pays it', async () => {
  const held = await desk.aHeldWeek(645, 'en')
  const office = await sitDown(desk.browser, desk.site, '/dashboard/settings/payments')
  const { page } = office

  // Settings: the account once, then the currency.
  const iyzico = page.locator('section', { has: page.getByRole('heading', { name: 'iyzico' }) })
  await iyzico.getByRole('button', { name: 'Düzenle' }).click()
  await office.dialog.locator('[name="secrets.apiKey"]').fill('sandbox-api')
  await office.dialog.locator('[name="secrets.secretKey"]').fill('sandbox-secret')
  await office.confirm('Kaydet')
  await iyzico.getByText('Kayıtlı').first().waitFor()
  await page.locator('select[name="taker.TL"]').selectOption('iyzico')
  await iyzico.getByText('TRY tahsil ediyor').waitFor()
  expect(await page.content()).not.toContain('sandbox-secret')

  // A link of 5.000 ₺ on the reservation.
  await page.goto(`${desk.site}/dashboard/reservations/${await desk.idOf(held.code)}`)
  await page.getByRole('button', { name: 'Yeni link' }).click()
  await office.dialog.getByLabel('Tutar').fill('5000')
  await office.dialog.getByRole('button', { name: 'Link oluştur' }).click()
  const address = await office.dialog.locator('code').innerText()
  await office.dialog.getByRole('button', { name: 'Kapat' }).last().click()
  await page.getByText('Ödeme bekliyor').waitFor()

  // The guest, in English, asked for nothing but the payment.
  const guest = await openPage(desk.browser, { width: 360, height: 780 })
  await guest.page.goto(address)
  expect(new URL(address).pathname).toBe('/en/guvenli-odeme/link')
  await expect.poll(() => guest.page.locator('main input:visible, main select:visible').count()).toBe(0)
  await guest.page.getByRole('button', { name: /Pay/ }).click()
  await typeCard(guest.page, CARDS.good, false)
  await guest.page.getByText('This link has been paid.').waitFor()
  await guest.page.goto(address)
  await guest.page.getByText('This link has been paid.').waitFor()
  expect(guest.faults).toEqual([])

  await page.reload()
  await page.getByText('Ödendi').first().waitFor()
  await guest.close()
  await office.close()
})
