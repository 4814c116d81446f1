import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { discount, season } from '../../../src/features/pricing/pricing.table.ts'
import { type Desk, openDesk } from '../../staff-desk.ts'
import { aWish, openTestProduct, type TestProduct } from '../../test-product.ts'

let product: TestProduct
let desk: Desk
beforeAll(async () => {
  product = await openTestProduct()
  desk = await openDesk(product)
})
afterAll(() => product.end())

const CONFIRMED = { status: 'CONFIRMED', reason: 'Nakit ödedi' }
const newVilla = () => product.villa()

describe('other dates or guests', () => {
  const change = (id: number, body: object) =>
    desk.ask('PUT', `/v1/admin/reservations/${id}`, {
      checkIn: '2027-07-10',
      checkOut: '2027-07-17',
      adults: 2,
      name: 'Zeynep Tunalı',
      email: 'zeynep@example.com',
      phone: '0532 123 45 67',
      ...body,
    })
  /** A change that must not be refused. */
  const changed = async (id: number, body: object) => {
    expect((await change(id, body)).status).toBe(200)
    return desk.look(id)
  }
  const days = async (id: number) => (await desk.nightsOf(id)).map(({ night }) => night.slice(8)).join(' ')

  test('are priced anew; the new nights are held and the old ones freed at once, over its own nights too', async () => {
    const villa = await newVilla()
    const { id, expiresAt } = await desk.take(villa)
    const other = { checkIn: '2027-07-14', checkOut: '2027-07-19', adults: 3, total: 5_000_000 }
    const reservation = await changed(id, other)
    expect(reservation).toMatchObject({
      status: 'OPTION',
      checkIn: '2027-07-14',
      nights: 5,
      guests: 3,
      total: 5_000_000,
      prepayment: 1_000_000,
      expiresAt,
    })
    expect(reservation.history.at(-1)).toMatchObject({
      what: 'edited',
      facts: {
        from: '2027-07-10/2027-07-17',
        to: '2027-07-14/2027-07-19',
        totalBefore: 7_000_000,
        totalNow: 5_000_000,
      },
    })
    expect(await days(id)).toBe('14 15 16 17 18')
    expect(
      new Set((await desk.nightsOf(id)).map((night) => `${night.kind} ${night.expiresAt?.toISOString()}`)),
    ).toEqual(new Set([`option ${expiresAt}`]))
    expect((await desk.take(villa, { checkIn: '2027-07-10', checkOut: '2027-07-14' })).status).toBe('OPTION')
  })

  test('are quoted beforehand over its own nights, and nothing is written', async () => {
    const villa = await newVilla()
    const { id } = await desk.take(villa)
    await desk.take(villa, { checkIn: '2027-07-20', checkOut: '2027-07-22' })
    const before = await desk.stateOf(id)
    const quoted = async (query: string) =>
      (await desk.ask('GET', `/v1/admin/reservations/${id}/quote?${query}`)).body.content
    expect(await quoted('checkin=2027-07-12&checkout=2027-07-15&guests=2')).toMatchObject({
      price: { total: 3_000_000 },
      why: null,
    })
    expect(await quoted('checkin=2027-07-18&checkout=2027-07-21&guests=2')).toMatchObject({
      price: null,
      why: { kind: 'taken' },
    })
    expect((await quoted('checkin=2027-07-15&checkout=2027-07-15&guests=2')).code).toBe('wrong-order')
    expect(await desk.stateOf(id)).toEqual(before)
  })

  test('name in the history which contact data was corrected, without the data', async () => {
    const { id } = await desk.take(await newVilla())
    const factsOf = async (contact: object) => (await changed(id, contact)).history.at(-1)?.facts
    const facts = await factsOf({
      name: 'Zeynep Tunalı Kaya',
      email: 'Zeynep@Example.com',
      phone: '0544 111 22 33',
    })
    expect(facts?.contact).toBe('name,phone')
    expect(JSON.stringify(facts)).not.toMatch(/Kaya|544/)
    expect((await factsOf({ name: 'Zeynep Tunalı Kaya', phone: '+90 544 111 22 33' }))?.contact).toBe('')
  })

  test('that somebody else has leave everything as it was', async () => {
    const villa = await newVilla()
    const { id } = await desk.take(villa, CONFIRMED)
    await desk.take(villa, { checkIn: '2027-07-20', checkOut: '2027-07-22' })
    const before = await desk.stateOf(id)
    const { status, body } = await change(id, { checkIn: '2027-07-16', checkOut: '2027-07-21', name: 'Başka Biri' })
    expect([status, body.content.code, await desk.stateOf(id)]).toEqual([409, 'nights-taken', before])
  })

  test('at another total than the one that was shown are refused with the new price', async () => {
    const { id } = await desk.take(await newVilla())
    const before = await desk.stateOf(id)
    const { body } = await change(id, { checkOut: '2027-07-15', total: 7_000_000 })
    expect([body.content.code, body.content.detail.price.total, await desk.stateOf(id)]).toEqual([
      'price-changed',
      5_000_000,
      before,
    ])
  })

  test('must be dates that can be sold', async () => {
    const { id } = await desk.take(await newVilla())
    const before = await desk.stateOf(id)
    for (const [body, code] of [
      [{ checkIn: '2027-02-01' }, 'past-arrival'],
      [{ checkOut: '2027-07-10' }, 'wrong-order'],
      [{ adults: 9 }, 'too-many-guests'],
      [{ checkIn: '2028-10-10', checkOut: '2029-05-01' }, 'too-long'],
    ] as const)
      expect((await change(id, body)).body.content.code).toBe(code)
    expect(await desk.stateOf(id)).toBe(before)
  })

  test('a new name or number alone never changes the price that was agreed', async () => {
    const villa = await newVilla()
    const { id } = await desk.take(villa)
    await product.db.update(season).set({ nightly: 2_000_000 }).where(eq(season.villaId, villa.id))
    expect(await changed(id, { name: 'Zeynep Tunalı Öz', phone: '+44 20 7946 0958' })).toMatchObject({
      total: 7_000_000,
      guestName: 'Zeynep Tunalı Öz',
      phone: '+442079460958',
    })
    expect((await changed(id, { checkOut: '2027-07-16' })).total).toBe(12_000_000)
  })

  test('keep the coupon the guest came with', async () => {
    const villa = await newVilla()
    await product.db.insert(discount).values({
      villaId: villa.id,
      kind: 'coupon',
      percent: 10,
      threshold: 0,
      from: '2027-01-01',
      until: '2028-01-01',
      coupon: 'YAZ10',
      createdAt: product.clock.now,
    })
    const { code, price } = await product.book(aWish(villa, { coupon: 'YAZ10' }))
    expect(price.total).toBe(6_300_000)
    const found = (await desk.ask('GET', `/v1/admin/reservations?reservation_id=${code}`)).body.content[0]
    expect((await changed(found.id, { checkIn: '2027-07-11', checkOut: '2027-07-16' })).total).toBe(4_500_000)
  })

  test('a request takes no night by changing, one that has ended changes no more', async () => {
    const asked = await desk.take(await newVilla(), { status: 'REQUEST' })
    expect(await changed(asked.id, { checkIn: '2027-07-12' })).toMatchObject({ status: 'REQUEST', nights: 5 })
    expect(await desk.nightsOf(asked.id)).toEqual([])
    for (const status of ['COMPLETED', 'CANCELLED', 'DECLINED', 'EXPIRED', 'NO_SHOW'] as const) {
      const { id } = await desk.takeInto(status)
      expect([status, (await change(id, {})).body.content.code]).toEqual([status, 'move-not-allowed'])
    }
  })
})
