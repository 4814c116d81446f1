import type { Minor } from '../../../../kernel/money.ts'
import type { ReservationStatus } from '../../reservation.shape.ts'
import { balanceOf, depositHeld, type LedgerSums, paidOf } from '../ledger-sums.ts'
import { type OwnerSums, openShare } from '../owner-account.ts'
import { type RefundTerms, refundDue } from '../refund-due.ts'
import type { HandKind } from './hand-entry.shape.ts'

/** What an amount was really worth at a rate that people agreed on: the nearest minor unit. */
export const convertAt = (amount: Minor, rate: number): Minor => Math.round(amount * rate)

/** `asked` = what a card provider is giving back already; `owner` = the account of who owns the villa now. */
type Standing = {
  status: ReservationStatus
  terms: RefundTerms & { commission: number | null }
  sums: LedgerSums
  asked: Minor
  owner: OwnerSums
}

type Kind = {
  /** Does money change hands, so that a method, a day and an account count? */
  cash: boolean
  /** May the owner have taken or given it instead of the agency? */
  byOwner?: true
  /** The sign of its amount in the ledger. */
  sign: 1 | -1
  needsReason: boolean
  /** Where the stay stands when such an entry makes sense; anywhere when nothing is said. */
  in?: readonly ReservationStatus[]
  /** The most it may be; null = as much as there is. */
  most(standing: Standing): Minor | null
}

const LIVED = ['CONFIRMED', 'CHECKED_IN', 'COMPLETED'] as const
const SETTLED = [...LIVED, 'CANCELLED', 'NO_SHOW'] as const
const HELD = ['OPTION', 'CONFIRMED', 'CHECKED_IN', 'COMPLETED'] as const

/** Every kind of entry and its rules: what is not here can't be written by hand. */
export const HAND_KINDS: Record<HandKind, Kind> = {
  payment: {
    ...{ cash: true, byOwner: true, sign: 1, needsReason: false },
    most: ({ status, terms, sums }) => balanceOf(status, terms, sums),
  },
  refund: {
    ...{ cash: true, byOwner: true, sign: -1, needsReason: false },
    most: ({ status, terms, sums, asked }) => Math.max(0, refundDue(status, terms, sums) - asked),
  },
  charge: { cash: false, sign: 1, needsReason: true, in: LIVED, most: () => null },
  'write-off': {
    ...{ cash: false, sign: 1, needsReason: true, in: LIVED },
    most: ({ status, terms, sums }) => balanceOf(status, terms, sums),
  },
  deposit: { cash: true, sign: 1, needsReason: false, in: HELD, most: () => null },
  'deposit-return': { cash: true, sign: -1, needsReason: false, most: ({ sums }) => depositHeld(sums) },
  'deposit-kept': { cash: false, sign: -1, needsReason: true, most: ({ sums }) => depositHeld(sums) },
  payout: {
    ...{ cash: true, sign: -1, needsReason: false },
    most: ({ status, terms, owner }) => Math.max(0, openShare(status, terms, owner)),
  },
  expense: { cash: false, sign: -1, needsReason: true, in: SETTLED, most: () => null },
}

/**
 * May more than `most` be entered when somebody says so? Money that came in came in, whatever was expected; a refund
 * may be kinder than the policy, but never more than there is.
 */
export const mostBeyond = (kind: HandKind, { sums, asked }: Standing): Minor | null | undefined => {
  if (kind === 'payment') return null
  return kind === 'refund' ? Math.max(0, paidOf(sums) - sums.waived - asked) : undefined
}
