import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aPlanSeason, aPricePlan } from '../../../seeds/a-price-plan.ts'
import { aPriceQuestion as ask, priced } from '../../../seeds/a-price-question.ts'
import { addDays, nightCount, type Stay } from '../../kernel/day.ts'
import type { PricePlan } from './price-plan.ts'
import type { PriceLine, StayPrice } from './pricing.shape.ts'
import { priceOfStay } from './stay-price.ts'

const amount = fc.integer({ min: 1, max: 90_000_000 })
const somePlan: fc.Arbitrary<PricePlan> = fc
  .record({
    borders: fc.uniqueArray(fc.integer({ min: 1, max: 200 }), { minLength: 0, maxLength: 5 }),
    prices: fc.array(
      fc.record({
        nightly: amount,
        weekly: fc.option(amount),
        minNights: fc.integer({ min: 1, max: 9 }),
        cleaningFee: amount,
        cleaningBelowNights: fc.integer({ min: 0, max: 10 }),
      }),
      { minLength: 6, maxLength: 6 },
    ),
    prepaymentPercent: fc.integer({ min: 0, max: 100 }),
    extraGuestNightly: fc.integer({ min: 0, max: 100_000 }),
    damageDeposit: amount,
    days: fc.dictionary(
      fc.integer({ min: 0, max: 200 }).map((day) => addDays('2027-06-01', day)),
      amount,
      { maxKeys: 5 },
    ),
    discounts: fc.array(
      fc.record({
        kind: fc.constantFrom('length', 'early', 'last-minute', 'coupon'),
        percent: fc.integer({ min: 0, max: 60 }),
        threshold: fc.integer({ min: 0, max: 40 }),
      }),
      { maxLength: 5 },
    ),
  })
  .map(({ borders, prices, days, discounts, ...terms }) => {
    const starts = [0, ...borders.sort((a, b) => a - b), 300].map((day) => addDays('2027-06-01', day))
    const seasons = prices
      .slice(0, starts.length - 1)
      .map((each, index) =>
        aPlanSeason({ id: index + 1, from: starts[index] ?? '', until: starts[index + 1] ?? '', ...each }),
      )
    return aPricePlan({
      ...terms,
      seasons,
      dayPrices: days,
      discounts: discounts.map(
        (each, id) =>
          ({
            ...each,
            id,
            from: '2027-01-01',
            until: '2029-01-01',
            coupon: each.kind === 'coupon' ? 'YAZ' : null,
          }) as PricePlan['discounts'][number],
      ),
    })
  })
const someStay: fc.Arbitrary<Stay> = fc
  .tuple(fc.integer({ min: 0, max: 190 }), fc.integer({ min: 1, max: 100 }))
  .map(([start, nights]) => ({
    checkIn: addDays('2027-06-01', start),
    checkOut: addDays('2027-06-01', start + nights),
  }))
const someQuestion = fc.record({
  stay: someStay,
  guests: fc.integer({ min: 1, max: 8 }),
  coupon: fc.constantFrom(undefined, 'YAZ', 'yok'),
})
const RUNS = { numRuns: 2_000 }

describe('whatever the plan and the stay', () => {
  const anyPrice = (check: (price: StayPrice, plan: PricePlan, question: ReturnType<typeof ask>) => void) =>
    fc.assert(
      fc.property(somePlan, someQuestion, (each, question) => {
        const asked = ask(question)
        const price = priceOfStay(each, asked)
        if (price.kind === 'priced') check(price, each, asked)
      }),
      RUNS,
    )

  test('the lines add up to the total, and pre-payment and balance to the total', () => {
    anyPrice((price) => {
      expect(price.lines.reduce((sum, line) => sum + line.amount, 0)).toBe(price.total)
      expect(price.prepayment + price.balance).toBe(price.total)
      expect(price.balance).toBeGreaterThanOrEqual(0)
    })
  })

  test('every amount is a whole number, and only discounts are negative', () => {
    anyPrice((price) => {
      for (const line of price.lines)
        expect([Number.isSafeInteger(line.amount), line.amount < 0 === (line.kind === 'discount')]).toEqual([
          true,
          true,
        ])
    })
  })

  test('prices in whole units give amounts in whole units', () => {
    const whole = (each: PricePlan): PricePlan => ({
      ...each,
      extraGuestNightly: each.extraGuestNightly * 100,
      dayPrices: Object.fromEntries(Object.entries(each.dayPrices).map(([day, price]) => [day, price * 100])),
      seasons: each.seasons.map((one) => ({
        ...one,
        nightly: one.nightly * 100,
        weekly: one.weekly && one.weekly * 100,
        cleaningFee: one.cleaningFee * 100,
      })),
    })
    anyPrice((_, each, question) => {
      const { lines, total, prepayment } = priced(priceOfStay(whole(each), question))
      expect([...lines.map(({ amount }) => amount), total, prepayment].filter((amount) => amount % 100 !== 0)).toEqual(
        [],
      )
    })
  })

  test('the nights of the lines are the nights of the stay', () => {
    anyPrice((price, _, { stay }) => {
      const nightsIn = (line: PriceLine): number => {
        if (line.kind === 'week') return line.weeks * 7
        return line.kind === 'nights' || line.kind === 'day-price' ? line.nights : 0
      }
      const nights = price.lines.reduce((sum, line) => sum + nightsIn(line), 0)
      expect([nights, price.nights]).toEqual([nightCount(stay), nightCount(stay)])
    })
  })

  test('asking again gives the same price', () => {
    anyPrice((price, each, question) => expect(priceOfStay(structuredClone(each), question)).toEqual(price))
  })

  test('two stays that meet cost as much accommodation as the one they make, but for the rules of length', () => {
    fc.assert(
      fc.property(somePlan, someStay, fc.integer({ min: 1, max: 99 }), (each, stay, cut) => {
        const nights = nightCount(stay)
        fc.pre(cut < nights)
        const plain = {
          ...each,
          discounts: [],
          seasons: each.seasons.map((one) => ({ ...one, weekly: null, minNights: 1 })),
        }
        const gross = (part: Stay) => priced(priceOfStay(plain, ask({ stay: part }))).gross
        const border = addDays(stay.checkIn, cut)
        expect(gross({ ...stay, checkOut: border }) + gross({ ...stay, checkIn: border })).toBe(gross(stay))
      }),
      RUNS,
    )
  })
})
