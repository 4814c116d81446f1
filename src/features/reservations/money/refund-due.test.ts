import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { RESERVATION_STATUSES } from '../reservation.shape.ts'
import { type LedgerSums, NOTHING_PAID } from './ledger-sums.ts'
import { moneyHeld, refundDue } from './refund-due.ts'

const stay = { total: 7_000_000, prepayment: 1_400_000, kept: null }
const paid = (paidIn: number, more: Partial<LedgerSums> = {}): LedgerSums => ({
  ...NOTHING_PAID,
  paidIn,
  ...more,
})

describe('what is owed back', () => {
  test('of a stay that goes on is what was paid beyond its total', () => {
    expect(refundDue('CONFIRMED', stay, paid(7_000_000))).toBe(0)
    expect(refundDue('CONFIRMED', { ...stay, total: 5_000_000 }, paid(7_000_000))).toBe(2_000_000)
    expect(refundDue('CONFIRMED', { ...stay, total: 5_000_000 }, paid(7_000_000, { paidBack: 2_000_000 }))).toBe(0)
  })

  test('is the second payment of a card that was charged twice, as long as the pre-payment stays covered', () => {
    expect(refundDue('CONFIRMED', stay, paid(2_800_000, { unasked: 1_400_000 }))).toBe(1_400_000)
    expect(refundDue('CONFIRMED', { ...stay, prepayment: 2_000_000 }, paid(2_800_000, { unasked: 1_400_000 }))).toBe(
      800_000,
    )
    expect(refundDue('CONFIRMED', stay, paid(2_800_000))).toBe(0)
    expect(refundDue('CONFIRMED', { ...stay, prepayment: 3_000_000 }, paid(2_800_000, { unasked: 1_400_000 }))).toBe(0)
  })

  test.each(['EXPIRED', 'DECLINED'] as const)('of one that is %s is all of it', (status) => {
    expect(refundDue(status, stay, paid(10_000))).toBe(10_000)
  })

  test.each(['CANCELLED', 'NO_SHOW'] as const)(
    'of one that is %s is what is not kept, and all that comes later',
    (status) => {
      expect(refundDue(status, { ...stay, kept: 700_000 }, paid(1_400_000))).toBe(700_000)
      expect(refundDue(status, { ...stay, kept: 700_000 }, paid(2_800_000))).toBe(2_100_000)
    },
  )

  test('is less by what staff closed with a reason', () => {
    expect(refundDue('CANCELLED', { ...stay, kept: 0 }, paid(1_400_000, { waived: 1_000_000 }))).toBe(400_000)
    expect(refundDue('CONFIRMED', stay, paid(1_400_000, { waived: 1_000_000 }))).toBe(0)
  })

  test('is never negative and never more than what is left; the rest is held, waived or gone back', () => {
    const money = fc.nat(10_000)
    fc.assert(
      fc.property(
        fc.constantFrom(...RESERVATION_STATUSES),
        fc.record({ total: money, prepayment: money, kept: fc.option(money) }),
        fc.record({ paidIn: money, paidBack: money, unasked: money, waived: money }),
        (status, terms, { paidIn, ...rest }) => {
          const sums = { ...NOTHING_PAID, ...rest, paidIn: paidIn + rest.paidBack + rest.waived }
          const due = refundDue(status, terms, sums)
          const held = moneyHeld(status, terms, sums)
          expect(Math.min(due, held)).toBeGreaterThanOrEqual(0)
          expect(due).toBeLessThanOrEqual(sums.paidIn - sums.paidBack)
          expect(due + held).toBeLessThanOrEqual(sums.paidIn - sums.paidBack)
        },
      ),
    )
  })
})
