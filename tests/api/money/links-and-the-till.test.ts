/** @module-tag embedded */
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { letter } from '../../../src/features/letters/letters.table.ts'
import {
  listPaymentLinks,
  type StaffLink,
  sendPaymentLink,
} from '../../../src/features/payments/links/payment-links.contract.ts'
import { changeReservation } from '../../../src/features/reservations/life/changes.contract.ts'
import { enterMoney } from '../../../src/features/reservations/money/till/till.contract.ts'
import { getAdminReservation, moveReservation } from '../../../src/features/reservations/reservations-admin.contract.ts'
import { formatMoney } from '../../../src/kernel/format.ts'
import { aPhoneCall } from '../../staff-desk.ts'
import { type AtStandIns, openAtStandIns, takeCardsBy } from './paying.ts'

let at: AtStandIns
beforeAll(async () => {
  at = await openAtStandIns()
  await takeCardsBy(at.staff, 'iyzico')
})
afterAll(() => at.end())

const aStay = async () => {
  const { token } = await at.product.signIn('ADMIN')
  const call = { ...aPhoneCall(await at.product.villa()), status: 'CONFIRMED', reason: 'Nakit ödedi' }
  const headers = { authorization: `Bearer ${token}`, 'idempotency-key': crypto.randomUUID() }
  const { body } = await at.product.call('POST', '/v1/admin/reservations', call, headers)
  return look(body.content.id)
}
const look = async (id: number) => (await at.staff(getAdminReservation, { params: { id } })).content
type Entry = { kind: 'payment' | 'refund' | 'charge' | 'write-off'; given: number; note?: string }
const once = () => ({ idempotencyKey: crypto.randomUUID() })
const enter = (id: number, entry: Entry) =>
  at.staff(enterMoney, { params: { id }, body: { entries: [{ currency: 'TL', method: 'cash', ...entry }] } }, once())
const give = async (id: number, amount: number): Promise<StaffLink> => {
  const { content } = await at.staff(sendPaymentLink, { body: { reservation_id: id, amount } })
  if (!content.link) throw new Error('no link')
  return content.link
}
const pathOf = ({ url }: StaffLink) => `/v1/payment/link/${new URL(url ?? '').searchParams.get('token')}`
const seen = async (link: StaffLink) => (await at.product.call('GET', pathOf(link))).body.content.state
const start = (link: StaffLink) => at.start(`${pathOf(link)}/start`, crypto.randomUUID(), {})
const payWith = async (link: StaffLink) => at.standIn.pay(await at.pageOf((await start(link)).body.content.redirectUrl))
const mostOf = async (id: number) => (await at.staff(listPaymentLinks, { params: { id } })).content.most

test('a link asks for what was charged on top, and not for what was written off', async () => {
  const { id, total } = await aStay()
  await enter(id, { kind: 'charge', given: 80_000, note: 'Havuz ısıtma' })
  expect(await mostOf(id)).toBe(total + 80_000)
  await enter(id, { kind: 'write-off', given: 50_000, note: 'İndirim' })
  expect(await mostOf(id)).toBe(total + 30_000)
  await expect(give(id, total + 30_001)).rejects.toMatchObject({ status: 400 })
  await at.tell('iyzico', await payWith(await give(id, total + 30_000)))
  expect(await look(id)).toMatchObject({ balance: 0, payment: 'paid', alerts: [] })
})

test('a link that asks for more than is open by now begins no payment: paid at the desk, or the price fell', async () => {
  const { id, total, ...stay } = await aStay()
  const [all, part] = [await give(id, total), await give(id, 100_000)]
  await enter(id, { kind: 'payment', given: total - 100_000 })
  expect([await seen(all), await seen(part)]).toEqual(['ended', 'open'])
  expect((await start(all)).body.content.code).toBe('nothing-due')
  const { guestName: name, checkIn, checkOut, phone, adults } = stay
  const override = { total: total - 50_000 }
  await at.staff(changeReservation, {
    params: { id },
    body: { name, checkIn, checkOut, phone, adults, override, reason: 'Arıza' },
  })
  expect([await seen(part), (await start(part)).body.content.code]).toEqual(['ended', 'nothing-due'])
})

test('a card that was charged twice is given back at the desk: it is not owed again when the rest is paid', async () => {
  const { id, total, prepayment } = await aStay()
  const link = await give(id, prepayment)
  for (const told of [await payWith(link), await payWith(link)]) await at.tell('iyzico', told)
  expect((await look(id)).alerts).toMatchObject([{ kind: 'refund-due', facts: { amount: prepayment } }])
  await enter(id, { kind: 'refund', given: prepayment })
  await enter(id, { kind: 'payment', given: total - prepayment })
  expect(await look(id)).toMatchObject({ paid: total, balance: 0, payment: 'paid', alerts: [] })
})

test('a card that was charged twice gets both sums back when the stay is cancelled, and the letter says so', async () => {
  const { id, prepayment } = await aStay()
  const link = await give(id, prepayment)
  for (const told of [await payWith(link), await payWith(link)]) await at.tell('iyzico', told)
  const [amount, twice] = [2 * prepayment, formatMoney(2 * prepayment, 'TL', 'tr')]
  expect((await look(id)).refundByGuest).toMatchObject({ paid: amount, kept: 0, refunded: amount })
  await at.staff(moveReservation, { params: { id }, body: { move: 'cancel', reason: 'Vazgeçti', kept: 0 } }, once())
  const { alerts, history } = await look(id)
  expect(alerts).toMatchObject([{ kind: 'refund-due', facts: { amount } }])
  expect(history.find(({ what }) => what === 'cancel')?.facts).toEqual({ kept: 0, refunded: amount })
  const letters = await at.product.db.select().from(letter).where(eq(letter.reservationId, id))
  const cancelled = letters.find(({ template }) => template === 'cancelled')
  expect(cancelled?.facts).toMatchObject({ odenen: twice, iade: twice })
})
