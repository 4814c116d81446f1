/** @module-tag embedded */
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { letter } from '../../../src/features/letters/letters.table.ts'
import {
  listPaymentLinks,
  type StaffLink,
  sendPaymentLink,
  withdrawPaymentLink,
} from '../../../src/features/payments/links/payment-links.contract.ts'
import { paymentLink } from '../../../src/features/payments/links/payment-links.table.ts'
import { refundToCard } from '../../../src/features/payments/refunds/card-refunds.contract.ts'
import { alert } from '../../../src/features/reservations/money/ledger.table.ts'
import { reservation } from '../../../src/features/reservations/reservations.table.ts'
import type { Client } from '../../../src/kernel/client.ts'
import { formatMoney } from '../../../src/kernel/format.ts'
import { aWish } from '../../test-product.ts'
import { type AtStandIns, openAtStandIns, takeCardsBy } from './paying.ts'

let at: AtStandIns
let staff: Client
beforeAll(async () => {
  at = await openAtStandIns()
  staff = at.staff
  await takeCardsBy(staff, 'iyzico')
})
afterAll(() => at.end())

const aStay = async (change: object = {}) => {
  const villa = await at.product.villa()
  const held = await at.product.book(aWish(villa, change))
  const [row] = await at.product.db.select().from(reservation).where(eq(reservation.code, held.code))
  return { held, id: row?.id ?? 0 }
}
const give = async (id: number, amount: number, more: object = {}): Promise<StaffLink> => {
  const { content } = await staff(sendPaymentLink, { body: { reservation_id: id, amount, ...more } })
  if (!content.link) throw new Error('no link')
  return content.link
}
const tokenOf = ({ url }: StaffLink): string => new URL(url ?? '').searchParams.get('token') ?? ''
const seen = async (link: StaffLink) => (await at.product.call('GET', `/v1/payment/link/${tokenOf(link)}`)).body.content
const start = (token: string) => at.start(`/v1/payment/link/${token}/start`, crypto.randomUUID(), {})
const payWith = async (link: StaffLink) => {
  const started = await start(tokenOf(link))
  return at.standIn.pay(await at.pageOf(started.body.content.redirectUrl))
}
const linksOf = async (id: number) => (await staff(listPaymentLinks, { params: { id } })).content

test('a link asks for the amount staff chose, its money is the stay’s, and it is used up then', async () => {
  const { held, id } = await aStay()
  const link = await give(id, 500_000)
  expect(await seen(link)).toMatchObject({ state: 'open', amount: 500_000, currency: 'TL', code: held.code })
  const told = await payWith(link)
  const { headers } = await at.tell('iyzico', told, 'browser')
  expect(headers.location).toBe(`/guvenli-odeme/link?token=${tokenOf(link)}&result=paid`)
  expect(await at.moneyOf(id)).toMatchObject({ ledger: [500_000], alerts: [], status: 'OPTION' })
  expect(await seen(link)).toMatchObject({ state: 'used' })
  expect((await start(tokenOf(link))).body.content.code).toBe('nothing-due')
  expect((await linksOf(id)).links[0]).toMatchObject({ state: 'used', url: null })
})

test('the rest of the stay can be asked for by link, and is not taken for money nobody wanted', async () => {
  const { held, id } = await aStay()
  await at.tell('iyzico', await payWith(await give(id, held.price.prepayment)))
  expect((await at.moneyOf(id)).status).toBe('CONFIRMED')
  await at.tell('iyzico', await payWith(await give(id, held.price.total - held.price.prepayment)))
  expect(await at.moneyOf(id)).toMatchObject({
    ledger: [held.price.prepayment, held.price.total - held.price.prepayment],
    alerts: [],
  })
  expect(await linksOf(id)).toMatchObject({ most: 0 })
})

test('a link that was withdrawn or has ended says so, and begins no payment', async () => {
  const { id } = await aStay({ checkIn: '2027-08-01', checkOut: '2027-08-08' })
  const [withdrawn, short] = [await give(id, 100_000), await give(id, 100_000, { hours: 1 })]
  await staff(withdrawPaymentLink, { params: { id: withdrawn.id } })
  await expect(staff(withdrawPaymentLink, { params: { id: withdrawn.id } })).rejects.toMatchObject({ status: 409 })
  at.product.clock.now = new Date(at.product.clock.now.getTime() + 61 * 60_000)
  expect([(await seen(withdrawn)).state, (await seen(short)).state]).toEqual(['withdrawn', 'expired'])
  for (const link of [withdrawn, short]) expect((await start(tokenOf(link))).body.content.code).toBe('nothing-due')
})

