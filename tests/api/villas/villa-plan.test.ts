/** @module-tag embedded */
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { plansOf } from '../../../src/features/pricing/pricing.store.ts'
import { dayPrice, discount, extra, season } from '../../../src/features/pricing/pricing.table.ts'
import { planOf } from '../../../src/features/pricing/villa-plan.store.ts'
import { addDays } from '../../../src/kernel/day.ts'
import { openTestProduct, type TestProduct } from '../../test-product.ts'

let product: TestProduct
beforeAll(async () => {
  product = await openTestProduct()
})
afterAll(() => product.end())

const FIRST = '2027-05-01'
const day = fc.nat(400).map((days) => addDays(FIRST, days))
const amount = fc.integer({ min: 0, max: 90_000_00 })
const weekdays = fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { maxLength: 7 })
const percent = fc.integer({ min: 1, max: 60 })

const plan = fc.record({
  seasons: fc.array(
    fc.record({
      from: day,
      until: day,
      nightly: amount,
      weekly: fc.option(amount),
      minNights: fc.integer({ min: 1, max: 14 }),
      arrivalDays: weekdays,
      departureDays: weekdays,
      cleaningBelowNights: fc.nat(7),
      cleaningFee: amount,
      prepaymentPercent: fc.option(percent),
    }),
    { maxLength: 30 },
  ),
  nights: fc.uniqueArray(day, { maxLength: 10 }),
  nightly: amount,
  discounts: fc.array(
    fc.record({
      ofAll: fc.boolean(),
      kind: fc.constantFrom('length', 'early', 'last-minute', 'coupon'),
      percent,
      threshold: fc.nat(90),
      from: day,
      until: day,
      coupon: fc.option(fc.string({ maxLength: 12, unit: 'binary' }).filter((text) => !text.includes('\0'))),
    }),
    { maxLength: 6 },
  ),
  extras: fc.array(
    fc.record({ name: fc.constantFrom('Isıtma', 'A"b\\c\n', '👩‍👧'), amount, per: fc.constantFrom('stay', 'night') }),
    { maxLength: 4 },
  ),
})

test('the price plan of one villa is the same, read alone or with all the others', async () => {
  const { db } = product
  await fc.assert(
    fc.asyncProperty(plan, async ({ seasons, nights, nightly, discounts, extras }) => {
      const { id: villaId } = await product.villa()
      if (seasons.length) await db.insert(season).values(seasons.map((row) => ({ ...row, villaId })))
      if (nights.length) await db.insert(dayPrice).values(nights.map((night) => ({ villaId, night, nightly })))
      const createdAt = product.clock.now
      if (discounts.length)
        await db.insert(discount).values(
          discounts.map(({ ofAll, kind, ...row }) => ({
            ...row,
            kind: kind as 'length',
            villaId: ofAll ? null : villaId,
            createdAt,
          })),
        )
      if (extras.length)
        await db.insert(extra).values(
          extras.map(({ name, per, ...row }) => ({
            ...{ ...row, villaId, code: 'pet' as const },
            ...{ name: { tr: name }, per: per as 'stay' },
          })),
        )
      const [alone, among] = [await planOf(db, villaId), (await plansOf(db)).get(villaId)]
      expect(inOrder(alone)).toEqual(inOrder(among))
      await db.delete(discount)
    }),
    { seed: 20_270_301, numRuns: 25 },
  )
})

type Plan = Awaited<ReturnType<typeof planOf>>

/** Rows without the villa they belong to; those whose order says nothing, in the order of their ids. */
const inOrder = (of: Plan) => {
  const rows = <T extends { id: number }>(list: T[]) =>
    list.map((row) => ({ ...row, villaId: undefined })).sort((a, b) => a.id - b.id)
  return of && { ...of, seasons: rows(of.seasons), discounts: rows(of.discounts), extras: rows(of.extras) }
}
