import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createVilla } from '../../src/features/pricing/new-villa.contract.ts'
import { getVillaPrices } from '../../src/features/pricing/prices/prices.contract.ts'
import {
  changeApprovalLimit,
  getApprovalLimit,
} from '../../src/features/reservations/money/approvals/approvals.contract.ts'
import { getAdminReservation } from '../../src/features/reservations/reservations-admin.contract.ts'
import { listChoices } from '../../src/features/villas/choices/choices.contract.ts'
import { dayInIstanbul } from '../../src/kernel/day.ts'
import { anotherDesk, type Desk, sitDown, stayFrom, takeByPhone, typed } from '../at-the-desk.ts'
import { launchBrowser } from '../chromium.ts'
import { site } from '../site.ts'

let browser: Browser
let other: Desk
beforeAll(async () => {
  browser = await launchBrowser()
  other = await anotherDesk(site)
})
afterAll(() => browser.close())

/** A new villa that nobody else looks at. */
const newVilla = async (name: string): Promise<number> => {
  const { towns, owners } = (await other.api(listChoices)).content
  const [town] = towns
  const place = { townId: town?.id ?? 0, districtId: town?.districts[0]?.id ?? 0, ownerId: owners[0]?.id ?? 0 }
  const body = { name, ...place, guests: 6, bedrooms: 3, bathrooms: 2, currency: 'TL' as const }
  return (await other.api(createVilla, { body })).content.id
}

test('a number that is still being typed is what Ctrl+S, Ctrl+Enter and Enter store', async () => {
  const id = await newVilla('Villa Yazarken Kaydet')
  const stored = async () => (await other.api(getVillaPrices, { params: { id } })).content
  const { page, close, dialog } = await sitDown(browser, site, `/dashboard/villas/${id}/prices`)
  const { checkIn, checkOut } = stayFrom(500)
  const discount = async (percent: string, key: string) => {
    await page.locator('section', { hasText: 'İndirimler ve kuponlar' }).getByRole('button', { name: 'Ekle' }).click()
    await dialog.getByLabel('İlk gece').fill(typed(checkIn))
    await dialog.getByLabel('Bitiş günü').fill(typed(checkOut))
    await dialog.getByLabel('Yüzde').fill(percent)
    await page.keyboard.press(key)
    await dialog.waitFor({ state: 'detached' })
  }
  await discount('25', 'Control+s')
  await discount('35', 'Control+Enter')
  await discount('45', 'Enter')
  await expect.poll(async () => (await stored()).discounts.map(({ percent }) => percent).sort()).toEqual([25, 35, 45])

  // The only change of a form counts too, and the hands stay where they are.
  const share = page.getByLabel('Ön ödeme', { exact: true })
  await share.fill('40')
  await share.press('Control+s')
  await expect.poll(async () => (await stored()).terms.prepaymentPercent).toBe(40)
  expect(await share.evaluate((field) => field === document.activeElement)).toBe(true)
  await close()
})

test('what is no amount is said at its field, and no limit goes for it', async () => {
  const before = (await other.api(getApprovalLimit)).content
  const stored = async () => (await other.api(getApprovalLimit)).content.limit
  await other.api(changeApprovalLimit, { body: { limit: 9_000_000_000 } })
  const { page, close } = await sitDown(browser, site, '/dashboard/settings/cancellation')
  const field = page.getByLabel('İkinci onay sınırı')
  const fault = page.locator('[data-error]')
  const asked: string[] = []
  page.on('request', (request) => request.method() === 'PUT' && asked.push(request.url()))
  for (const text of ['80 milyon', '80.00.000', '1,234.50']) {
    await field.fill(text)
    await field.press('Enter')
    await expect.poll(() => fault.allInnerTexts()).toEqual([`“${text}” bir tutar değil. 17.250,50 gibi yazın.`])
    await page.locator('form', { has: field }).getByRole('button', { name: 'Kaydet' }).click()
    expect(await field.evaluate((input) => input === document.activeElement)).toBe(true)
    expect(await field.inputValue()).toBe(text)
  }
  expect(asked).toEqual([])
  expect(await stored()).toBe(9_000_000_000)

  for (const [text, limit] of [
    ['80 000 000 TL', 8_000_000_000],
    ['70000000.50', 7_000_000_050],
    ['', null],
  ] as const) {
    const save = async () => {
      await field.fill(text)
      await field.press('Control+s')
      return stored()
    }
    await expect.poll(save).toBe(limit) // typed again: the card begins anew when a save comes in
  }
  expect(await fault.count()).toBe(0)
  await other.api(changeApprovalLimit, { body: before })
  await close()
})

test('money is not booked on a day that doesn’t exist', async () => {
  const { id } = await takeByPhone(other, site, stayFrom(712), { status: 'CONFIRMED', reason: 'Tanıdık' })
  const look = async () => (await other.api(getAdminReservation, { params: { id } })).content
  const { page, close, dialog } = await sitDown(browser, site, `/dashboard/reservations/${id}`)
  await page.getByRole('button', { name: 'Ödeme al' }).click()
  await dialog.getByLabel('Tutar').fill('100')
  const day = dialog.getByLabel('Değer tarihi')
  const take = dialog.getByRole('button', { name: /al$/ })
  for (const send of [() => day.press('Enter'), () => day.press('Control+s'), () => take.click()]) {
    await day.fill('31.11.2026')
    await send()
    await dialog.getByText('31.11.2026 diye bir gün yok.').waitFor()
    expect(await day.evaluate((field) => field === document.activeElement)).toBe(true)
  }
  expect((await look()).paid).toBe(0)
  await day.fill(typed(dayInIstanbul(new Date())))
  await day.press('Control+s')
  await dialog.waitFor({ state: 'detached' })
  expect((await look()).paid).toBe(10_000)
  await close()
})
