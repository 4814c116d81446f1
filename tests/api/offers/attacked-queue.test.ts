/** @module-tag embedded */
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { takenNight } from '../../../src/features/availability/availability.table.ts'
import { expireHolds } from '../../../src/features/reservations/life/expire-holds.flow.ts'
import { settleQueues } from '../../../src/features/reservations/life/queue.flow.ts'
import { createReservation, getReservation } from '../../../src/features/reservations/reservations.contract.ts'
import { reservation } from '../../../src/features/reservations/reservations.table.ts'
import { villa as villaTable } from '../../../src/features/villas/villas.table.ts'
import { SYSTEM } from '../../../src/kernel/caller.ts'
import { type Desk, openDesk } from '../../staff-desk.ts'
import { aWish, openTestProduct, type TestProduct } from '../../test-product.ts'

let product: TestProduct
let desk: Desk
beforeAll(async () => {
  product = await openTestProduct()
})
afterAll(() => product.end())
beforeEach(async () => {
  product.clock.now = new Date('2027-03-01T09:00:00Z')
  desk = await openDesk(product)
})

const services = { publicUrl: 'http://villa.test', linkSecret: new Uint8Array(32), quota: { on: false } }
const act = () => ({ db: product.db, services, who: SYSTEM, now: product.clock.now })
type Villa = Awaited<ReturnType<TestProduct['villa']>>
let guests = 0
const wait = async (villa: Villa, change: object = {}) => {
  const own = { name: 'Ada Yılmaz', email: `sira${++guests}@example.com`, phone: `0533 300 ${1000 + guests}` }
  return (await product.api(createReservation, { body: aWish(villa, { behind: true, ...own, ...change }) })).content
}
const see = async (token: string) => (await product.api(getReservation, { params: { token } })).content
const later = (hours: number) => {
  product.clock.now = new Date(product.clock.now.getTime() + hours * 3_600_000)
}
const idOf = async (code: string) =>
  (await product.db.select().from(reservation).where(eq(reservation.code, code)))[0]?.id ?? 0
/** Every night belongs to one holder, and to the one whose dates and villa these are. */
const nightsAreRight = async () => {
  const wrong = await product.db.execute(sql`
    SELECT r.id, r.status FROM reservation r
    WHERE (r.status = 'CONFIRMED' OR r.status = 'OPTION' AND r.expires_at > ${product.clock.now.toISOString()}::timestamptz)
      AND (SELECT count(*) FROM taken_night n WHERE n.holder_id = r.id AND n.villa_id = r.villa_id
        AND n.kind IN ('option', 'reservation') AND n.night >= r.check_in AND n.night < r.check_out)
        <> r.check_out - r.check_in`)
  expect(wrong.rows).toEqual([])
}

describe('a queue', () => {
  test('goes on at every other villa when one who waits was moved to days that have passed', async () => {
    const [one, two] = [await product.villa(), await product.villa()]
    await product.book(aWish(one, { checkIn: '2027-07-10', checkOut: '2027-07-17' }))
    const stuck = await wait(one)
    expect((await desk.change(await idOf(stuck.code), { checkIn: '2027-03-03', checkOut: '2027-03-06' })).status).toBe(
      200,
    )
    later(72)
    await product.book(aWish(two, { email: 'baska@example.com', phone: '0533 301 0001' }))
    const next = await wait(two)
    later(25)
    await expireHolds(act())
    await settleQueues(act()).catch(() => undefined)
    expect((await see(next.token)).status).toBe('OPTION')
    expect(['REQUEST', 'EXPIRED']).toContain((await see(stuck.token)).status)
    await settleQueues(act())
  })

  test('holds nothing at a villa that is no longer let', async () => {
    const villa = await product.villa()
    await product.book(aWish(villa))
    const { token } = await wait(villa)
    await product.db.update(villaTable).set({ active: false }).where(eq(villaTable.id, villa.id))
    later(25)
    await expireHolds(act())
    await settleQueues(act())
    expect((await see(token)).status).not.toBe('OPTION')
  })

  test('an ending option, a late transfer, another villa and other dates at once never sell a night twice', async () => {
    for (let round = 0; round < 6; round++) {
      const [one, two] = [await product.villa(), await product.villa()]
      const first = await desk.take(one, {
        hours: 24,
        phone: `0533 302 ${1000 + round}`,
        email: `ilk${round}@example.com`,
      })
      const second = await desk.take(two, {
        hours: 24,
        phone: `0533 303 ${1000 + round}`,
        email: `iki${round}@example.com`,
      })
      const waiting = [await wait(one), await wait(one), await wait(two)]
      if (round % 2) later(25)
      const all = await Promise.all([
        settleQueues(act()).then(() => ({ status: 200 })),
        desk.move(first.id, { move: 'receive-transfer', amount: first.prepayment }),
        desk.ask('PUT', `/v1/admin/reservations/${first.id}/villa`, { villaId: two.id, price: 'kept', reason: 'x' }),
        desk.ask('PUT', `/v1/admin/reservations/${second.id}/villa`, { villaId: one.id, price: 'kept', reason: 'x' }),
        desk.change(second.id, { checkIn: '2027-07-12', checkOut: '2027-07-19' }),
        // a hold that somebody moved meanwhile is nobody's fault
        expireHolds(act()).then(
          () => ({ status: 200 }),
          () => ({ status: 409 }),
        ),
        product.call('POST', '/v1/reservation', aWish(one, { phone: `0533 304 ${1000 + round}` })),
        settleQueues(act()).then(() => ({ status: 200 })),
        desk.move(first.id, { move: 'revive', reason: 'x' }),
      ])
      expect(all.filter(({ status }) => status >= 500)).toEqual([])
      await settleQueues(act())
      await nightsAreRight()
      expect(waiting).toHaveLength(3)
      const held = await product.db
        .select()
        .from(takenNight)
        .where(and(eq(takenNight.villaId, one.id), eq(takenNight.night, '2027-07-14')))
      expect(held.length).toBeLessThanOrEqual(1)
      product.clock.now = new Date('2027-03-01T09:00:00Z')
    }
  })
})
