import type { Day } from '../../../kernel/day.ts'
import type { CancellationPolicy } from '../../pricing/pricing.shape.ts'
import type { Refund, ReservationStatus } from '../reservation.shape.ts'
import { refundOf } from './cancellation.ts'
import { type LedgerSums, paidOf } from './ledger-sums.ts'
import { moneyHeld, type RefundTerms } from './refund-due.ts'

/** What a cancellation of a reservation is judged by. */
type Cancelled = {
  reservation: RefundTerms & { policy: CancellationPolicy; createdAt: Date; checkIn: Day }
  status: ReservationStatus
  now: Date
  today: Day
}

/**
 * What would come back in all if it were cancelled now, with what is owed back already: every preview and the
 * cancellation ask the same. Kept is only of what is held.
 */
export const refundNow = (
  { reservation, status, now, today }: Cancelled,
  sums: LedgerSums,
  byAgency: boolean,
): Refund => {
  const { policy, prepayment, createdAt, checkIn } = reservation
  const held = moneyHeld(status, reservation, sums)
  const refund = refundOf(policy, { paid: held, prepayment, bookedAt: createdAt, checkIn, now, today, byAgency })
  const paid = paidOf(sums) - sums.waived
  return { ...refund, paid, refunded: paid - refund.kept }
}
