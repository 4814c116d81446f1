import type { Minor } from '../../../kernel/money.ts'
import type { ReservationStatus } from '../reservation.shape.ts'

/**
 * What the ledger adds up to, in the reservation's currency. `unasked` is card money that nobody had asked for and that
 * has not gone back; `waived` is what staff closed with a reason instead of paying it back.
 */
export type LedgerSums = { paidIn: Minor; paidBack: Minor; unasked: Minor; waived: Minor }

type Entry = { kind: 'payment' | 'refund' | 'waiver'; amount: Minor; unasked: Minor }

/** Adds a ledger up. */
export const sumsOf = (entries: readonly Entry[]): LedgerSums => {
  const sum = (kind: Entry['kind']) =>
    entries.reduce((total, entry) => total + (entry.kind === kind ? entry.amount : 0), 0)
  const unasked = entries.reduce((total, entry) => total + entry.unasked, 0)
  return { paidIn: sum('payment'), paidBack: 0 - sum('refund'), unasked, waived: sum('waiver') }
}

/** What a refund is derived from beside the ledger. `kept` was fixed when a stay was cancelled or nobody came. */
export type RefundTerms = { total: Minor; prepayment: Minor; kept: Minor | null }

/**
 * What is owed back now, in minor units, whatever happened before: beyond the total of a stay that goes on, card money
 * nobody had asked for as long as the pre-payment stays covered, all of what a stay that ended doesn't keep. Never
 * below 0, never more than what is left of the money.
 */
export const refundDue = (
  status: ReservationStatus,
  terms: RefundTerms,
  { paidIn, paidBack, unasked, waived }: LedgerSums,
): Minor => Math.max(0, tooMuch(status, terms, paidIn - paidBack, unasked) - waived)

/** The money that is the agency's, or will be when the stay goes on: neither gone back, nor waived, nor owed back. */
export const moneyHeld = (status: ReservationStatus, terms: RefundTerms, sums: LedgerSums): Minor =>
  Math.max(0, sums.paidIn - sums.paidBack - sums.waived - refundDue(status, terms, sums))

const tooMuch = (
  status: ReservationStatus,
  { total, prepayment, kept }: RefundTerms,
  paid: Minor,
  unasked: Minor,
): Minor => {
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
      return Math.max(paid - total, Math.min(unasked, paid - prepayment))
  }
}

/** The days within which a refund is sent, as the agency's conditions promise. */
export const REFUND_DAYS = 14
