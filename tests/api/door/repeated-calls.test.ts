/** @module-tag embedded */
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { takenNight } from '../../../src/features/availability/availability.table.ts'
import { contactMessage } from '../../../src/features/content/content.table.ts'
import { letter } from '../../../src/features/letters/letters.table.ts'
import { paymentAttempt } from '../../../src/features/payments/payments.table.ts'
import { createReservation } from '../../../src/features/reservations/reservations.contract.ts'
import { reservation } from '../../../src/features/reservations/reservations.table.ts'
import { type Desk, openDesk } from '../../staff-desk.ts'
import { aWish, openTestProduct, type TestProduct } from '../../test-product.ts'

let product: TestProduct
let desk: Desk
beforeAll(async () => {
  product = await openTestProduct()
  desk = await openDesk(product)
})
afterAll(() => product.end())

const book = (wish: object, key: string) => product.call('POST', '/v1/reservation', wish, { 'idempotency-key': key })
const booksOf = async (villaId: number) => ({
  reservations: (await product.db.select().from(reservation).where(eq(reservation.villaId, villaId))).length,
  nights: (await product.db.select().from(takenNight).where(eq(takenNight.villaId, villaId))).length,
  letters: await product.db.$count(letter),
})

/**
 * While `during` runs, the answer of a repeatable call can't be written down: as if the process died between the work
 * and the note of it.
 */
const withoutNotebook = async <T>(during: () => Promise<T>): Promise<T> => {
  await product.db.execute(
    sql`CREATE FUNCTION no_note() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'gone' USING ERRCODE = '57P01'; END $$`,
  )
  await product.db.execute(
    sql`CREATE TRIGGER no_note BEFORE UPDATE ON request_key FOR EACH ROW EXECUTE FUNCTION no_note()`,
  )
  try {
    return await during()
  } finally {
    await product.db.execute(sql`DROP TRIGGER no_note ON request_key`)
    await product.db.execute(sql`DROP FUNCTION no_note`)
  }
}

describe('an outage between the work and the note of its answer', () => {
  test('leaves nothing of a booking; the same key books then', async () => {
    const villa = await product.villa()
    const before = await booksOf(villa.id)
    const broken = await withoutNotebook(() => book(aWish(villa), 'booked-in-an-outage'))
    expect([broken.status, broken.headers['retry-after']]).toEqual([503, '2'])
    expect(await booksOf(villa.id)).toEqual(before)
    const again = await book(aWish(villa), 'booked-in-an-outage')
    expect(again.status).toBe(201)
    expect((await book(aWish(villa), 'booked-in-an-outage')).body).toEqual(again.body)
    expect(await booksOf(villa.id)).toMatchObject({ reservations: 1, nights: 7 })
  })

  test('sends no letter twice and takes no transfer twice', async () => {
    const { id } = await desk.take(await product.villa())
    const twice = async (ask: () => ReturnType<Desk['ask']>) => {
      expect((await withoutNotebook(ask)).status).toBe(503)
      expect((await ask()).status).toBe(200)
      expect((await ask()).status).toBe(200)
    }
    await twice(() => desk.ask('POST', '/v1/admin/sendbank', { reservation_id: id }, `bank-${id}-key`))
    await twice(() => desk.move(id, { move: 'receive-transfer', amount: 1_400_000 }, `transfer-${id}-key`))
    expect(await desk.lettersOf(id)).toEqual(['option_held', 'bank_info', 'confirm'])
    expect((await desk.look(id)).ledger.map(({ amount }) => amount)).toEqual([1_400_000])
  })
})

describe('twenty calls with one key at once', () => {
  const twenty = async (ask: () => Promise<{ status: number; body: unknown }>, status: number) => {
    const answers = await Promise.all(Array.from({ length: 20 }, ask))
    expect(new Set(answers.map((answer) => `${answer.status} ${JSON.stringify(answer.body)}`)).size).toBe(1)
    expect(answers[0]?.status).toBe(status)
  }

  test('are one booking, one letter, one transfer, one message, and twenty equal answers', async () => {
    const villa = await product.villa()
    await twenty(() => book(aWish(villa), 'twenty-bookings'), 201)
    expect(await booksOf(villa.id)).toMatchObject({ reservations: 1, nights: 7 })
    const { id } = await desk.take(await product.villa())
    await twenty(() => desk.ask('POST', '/v1/admin/sendbank', { reservation_id: id }, `twenty-bank-${id}`), 200)
    await twenty(() => desk.move(id, { move: 'receive-transfer' }, `twenty-transfers-${id}`), 200)
    expect(await desk.lettersOf(id)).toEqual(['option_held', 'bank_info', 'confirm'])
    expect((await desk.look(id)).ledger).toHaveLength(1)
    const message = { name: 'Zeynep Tunalı', email: 'zeynep@example.com', message: 'Evcil hayvan olur mu?' }
    await twenty(() => product.call('POST', '/v1/contact', message, { 'idempotency-key': 'twenty-messages' }), 201)
    expect(await product.db.$count(contactMessage)).toBe(1)
  })

  test('are one refusal, too, and it stays the answer', async () => {
    const villa = await product.villa()
    await product.api(createReservation, { body: aWish(villa) })
    await twenty(() => book(aWish(villa, { email: 'late@example.com' }), 'twenty-refusals'), 409)
    expect(await booksOf(villa.id)).toMatchObject({ reservations: 1, nights: 7 })
  })

  test('are one card attempt on one page of the bank; after it failed the key begins another', async () => {
    const villa = await product.villa()
    const { content: held } = await product.api(createReservation, { body: aWish(villa) })
    const start = () =>
      product.call(
        'POST',
        `/v1/payment/${held.token}/start`,
        { acceptTerms: true },
        { 'idempotency-key': 'pressed-many-times' },
      )
    await twenty(start, 200)
    const attempts = () => product.db.select().from(paymentAttempt)
    expect(await attempts()).toHaveLength(1)
    await product.db.update(paymentAttempt).set({ status: 'failed' })
    const [one, two] = [await start(), await start()]
    expect([one.status, two.status, (await attempts()).length]).toEqual([200, 200, 3])
  })
})

test('a key that was forgotten after a week is a new key: another guest’s question makes a new reservation and never shows the old one', async () => {
  const [villa, other] = [await product.villa(), await product.villa()]
  const first = await book(aWish(villa), 'used-by-two-people')
  expect((await book(aWish(other, { name: 'Emre Kaya' }), 'used-by-two-people')).body.content.code).toBe('key-reused')
  await product.later(8 * 24 * 60)
  const second = await book(aWish(other, { name: 'Emre Kaya', email: 'emre@example.com' }), 'used-by-two-people')
  const { body } = await product.call('GET', `/v1/reservation/${second.body.content.token}`)
  expect([second.status, body.content.guestName]).toEqual([201, 'Emre Kaya'])
  expect(second.body.content.code).not.toBe(first.body.content.code)
})
