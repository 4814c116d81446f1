import type { Minor } from '../../../kernel/money.ts'
import type { DepositState, EntryKind } from '../desk.shape.ts'
import { hasEnded } from '../life/reservation-status.ts'
import type { ReservationStatus } from '../reservation.shape.ts'

/**
 * What the ledger of a reservation adds up to, each sum without its sign. `unasked` is card money that nobody had asked
 * for and that has not gone back; `waived` is what staff closed with a reason instead of paying it back; `charged` and
 * `writtenOff` are what the guest owes more and less than the total.
 */
export type LedgerSums = {
  paidIn: Minor
  paidBack: Minor
  unasked: Minor
  waived: Minor
  charged: Minor
  writtenOff: Minor
  depositIn: Minor
  depositBack: Minor
  depositKept: Minor
}

type Entry = { kind: EntryKind; amount: Minor; unasked: Minor }

/** Adds a ledger up; a correction counts against what it takes back, because its amount is the opposite. */
export const sumsOf = (entries: readonly Entry[]): LedgerSums => {
  const sum = (kind: EntryKind) => entries.reduce((total, entry) => total + (entry.kind === kind ? entry.amount : 0), 0)
  return {
    paidIn: sum('payment'),
    paidBack: 0 - sum('refund'),
    unasked: entries.reduce((total, entry) => total + entry.unasked, 0),
    waived: sum('waiver'),
    charged: sum('charge'),
    writtenOff: sum('write-off'),
    depositIn: sum('deposit'),
    depositBack: 0 - sum('deposit-return'),
    depositKept: 0 - sum('deposit-kept'),
  }
}

export const NOTHING_PAID: LedgerSums = sumsOf([])

/** The money of the stay that is in the house. */
export const paidOf = ({ paidIn, paidBack }: LedgerSums): Minor => paidIn - paidBack

/** How much of a refund is card money that nobody had asked for: that goes back first. Signed as the refund is. */
export const unaskedBack = ({ unasked }: LedgerSums, refund: Minor): Minor => 0 - Math.min(refund, unasked)

/** What the guest has to pay for the stay in all: its total and what was charged on top. */
export const owedOf = ({ total }: { total: Minor }, { charged }: LedgerSums): Minor => total + charged

/** What the guest still owes of a stay, never below 0; nothing of one that fell through. */
export const balanceOf = (status: ReservationStatus, terms: { total: Minor }, sums: LedgerSums): Minor =>
  hasEnded(status) ? 0 : leftOf(terms, { paid: paidOf(sums), changed: sums.charged - sums.writtenOff })

/** What is left to pay of a stay that goes on, never below 0; `changed` = charges less what was written off. */
export const leftOf = ({ total }: { total: Minor }, { paid, changed }: { paid: Minor; changed: Minor }): Minor =>
  Math.max(0, total + changed - paid)

/** The part of the damage deposit that is in the agency's hands. */
export const depositHeld = ({ depositIn, depositBack, depositKept }: LedgerSums): Minor =>
  depositIn - depositBack - depositKept

/** Would more have gone back, or be waived, than ever came in? */
export const isOverdrawn = (sums: LedgerSums): boolean => paidOf(sums) < sums.waived || depositHeld(sums) < 0

/** Where the deposit stands; `asked` is what the villa demands. */
export const depositState = (status: ReservationStatus, asked: Minor, sums: LedgerSums): DepositState => {
  if (depositHeld(sums) > 0) return 'taken'
  if (sums.depositKept > 0) return 'kept-in-part'
  if (sums.depositIn > 0) return 'returned'
  return asked > 0 && !hasEnded(status) && status !== 'COMPLETED' ? 'due' : 'none'
}

/** The owner's part of the stay: what it brings less the agency's share in hundredths of a percent. */
export const ownerShare = (
  status: ReservationStatus,
  { total, kept, commission }: { total: Minor; kept: Minor | null; commission: number | null },
): { commission: Minor; share: Minor } | null => {
  if (commission === null) return null
  const brings = hasEnded(status) ? (kept ?? 0) : total
  const ours = Math.round((brings * commission) / 10_000)
  return { commission: ours, share: brings - ours }
}