test('who paid while the link was being withdrawn has paid: the money is taken and the link is used', async () => {
  const { id } = await aStay({ checkIn: '2027-08-10', checkOut: '2027-08-17' })
  const link = await give(id, 100_000)
  const told = await payWith(link)
  await staff(withdrawPaymentLink, { params: { id: link.id } })
  await at.tell('iyzico', told)
  expect(await at.moneyOf(id)).toMatchObject({ ledger: [100_000], alerts: [] })
  expect((await linksOf(id)).links[0]?.state).toBe('used')
})

test('two cards at one link: both amounts stand in the ledger, and the second goes back to its card over the provider', async () => {
  const { id } = await aStay({ checkIn: '2027-08-20', checkOut: '2027-08-27' })
  const link = await give(id, 1_400_000)
  const [one, two] = [await payWith(link), await payWith(link)]
  await Promise.all([at.tell('iyzico', one), at.tell('iyzico', two)])
  expect(await at.moneyOf(id)).toMatchObject({ ledger: [1_400_000, 1_400_000], alerts: ['refund-due'] })
  const [due] = await at.product.db.select().from(alert).where(eq(alert.reservationId, id))
  const press = { params: { id: due?.id ?? 0 }, body: { amount: 1_400_000, note: 'iki kez çekildi' } }
  at.standIn.book.misbehave('refund', 'done-but-500')
  const [first, again] = [
    await staff(refundToCard, press, { idempotencyKey: 'one-press-of-it' }),
    await staff(refundToCard, press, { idempotencyKey: 'one-press-of-it' }),
  ]
  expect([first.content.state, again.content.state]).toEqual(['asked', 'done'])
  const gone = [...at.standIn.book.orders.values()].flatMap(({ refunds }) => refunds)
  expect(gone).toEqual([1_400_000])
  expect(await at.moneyOf(id)).toMatchObject({ ledger: [1_400_000, 1_400_000, -1_400_000], alerts: [] })
  await expect(staff(refundToCard, press, { idempotencyKey: 'another-press' })).rejects.toMatchObject({ status: 409 })
})

test('no link asks for more than is still open of the stay, and none is given where nothing can be paid', async () => {
  const { held, id } = await aStay({ checkIn: '2027-09-01', checkOut: '2027-09-08' })
  const beyond = staff(sendPaymentLink, { body: { reservation_id: id, amount: held.price.total + 1 } })
  await expect(beyond).rejects.toMatchObject({ status: 400, fields: { amount: expect.any(String) } })
  at.product.clock.now = new Date(at.product.clock.now.getTime() + 25 * 3_600_000)
  staff = await at.staffAnew()
  const late = staff(sendPaymentLink, { body: { reservation_id: id, amount: 100 } })
  await expect(late).rejects.toMatchObject({ code: 'move-not-allowed' })
})

test('the letter carries the link, the amount and the end; without a letter staff give the link themselves', async () => {
  const { id } = await aStay({ checkIn: '2027-09-10', checkOut: '2027-09-17' })
  const link = await give(id, 250_000)
  await give(id, 260_000, { mail: false })
  const letters = await at.product.db.select().from(letter).where(eq(letter.reservationId, id))
  const asked = letters.filter(({ template }) => template === 'payment_request')
  expect(asked.map(({ facts }) => facts)).toEqual([
    expect.objectContaining({ link_adresi: link.url, link_tutari: formatMoney(250_000, 'TL', 'tr') }),
  ])
})

test('the database holds no token, and nobody guesses one', async () => {
  const { id } = await aStay({ checkIn: '2027-09-20', checkOut: '2027-09-27' })
  const link = await give(id, 250_000, { mail: false })
  const stored = JSON.stringify(await at.product.db.select().from(paymentLink))
  expect([tokenOf(link).length, stored.includes(tokenOf(link))]).toEqual([32, false])
  for (const token of ['', 'x', tokenOf(link).slice(1), `${tokenOf(link)}x`])
    expect((await at.product.call('GET', `/v1/payment/link/${token}`)).status).toBe(404)
})
