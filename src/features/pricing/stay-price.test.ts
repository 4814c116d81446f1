import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aPlanSeason, aPricePlan } from '../../../seeds/a-price-plan.ts'
import { addDays, nightCount, type Stay } from '../../kernel/day.ts'
import type { PricePlan } from './price-plan.ts'
import { priceOfStay, type StayPrice } from './stay-price.ts'

const OPEN = { from: null, until: null }
const ask = (change: object = {}) => ({
  stay: { checkIn: '2027-07-10', checkOut: '2027-07-17' },
  guests: 2,
  today: '2027-03-01',
  freeRun: OPEN,
  ...change,
})
const priced = (answer: ReturnType<typeof priceOfStay>): StayPrice => {
  if (answer.kind !== 'priced') throw new Error(answer.kind)
  return answer
}

describe('the price of a stay', () => {
  test('is its nights, a fifth of it before, the rest at arrival, the deposit beside it', () => {
    expect(priceOfStay(aPricePlan(), ask())).toMatchObject({
      kind: 'priced',
      nights: 7,
      total: 7_000_000,
      prepayment: 1_400_000,
      balance: 5_600_000,
      damageDeposit: 500_000,
    })
  })

  test('is split at the border of two seasons', () => {
    const two = aPricePlan({
      seasons: [aPlanSeason({ until: '2027-07-14' }), aPlanSeason({ id: 2, from: '2027-07-14', nightly: 2_000_000 })],
    })
    expect(priced(priceOfStay(two, ask())).lines).toMatchObject([
      { ruleId: 1, nights: 4, amount: 4_000_000 },
      { ruleId: 2, nights: 3, amount: 6_000_000 },
    ])
  })

  test('takes the weekly price for each full seven nights of a season', () => {
    const answer = priced(
      priceOfStay(
        aPricePlan({ seasons: [aPlanSeason({ weekly: 6_500_000 })] }),
        ask({ stay: { checkIn: '2027-07-10', checkOut: '2027-07-26' } }),
      ),
    )
    expect(answer.lines).toMatchObject([
      { kind: 'week', weeks: 2, amount: 13_000_000 },
      { kind: 'nights', from: '2027-07-24', nights: 2, amount: 2_000_000 },
    ])
  })

  test('lets the price of a day stand above its season’s', () => {
    expect(priced(priceOfStay(aPricePlan({ dayPrices: { '2027-07-12': 1_500_000 } }), ask())).total).toBe(7_500_000)
  })

  test('names the night that has no price', () => {
    expect(priceOfStay(aPricePlan({ seasons: [aPlanSeason({ until: '2027-07-15' })] }), ask())).toEqual({
      kind: 'unpriced',
      night: '2027-07-15',
    })
  })

  test('needs the longest minimum of its nights', () => {
    const two = aPricePlan({
      seasons: [
        aPlanSeason({ until: '2027-07-14', minNights: 3 }),
        aPlanSeason({ id: 2, from: '2027-07-14', minNights: 9 }),
      ],
    })
    expect(priceOfStay(two, ask())).toEqual({ kind: 'min-nights', nights: 9 })
  })

  test('lets a shorter stay fill a gap between two others, but not break it', () => {
    const strict = aPricePlan({ seasons: [aPlanSeason({ minNights: 7, arrivalDays: [6] })] })
    const gap = { from: '2027-07-12', until: '2027-07-16' }
    expect(
      priceOfStay(strict, ask({ stay: { checkIn: '2027-07-12', checkOut: '2027-07-16' }, freeRun: gap })),
    ).toMatchObject({
      kind: 'priced',
      fillsGap: true,
    })
    expect(priceOfStay(strict, ask({ stay: { checkIn: '2027-07-12', checkOut: '2027-07-15' }, freeRun: gap }))).toEqual(
      {
        kind: 'min-nights',
        nights: 7,
      },
    )
    expect(
      priceOfStay(
        { ...strict, gapLeavesOneEdge: true },
        ask({ stay: { checkIn: '2027-07-12', checkOut: '2027-07-15' }, freeRun: gap }),
      ),
    ).toMatchObject({ kind: 'priced' })
    expect(
      priceOfStay(
        { ...strict, gapMinNights: 5 },
        ask({ stay: { checkIn: '2027-07-12', checkOut: '2027-07-16' }, freeRun: gap }),
      ),
    ).toEqual({ kind: 'min-nights', nights: 7 })
  })

  test('keeps the weekdays of arrival and departure', () => {
    const saturdays = aPricePlan({ seasons: [aPlanSeason({ arrivalDays: [6], departureDays: [6] })] })
    expect(priceOfStay(saturdays, ask()).kind).toBe('priced')
    expect(priceOfStay(saturdays, ask({ stay: { checkIn: '2027-07-11', checkOut: '2027-07-17' } }))).toEqual({
      kind: 'arrival-day',
      days: [6],
    })
    expect(priceOfStay(saturdays, ask({ stay: { checkIn: '2027-07-10', checkOut: '2027-07-16' } }))).toEqual({
      kind: 'departure-day',
      days: [6],
    })
  })

  test('takes the best length discount, then the better of early and last minute, then the coupon', () => {
    const rule = { from: '2027-01-01', until: '2028-01-01', coupon: null }
    const discounts = [
      { id: 1, kind: 'length' as const, percent: 5, threshold: 7, ...rule },
      { id: 2, kind: 'length' as const, percent: 10, threshold: 7, ...rule },
      { id: 3, kind: 'early' as const, percent: 20, threshold: 60, ...rule },
      { id: 4, kind: 'last-minute' as const, percent: 50, threshold: 10, ...rule },
      { id: 5, kind: 'coupon' as const, percent: 10, threshold: 0, ...rule, coupon: 'YAZ' },
    ]
    const answer = priced(priceOfStay(aPricePlan({ discounts }), ask({ coupon: 'YAZ' })))
    expect(answer.lines.filter(({ kind }) => kind === 'discount')).toMatchObject([
      { ruleId: 2, amount: -700_000 },
      { ruleId: 3, amount: -1_260_000 },
      { ruleId: 5, amount: -504_000 },
    ])
    expect(answer).toMatchObject({ gross: 7_000_000, accommodation: 4_536_000, prepayment: 907_200 })
  })

  test('adds cleaning to short stays and extras after the pre-payment’s base', () => {
    const answer = priced(
      priceOfStay(
        aPricePlan({
          seasons: [aPlanSeason({ cleaningBelowNights: 8, cleaningFee: 300_000 })],
          extras: [{ id: 9, code: 'pool-heating', name: { tr: 'Havuz ısıtma' }, amount: 100_000, per: 'night' }],
        }),
        ask({ extras: ['pool-heating'] }),
      ),
    )
    expect(answer).toMatchObject({ total: 8_000_000, accommodation: 7_000_000, prepayment: 1_400_000 })
    expect(priceOfStay(aPricePlan(), ask({ extras: ['pet'] }))).toEqual({ kind: 'unknown-extra', code: 'pet' })
  })

  test('is not for more than a hundred nights nor for more guests than beds', () => {
    expect(priceOfStay(aPricePlan(), ask({ stay: { checkIn: '2027-06-01', checkOut: '2027-09-10' } }))).toEqual({
      kind: 'too-long',
      max: 100,
    })
    expect(priceOfStay(aPricePlan(), ask({ guests: 9 }))).toEqual({ kind: 'too-many-guests', capacity: 8 })
  })
})

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
      const nights = price.lines.reduce(
        (sum, line) =>
          sum +
          (line.kind === 'nights' || line.kind === 'day-price'
            ? line.nights
            : line.kind === 'week'
              ? line.weeks * 7
              : 0),
        0,
      )
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
