import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getAdminReservation } from '../../src/features/reservations/reservations-admin.contract.ts'
import { anotherDesk, type Desk, inWords, sitDown, stayFrom, takeByPhone } from '../at-the-desk.ts'
import { bookableVilla } from '../bookable-villa.ts'
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
const REASON = { status: 'CONFIRMED', reason: 'Tanıdık' } as const

test('a wrong amount is put right: euros in cash, taken back, moved to the guest it was for, and found in the list', async () => {
  const wrong = await takeByPhone(other, site, stayFrom(503), { ...REASON, name: 'Hülya Yanlış' })
  const right = await takeByPhone(other, site, stayFrom(519), { ...REASON, name: 'Meltem Doğru' })
  const { page, close, dialog, confirm, said } = await sitDown(browser, site, `/dashboard/reservations/${wrong.id}`)
  await page.getByRole('button', { name: 'Ödeme al' }).click()
  await dialog.getByLabel('Para birimi').selectOption('POUND')
  await dialog.getByLabel('Tutar').fill('100')
  const rate = dialog.getByLabel('1 GBP kaç?')
  await expect.poll(() => rate.inputValue()).toMatch(/\d/) // today's is proposed
  await rate.fill('2')
  await page.keyboard.press('Tab')
  await dialog.getByText(/^= 200/).waitFor()
  await confirm(/al$/)
  await expect.poll(async () => (await look(wrong.id)).paid).toBe(20_000)

  await page.getByRole('button', { name: 'Storno et' }).click()
  await dialog.getByRole('button', { name: /^Storno et/ }).click()
  await dialog.getByText('Bu alan zorunludur.').waitFor()
  await dialog.getByLabel('Neden').fill('Yanlış rezervasyon')
  await dialog.getByLabel('Doğrusu hangi rezervasyon?').fill(right.code)
  await confirm(/^Storno et/)
  await said(`Storno edildi · ${wrong.code}`)
  await expect.poll(async () => [(await look(wrong.id)).paid, (await look(right.id)).paid]).toEqual([0, 20_000])

  await page.goto(`${site}/dashboard/transactions?q=${right.code}`)
  const row = page.locator('tr', { hasText: right.code })
  await row.getByText(`${inWords(10_000)}\u00a0£`).waitFor()
  await page.getByRole('button', { name: 'Bugün' }).click()
  await page.waitForURL(/date1=/)
  await row.getByText('Nakit').waitFor()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Excel', exact: true }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/\.xlsx$/)
  await close()
})

test('a deposit is taken, kept in part with a reason and returned; a note stays among staff', async () => {
  const { id } = await takeByPhone(other, site, stayFrom(548), REASON)
  const { page, close, dialog, confirm } = await sitDown(browser, site, `/dashboard/reservations/${id}`)
  const enter = async (name: string, amount: string, reason = '') => {
    await page.getByRole('button', { name: 'İşlem' }).click()
    await page.getByRole('menuitem', { name }).click()
    await dialog.getByLabel('Tutar').fill(amount)
    if (reason) await dialog.getByLabel('Neden').fill(reason)
    await confirm(/al$|kes$|iade et$/)
  }
  await enter('Depozito al', '5000')
  await enter('Depozitodan kes', '1500', 'Cam sehpa çatlak')
  await enter('Depozito iade et', '3500')
  await expect.poll(async () => (await look(id)).deposit).toMatchObject({ held: 0, kept: 150_000 })
  await page.getByLabel('Yeni not').fill('Bebek yatağı kuruldu')
  await page.getByRole('button', { name: 'Not ekle' }).click()
  await page.getByText('Bebek yatağı kuruldu').first().waitFor()
  await expect.poll(async () => (await look(id)).notes.length).toBe(1)
  await page.getByRole('button', { name: 'Notu kaldır' }).click()
  await expect.poll(async () => (await look(id)).notes.length).toBe(0)
  await close()
})

test('a stay goes to another villa at the price that stands, and its guests are told', async () => {
  const stay = stayFrom(620)
  const { id, villaId, total } = await takeByPhone(other, site, stay, REASON)
  const free = await bookableVilla(site, stay, 2)
  const { page, close, dialog, confirm, fromMenu, history } = await sitDown(
    browser,
    site,
    `/dashboard/reservations/${id}`,
  )
  await fromMenu('Villa değiştir')
  await dialog.getByRole('combobox', { name: 'Villa' }).fill(free.name)
  await page.getByRole('listbox').getByRole('option').first().click()
  await dialog.getByText('Fiyat aynı kalsın:').waitFor()
  await dialog.getByLabel('Neden').fill('Klima bozuldu')
  await confirm(/^Villa değiştir/)
  await history('“Klima bozuldu”')
  const moved = await look(id)
  expect([moved.villa, moved.total, moved.villaId === villaId]).toEqual([free.name, total, false])
  await close()
})
