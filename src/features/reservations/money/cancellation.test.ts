import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '../../../kernel/day.ts'
import { DEFAULT_POLICY, refundOf, refundTimeline } from './cancellation.ts'
import { type LedgerSums, NOTHING_PAID } from './ledger-sums.ts'
import { refundNow } from './refund-now.ts'

const ask = (daysAhead: number, change: object = {}) => ({
  paid: 1_000_000,
  prepayment: 1_000_000,
  bookedAt: new Date('2027-01-01T10:00:00Z'),
  now: new Date('2027-03-01T10:00:00Z'),
  today: '2027-03-01',
  checkIn: addDays('2027-03-01', daysAhead),
  byAgency: false,
  ...change,
})

describe('a refund', () => {
  test.each([
    [90, 1_000_000],
    [60, 1_000_000],
    [59, 500_000],
    [30, 500_000],
    [29, 0],
    [0, 0],
  ])('%i days before arrival brings back %i kuruş', (days, refunded) => {
    expect(refundOf(DEFAULT_POLICY, ask(days)).refunded).toBe(refunded)
  })

  test('is whole within a day of booking when arrival is more than two weeks away', () => {
    const bookedAt = new Date('2027-02-28T11:00:00Z')
    expect(refundOf(DEFAULT_POLICY, ask(20, { bookedAt }))).toMatchObject({ refunded: 1_000_000, grace: true })
    expect(refundOf(DEFAULT_POLICY, ask(14, { bookedAt }))).toMatchObject({ refunded: 0, grace: false })
  })

  test('is whole when the agency cancels', () => {
    expect(refundOf(DEFAULT_POLICY, ask(1, { byAgency: true })).refunded).toBe(1_000_000)
  })

  test('and what is kept make what was paid; nothing is kept that was not paid', () => {
    fc.assert(
      fc.property(
        fc.nat(5_000_000),
        fc.nat(5_000_000),
        fc.integer({ min: 0, max: 200 }),
        fc.boolean(),
        (paid, prepayment, days, byAgency) => {
          const refund = refundOf(DEFAULT_POLICY, ask(days, { paid, prepayment, byAgency }))
          expect(refund.kept + refund.refunded).toBe(paid)
          expect(Math.min(refund.kept, refund.refunded)).toBeGreaterThanOrEqual(0)
          expect(refund.kept % 100 === 0 || refund.kept === paid).toBe(true)
        },
      ),
    )
  })

  test('is rounded to whole units for the guest’s good, beforehand and afterwards', () => {
    expect(refundOf(DEFAULT_POLICY, ask(40, { paid: 124_700, prepayment: 124_700 }))).toMatchObject({
      kept: 62_300,
      refunded: 62_400,
    })
    expect(refundTimeline(DEFAULT_POLICY, 124_700)[1]).toEqual({ daysBefore: 30, refunded: 62_400 })
  })

  test('is told beforehand in steps', () => {
    expect(refundTimeline(DEFAULT_POLICY, 1_000_000)).toEqual([
      { daysBefore: 60, refunded: 1_000_000 },
      { daysBefore: 30, refunded: 500_000 },
      { daysBefore: 0, refunded: 0 },
    ])
  })
})

describe('a cancellation now', () => {
  const stay = { total: 3_920_000, prepayment: 980_000, kept: null, policy: DEFAULT_POLICY }
  const told = (days: number, sums: Partial<LedgerSums>, total = stay.total) => {
    const { bookedAt: createdAt, checkIn, now, today, byAgency } = ask(days)
    const at = { reservation: { ...stay, total, createdAt, checkIn }, status: 'CONFIRMED' as const, now, today }
    const { paid, kept, refunded } = refundNow(at, { ...NOTHING_PAID, ...sums }, byAgency)
    return [paid, kept, refunded]
  }

  test('brings back what a card paid twice, too; of what nobody had asked for nothing is kept', () => {
    const twice = { paidIn: 1_960_000, unasked: 980_000 }
    expect(told(90, twice)).toEqual([1_960_000, 0, 1_960_000])
    expect(told(40, twice)).toEqual([1_960_000, 490_000, 1_470_000])
    expect(told(10, twice)).toEqual([1_960_000, 980_000, 980_000])
  })

  test('brings back what was paid beyond a stay that became cheaper', () => {
    expect(told(90, { paidIn: 3_920_000 }, 2_800_000)).toEqual([3_920_000, 0, 3_920_000])
  })

  test('brings back nothing of what staff closed with a reason, nor what went back already', () => {
    expect(told(90, { paidIn: 1_960_000, unasked: 980_000, waived: 980_000 })).toEqual([980_000, 0, 980_000])
    expect(told(40, { paidIn: 1_960_000, paidBack: 980_000 })).toEqual([980_000, 490_000, 490_000])
  })
})
