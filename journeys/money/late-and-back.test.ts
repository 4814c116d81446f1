import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { quoteChange } from '../../src/features/reservations/life/changes.contract.ts'
import { enterMoney } from '../../src/features/reservations/money/till/till.contract.ts'
import { getReservation } from '../../src/features/reservations/reservations.contract.ts'
import { getAdminReservation, listReservations } from '../../src/features/reservations/reservations-admin.contract.ts'
import { anotherDesk, type Desk, inWords, sitDown, stayFrom, takeByPhone } from '../at-the-desk.ts'
import { launchBrowser, openPage } from '../chromium.ts'
import { site } from '../site.ts'

let browser: Browser
let other: Desk
beforeAll(async () => {
  browser = await launchBrowser()
  other = await anotherDesk(site)
})
afterAll(() => browser.close())

const look = async (id: number) => (await other.api(getAdminReservation, { params: { id } })).content

/** The last lapsed option whose nights nobody else has taken. */
const lapsedAndFree = async () => {
  const { content } = await other.api(listReservations, { query: { status: 'EXPIRED' } })
  for (const row of content.filter(({ checkIn }) => checkIn >= stayFrom(10).checkIn).reverse()) {
    const query = { checkin: row.checkIn, checkout: row.checkOut, guests: row.guests }
    if ((await other.api(quoteChange, { params: { id: row.id }, query })).content.price) return row
  }
  throw new Error('No lapsed option has free nights.')
}

test('a transfer that comes after the option lapsed still gives the guest her villa', async () => {
  const { id, prepayment } = await lapsedAndFree()
  const { page, close, dialog, confirm, status, history } = await sitDown(
    browser,
    site,
    `/dashboard/reservations/${id}`,
  )
  await status('Süresi Doldu')
  await page.getByRole('button', { name: 'Havale geldi' }).click()
  await expect.poll(() => dialog.getByLabel('Gelen tutar').inputValue()).toBe(inWords(prepayment))
  await confirm(/^Havale geldi/)
  await status('Onaylandı')
  await history('Süresi Doldu → Onaylandı')
  await expect.poll(() => look(id)).toMatchObject({ status: 'CONFIRMED', paid: prepayment, alerts: [] })
  await close()
})

test('a guest cancels on a phone and gets back what her page promised, and reads that it was paid', async () => {
  const stay = await takeByPhone(other, site, stayFrom(459), { name: 'Derya Vazgeçti' })
  const { id, currency, price } = stay
  const money = [{ kind: 'payment' as const, method: 'transfer' as const, given: price.total, currency }]
  await other.api(enterMoney, { params: { id }, body: { entries: money } }, { idempotencyKey: crypto.randomUUID() })
  const { guestLink } = await look(id)
  const token = new URL(guestLink, site).searchParams.get('token') ?? ''
  const asGuest = async () => (await other.api(getReservation, { params: { token } })).content
  const promised = (await asGuest()).refundNow
  const { page, close } = await openPage(browser, { width: 360, height: 780 })
  await page.goto(`${site}/enquire?token=${encodeURIComponent(token)}`)
  await page
    .getByText(`${inWords(promised.refunded)}`)
    .first()
    .waitFor()
  await page.getByRole('button', { name: 'Rezervasyonu iptal et…' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'İptal et' }).click()
  await page.getByText(/İadeniz hazırlanıyor/).waitFor()
  await expect.poll(async () => (await asGuest()).refund).toMatchObject({ state: 'due', amount: promised.refunded })

  const desk = await sitDown(browser, site, `/dashboard/reservations/${id}`)
  await desk.page.getByRole('button', { name: 'İade yapıldı' }).click()
  await desk.dialog.getByText(inWords(promised.refunded)).first().waitFor()
  await desk.confirm(/^İade yapıldı/)
  await expect.poll(() => look(id)).toMatchObject({ status: 'CANCELLED', paid: promised.kept, alerts: [], currency })
  await desk.close()
  await page.reload()
  await page.getByText(/İadeniz yapıldı/).waitFor()
  await close()
})
