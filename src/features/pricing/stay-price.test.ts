import { describe, expect, test } from 'vitest'
import { aPlanSeason, aPricePlan } from '../../../seeds/a-price-plan.ts'
import { aPriceQuestion as ask, priced } from '../../../seeds/a-price-question.ts'
import { priceOfStay } from './stay-price.ts'

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
