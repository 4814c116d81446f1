/** @module-tag embedded */
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { takenNight } from '../../../src/features/availability/availability.table.ts'
import { letter } from '../../../src/features/letters/letters.table.ts'
import { createReservation, enquire, getReservation } from '../../../src/features/reservations/reservations.contract.ts'
import { reservation } from '../../../src/features/reservations/reservations.table.ts'
import { getAdminReservation, moveReservation } from '../../../src/features/reservations/reservations-admin.contract.ts'
import { setting } from '../../../src/features/settings/settings.table.ts'
import { aWish, openTestProduct, type TestProduct } from '../../test-product.ts'

let product: TestProduct
beforeAll(async () => {
  product = await openTestProduct()
  await product.db.insert(setting).values({ key: 'site_email', value: 'desk@example.com' })
})
afterAll(() => product.end())

const book = (wish: object, headers: Record<string, string> = {}) =>
  product.call('POST', '/v1/reservation', wish, headers)
const countOf = async (villaId: number) =>
  (await product.db.select().from(reservation).where(eq(reservation.villaId, villaId))).length

describe('booking a stay', () => {
  test('a live villa is held as an option for 24 hours, with its nights and a letter', async () => {
    const villa = await product.villa()
    const content = await product.book(aWish(villa))
    expect(content).toMatchObject({
      status: 'OPTION',
      checkIn: '2027-07-10',
      due: content.price.prepayment,
      canPay: true,
      canCancel: true,
    })
    expect(content.price.total).toBe(7_000_000)
    expect(content.expiresAt).toBe('2027-03-02T09:00:00.000Z')
    expect(await product.db.select().from(takenNight).where(eq(takenNight.villaId, villa.id))).toHaveLength(7)
    const letters = await product.db.select().from(letter).where(sql`${letter.facts} ->> 'rez_kod' = ${content.code}`)
    expect(letters.map(({ template, recipient }) => `${template} ${recipient}`).sort()).toEqual([
      'option_held zeynep@example.com',
      'reservation_new_admin desk@example.com',
    ])
  })

  test('a villa on request is asked for: no night is held and staff say yes', async () => {
    const villa = await product.villa({ live: false })
    const { content } = await product.api(createReservation, { body: aWish(villa) })
    expect(content.status).toBe('REQUEST')
    expect(await product.db.select().from(takenNight).where(eq(takenNight.villaId, villa.id))).toHaveLength(0)
  })

  test('guests may arrive on the day others leave', async () => {
    const villa = await product.villa()
    expect((await book(aWish(villa))).status).toBe(201)
    expect((await book(aWish(villa, { checkIn: '2027-07-17', checkOut: '2027-07-20' }))).status).toBe(201)
    expect((await book(aWish(villa, { checkIn: '2027-07-05', checkOut: '2027-07-10' }))).status).toBe(201)
    expect((await book(aWish(villa, { checkIn: '2027-07-16', checkOut: '2027-07-19' }))).status).toBe(409)
  })

  test('of 200 attempts at overlapping nights at once exactly one wins; the others are told that the nights are taken', async () => {
    const villa = await product.villa()
    const attempts = Array.from({ length: 200 }, (_, index) =>
      book(
        aWish(villa, {
          checkIn: `2027-08-${String(8 + (index % 6)).padStart(2, '0')}`,
          checkOut: `2027-08-${15 + (index % 3)}`,
          email: `guest${index}@example.com`,
        }),
      ),
    )
    const answers = await Promise.all(attempts)
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    const losers = answers.filter(({ status }) => status !== 201)
    expect(new Set(losers.map(({ status, body }) => `${status} ${body.content.code}`))).toEqual(
      new Set(['409 nights-taken']),
    )
    expect(await countOf(villa.id)).toBe(1)
  })

  test('adjacent stays asked for at once all win', async () => {
    const villa = await product.villa()
    const days = ['2027-09-01', '2027-09-08', '2027-09-15', '2027-09-22', '2027-09-29']
    const answers = await Promise.all(
      days.slice(1).map((checkOut, index) => book(aWish(villa, { checkIn: days[index], checkOut }))),
    )
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201])
  })

  test('of two requests for the same nights only one can be accepted', async () => {
    const villa = await product.villa({ live: false })
    const { api, token } = await product.signIn('ADMIN')
    await product.api(createReservation, { body: aWish(villa) })
    await product.api(createReservation, { body: aWish(villa, { email: 'other@example.com' }) })
    const ids = (
      await product.db.select({ id: reservation.id }).from(reservation).where(eq(reservation.villaId, villa.id))
    ).map(({ id }) => id)
    const accept = (id: number | undefined) =>
      product.call('PATCH', `/v1/admin/reservations/${id}`, { move: 'accept' }, { authorization: `Bearer ${token}` })
    const answers = await Promise.all(ids.map(accept))
    const statuses = await product.db
      .select({ status: reservation.status })
      .from(reservation)
      .where(eq(reservation.villaId, villa.id))
    expect(statuses.map(({ status }) => status).sort()).toEqual(['OPTION', 'REQUEST'])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.body.content.code).toBe('nights-taken')
    const loser = ids[answers.findIndex(({ status }) => status === 409)] ?? 0
    await api(moveReservation, { params: { id: loser }, body: { move: 'decline', reason: 'Dolu' } })
    const { content } = await api(getAdminReservation, { params: { id: loser } })
    expect(content.status).toBe('DECLINED')
  })

  test('the same Idempotency-Key twenty times is one reservation and one answer', async () => {
    const villa = await product.villa()
    const headers = { 'idempotency-key': 'the-very-same-wish' }
    const first = await book(aWish(villa), headers)
    const again = await Promise.all(Array.from({ length: 20 }, () => book(aWish(villa), headers)))
    expect(first.status).toBe(201)
    expect(new Set(again.map(({ body }) => JSON.stringify(body)))).toEqual(new Set([JSON.stringify(first.body)]))
    expect(await countOf(villa.id)).toBe(1)
    expect((await book(aWish(villa, { adults: 3 }), headers)).body.content.code).toBe('key-reused')
  })

  test('a price that changed since it was seen is refused with the new quote', async () => {
    const villa = await product.villa()
    const { status, body } = await book(aWish(villa, { total: 6_900_000 }))
    expect([status, body.content.code, body.content.detail.price.total]).toEqual([409, 'price-changed', 7_000_000])
    expect(await countOf(villa.id)).toBe(0)
  })

  test('an option that ran out is free at once, before any tidying up', async () => {
    const villa = await product.villa()
    const { content } = await product.api(createReservation, { body: aWish(villa) })
    product.clock.now = new Date(product.clock.now.getTime() + 25 * 3_600_000)
    expect((await product.api(getReservation, { params: { token: content.token } })).content.status).toBe('EXPIRED')
    expect((await book(aWish(villa))).status).toBe(201)
  })

  test('a reservation is found again by its code with e-mail or phone, and by nothing less', async () => {
    const villa = await product.villa()
    const { content } = await product.api(createReservation, { body: aWish(villa) })
    const typed = `${content.code.slice(0, 5).toLowerCase()} ${content.code.slice(5)}`
    expect((await product.api(enquire, { body: { code: typed, contact: 'ZEYNEP@example.com' } })).content.code).toBe(
      content.code,
    )
    expect(
      (await product.api(enquire, { body: { code: content.code, contact: '+90 532 123 45 67' } })).content.code,
    ).toBe(content.code)
    for (const contact of ['someone@example.com', '0532 123 45 68', '@'])
      expect((await product.call('POST', '/v1/reservation/enquire', { code: content.code, contact })).status).toBe(404)
    expect((await product.call('GET', `/v1/reservation/${content.token.slice(0, -2)}xx`)).status).toBe(404)
  })
})
