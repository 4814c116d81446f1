import type { Day } from '../../../kernel/day.ts'
import type { Minor } from '../../../kernel/money.ts'
import { isOver } from '../../reservations/life/reservation-status.ts'
import { balanceOf, depositHeld, type LedgerSums } from '../../reservations/money/ledger-sums.ts'
import { refundDue } from '../../reservations/money/refund-due.ts'
import type { ReservationStatus } from '../../reservations/reservation.shape.ts'

const BOOKS_YEARS = 10

/** The last day on which law keeps the books of a stay: ten years after the year it ended in (TTK 82, VUK 253). */
export const keptUntil = (checkOut: Day): Day => `${Number(checkOut.slice(0, 4)) + BOOKS_YEARS}-12-31`

export const OPEN_CAUSES = ['stay', 'balance', 'deposit', 'refund'] as const
export type OpenCause = (typeof OPEN_CAUSES)[number]

type Stay = { status: ReservationStatus; total: Minor; prepayment: Minor; kept: Minor | null }

/** Why a guest can't be erased yet because of one stay, its status as of now; null when nothing of it is open. */
export const whyOpen = (stay: Stay, sums: LedgerSums, refundAsked: boolean): OpenCause | null => {
  if (!isOver(stay.status)) return 'stay'
  if (balanceOf(stay.status, stay, sums) > 0) return 'balance'
  if (depositHeld(sums) > 0) return 'deposit'
  return refundAsked || refundDue(stay.status, stay, sums) > 0 ? 'refund' : null
}
