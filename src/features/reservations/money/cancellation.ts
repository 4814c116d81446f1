import { type Day, daysBetween } from '../../../kernel/day.ts'
import { type Minor, percentOf, wholeUnitDown } from '../../../kernel/money.ts'
import type { CancellationPolicy } from '../../pricing/pricing.shape.ts'
import type { Refund } from '../reservation.shape.ts'

/** What holds for villas without a policy of their own. */
export const DEFAULT_POLICY: CancellationPolicy = {
  graceHours: 24,
  graceDaysAhead: 14,
  rows: [
    { daysBefore: 60, keptPercent: 0 },
    { daysBefore: 30, keptPercent: 50 },
    { daysBefore: 0, keptPercent: 100 },
  ],
}

type Question = {
  paid: Minor
  prepayment: Minor
  bookedAt: Date
  checkIn: Day
  now: Date
  today: Day
  byAgency: boolean
}

/** The refund of a cancellation now: guest and staff see it before anybody cancels, and the ledger gets the same. */
export const refundOf = (
  policy: CancellationPolicy,
  { paid, prepayment, bookedAt, checkIn, now, today, byAgency }: Question,
): Refund => {
  const ahead = daysBetween(today, checkIn)
  const grace = now.getTime() - bookedAt.getTime() <= policy.graceHours * 3_600_000 && ahead > policy.graceDaysAhead
  const row = policy.rows.find((each) => ahead >= each.daysBefore) ?? policy.rows.at(-1)
  const keptPercent = byAgency || grace ? 0 : (row?.keptPercent ?? 100)
  const kept = Math.min(paid, keptOf(prepayment, keptPercent))
  return { paid, kept, refunded: paid - kept, keptPercent, grace }
}

/** The policy of one stay as days and money: until which day how much of the pre-payment comes back. */
export const refundTimeline = (
  policy: CancellationPolicy,
  prepayment: Minor,
): { daysBefore: number; refunded: Minor }[] =>
  policy.rows.map(({ daysBefore, keptPercent }) => ({
    daysBefore,
    refunded: prepayment - keptOf(prepayment, keptPercent),
  }))

const keptOf = (prepayment: Minor, percent: number): Minor => wholeUnitDown(percentOf(prepayment, percent))
