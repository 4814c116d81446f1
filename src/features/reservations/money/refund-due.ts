import type { Minor } from '../../../kernel/money.ts'
import type { ReservationStatus } from '../reservation.shape.ts'
import { type LedgerSums, owedOf, paidOf } from './ledger-sums.ts'

/** What a refund is derived from beside the ledger. `kept` was fixed when a stay was cancelled or nobody came. */
export type RefundTerms = { total: Minor; prepayment: Minor; kept: Minor | null }

/**
 * What is owed back now, in minor units, whatever happened before: beyond what a stay that goes on costs, card money
 * nobody had asked for as long as the pre-payment stays covered, all of what a stay that ended doesn't keep. Never
 * below 0, never more than what is left of the money.
 */
export const refundDue = (status: ReservationStatus, terms: RefundTerms, sums: LedgerSums): Minor =>
  Math.max(0, tooMuch(status, terms, sums) - sums.waived)

/** The money that is the agency's, or will be when the stay goes on: neither gone back, nor waived, nor owed back. */
export const moneyHeld = (status: ReservationStatus, terms: RefundTerms, sums: LedgerSums): Minor =>
  Math.max(0, paidOf(sums) - sums.waived - refundDue(status, terms, sums))

const tooMuch = (status: ReservationStatus, terms: RefundTerms, sums: LedgerSums): Minor => {
  const { prepayment, kept } = terms
  const paid = paidOf(sums)
  switch (status) {
    case 'EXPIRED':
    case 'DECLINED':
      return paid
    case 'CANCELLED':
    case 'NO_SHOW':
      return paid - (kept ?? paid)
    case 'REQUEST':
    case 'OPTION':
    case 'CONFIRMED':
    case 'CHECKED_IN':
    case 'COMPLETED':
      return Math.max(paid - owedOf(terms, sums), Math.min(sums.unasked, paid - prepayment))
  }
}

/** The days within which a refund is sent, as the agency's conditions promise. */
export const REFUND_DAYS = 14
