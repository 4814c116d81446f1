import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keyFor } from '../../../src/entry/secrets.ts'
import { demoBankOrder } from '../../../src/platform/cards/demo-bank.table.ts'
import { signedCallback } from '../../../src/platform/cards/demo-bank.ts'
import { type Desk, openDesk } from '../../staff-desk.ts'
import { openTestProduct, type TestProduct } from '../../test-product.ts'

let product: TestProduct
let desk: Desk
beforeAll(async () => {
  product = await openTestProduct()
  desk = await openDesk(product)
})
afterAll(() => product.end())

const KEY = keyFor('a secret of the tests, long enough', 'demo-bank')
const contact = { name: 'Zeynep Tunalı', email: 'zeynep@example.com', phone: '0532 123 45 67' }
const day = (number: number) => `2027-07-${number}`

/** An option of which so many kuruş less than the pre-payment are in. */
const almostPaid = async (missing: number) => {
  const option = await desk.take(await product.villa(), { checkIn: day(10), checkOut: day(17) })
  return desk.made(option.id, { move: 'receive-transfer', amount: option.prepayment - missing })
}

test('an option that is changed to cost no more than what is in is confirmed by that', async () => {
  const { id } = await almostPaid(100)
  const { status } = await desk.ask('PUT', `/v1/admin/reservations/${id}`, {
    checkIn: day(10),
    checkOut: day(14),
    adults: 2,
    ...contact,
  })
  expect([status, (await desk.look(id)).status]).toEqual([200, 'CONFIRMED'])
  expect(await desk.lettersOf(id)).toContain('confirm')
  expect(new Set((await desk.nightsOf(id)).map(({ kind }) => kind))).toEqual(new Set(['reservation']))
  await product.later(72 * 60)
  expect((await desk.look(id)).status).toBe('CONFIRMED')
})

test('an option that ended is confirmed when it is revived with its whole pre-payment in', async () => {
  const villa = await product.villa()
  const checkIn = day(10)
  const { id, guestLink } = await desk.take(villa, { checkIn, checkOut: day(17), hours: 1 })
  const token = new URL(guestLink).searchParams.get('token')
  const { body } = await product.call(
    'POST',
    `/v1/payment/${token}/start`,
    { acceptTerms: true },
    { 'idempotency-key': crypto.randomUUID() },
  )
  await product.later(24 * 60)
  const other = await desk.take(villa, { checkIn, checkOut: day(17) })
  const [order] = await product.db
    .select()
    .from(demoBankOrder)
    .where(eq(demoBankOrder.token, body.content.redirectUrl.split('/').at(-1)))
  if (!order) throw new Error('no order')
  const paid = { ...order, status: 'paid' as const, paymentId: 'P-late' }
  await product.call('POST', '/v1/payment/callback/demo', signedCallback(KEY, paid))
  expect(await desk.alertsOf(id)).toEqual([{ kind: 'refund-due', amount: order.amount, currency: 'TL' }])
  await desk.made(other.id, { move: 'cancel', reason: 'Vazgeçti' })
  const revived = await desk.made(id, { move: 'revive', reason: 'Nights are free again' })
  expect([revived.status, revived.alerts]).toEqual(['CONFIRMED', []])
  expect((await desk.lettersOf(id)).at(-1)).toBe('confirm')
})
