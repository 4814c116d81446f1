/** @module-tag embedded */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { discount } from '../../../src/features/pricing/pricing.table.ts'
import { addDays, dayInIstanbul } from '../../../src/kernel/day.ts'
import { nightsAndOwners } from '../../crash/kit/audit.ts'
import { type Desk, openDesk } from '../../staff-desk.ts'
import { openTestProduct, type TestProduct } from '../../test-product.ts'

let product: TestProduct
let desk: Desk
beforeAll(async () => {
  product = await openTestProduct()
  desk = await openDesk(product)
})
afterAll(() => product.end())

const today = () => dayInIstanbul(product.clock.now)
const later = (days: number) => {
  product.clock.now = new Date(product.clock.now.getTime() + days * 86_400_000)
}
const change = (id: number, body: object) => desk.change(id, body)
const moveTo = (id: number, villaId: number, price = 'kept') =>
  desk.ask('PUT', `/v1/admin/reservations/${id}/villa`, { villaId, price, reason: 'Klima bozuldu' })
const audit = () => nightsAndOwners(product.db, product.clock.now)
const FIRM = { status: 'CONFIRMED', reason: 'Nakit ödedi' }

describe('guests who moved to another villa during their stay', () => {
  test('have arrived: their check-in is not undone, so no night is left without an owner', async () => {
    const { id } = await desk.takeInto('CHECKED_IN')
    later(1)
    expect((await moveTo(id, (await product.villa()).id)).status).toBe(200)
    expect((await desk.move(id, { move: 'undo-check-in', reason: 'Gelmedi' })).body.content.code).toBe(
      'move-not-allowed',
    )
    later(3)
    const { total } = await desk.look(id)
    await desk.made(id, { move: 'complete', debt: total, reason: 'Sonra' })
    await desk.made(id, { move: 'reopen', reason: 'Yanlış' })
    expect((await desk.move(id, { move: 'undo-check-in', reason: 'x' })).status).toBeGreaterThanOrEqual(400)
    expect(await audit()).toEqual([])
  })

  test('stay longer and shorter there, though somebody else slept there before them', async () => {
    const other = await product.villa()
    await desk.take(other, { ...FIRM, checkIn: today(), checkOut: addDays(today(), 1) })
    const { id, checkIn, checkOut } = await desk.takeInto('CHECKED_IN')
    later(1)
    expect((await moveTo(id, other.id)).status).toBe(200)
    expect((await change(id, { checkOut: addDays(checkOut, 2) })).status).toBe(200)
    expect(await desk.look(id)).toMatchObject({ nights: 5 })
    expect((await change(id, { checkOut: addDays(checkIn, 2) })).status).toBe(200)
    expect(await desk.nightsOf(id)).toHaveLength(2)
    expect(await audit()).toEqual([])
  })

  test('may pay the other villa’s price', async () => {
    const other = await product.villa()
    await desk.take(other, { ...FIRM, checkIn: today(), checkOut: addDays(today(), 1) })
    const { id } = await desk.takeInto('CHECKED_IN')
    later(1)
    expect((await moveTo(id, other.id, 'new')).status).toBe(200)
    expect(await audit()).toEqual([])
  })
})

test('guests who stayed on without a word are written down later, every night of it', async () => {
  const { id, checkOut } = await desk.takeInto('CHECKED_IN')
  later(5)
  expect((await change(id, { checkOut: addDays(checkOut, 3) })).status).toBe(200)
  expect(await desk.nightsOf(id)).toHaveLength(6)
  expect(await audit()).toEqual([])
})

test('a stay of last weekend is written down and settled, and keeps its nights in order', async () => {
  const villa = await product.villa()
  const past = { checkIn: addDays(today(), -5), checkOut: addDays(today(), -2), override: { lift: true } }
  const { id } = await desk.take(villa, { ...FIRM, ...past })
  await desk.made(id, { move: 'check-in' })
  const { total } = await desk.look(id)
  await desk.made(id, { move: 'complete', debt: total, reason: 'Sonra' })
  expect(await audit()).toEqual([])
})

test('who stays longer on the very day of arrival pays as on the day of the booking, not as at the last minute', async () => {
  const villa = await product.villa()
  const rule = { kind: 'last-minute' as const, percent: 50, threshold: 3, from: today(), until: addDays(today(), 99) }
  await product.db.insert(discount).values({ ...rule, villaId: villa.id, createdAt: product.clock.now })
  const [checkIn, checkOut] = [addDays(today(), 10), addDays(today(), 13)]
  const { id, total } = await desk.take(villa, { ...FIRM, checkIn, checkOut })
  later(10)
  await desk.made(id, { move: 'check-in' })
  const quote = `/v1/admin/reservations/${id}/quote?checkin=${checkIn}&checkout=${addDays(checkOut, 1)}&guests=2`
  expect((await desk.ask('GET', quote)).body.content.price.total).toBe((total / 3) * 4)
  expect((await change(id, { checkOut: addDays(checkOut, 1) })).status).toBe(200)
  expect((await desk.look(id)).total).toBe((total / 3) * 4)
})
