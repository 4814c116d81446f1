import type { Minor } from '../../../kernel/money.ts'
import type { EntryKind } from '../desk.shape.ts'
import type { PaymentMethod, ReservationStatus } from '../reservation.shape.ts'
import { ownerShare } from './ledger-sums.ts'

/** An entry as far as an owner's account needs it. */
export type OwnerEntry = { kind: EntryKind; method: PaymentMethod | null; amount: Minor; ownerId: number | null }

/** What an owner got of a stay, what was spent for them, and what they took of its guest themselves. */
export type OwnerSums = { paidOut: Minor; spent: Minor; collected: Minor }

type Terms = { total: Minor; kept: Minor | null; commission: number | null }

/** Does an entry touch the account of an owner? Payouts, expenses, and money that an owner took in hand. */
export const isOwners = ({ kind, method }: Pick<OwnerEntry, 'kind' | 'method'>): boolean =>
  kind === 'payout' || kind === 'expense' || method === 'owner'

/** What these entries come to for one owner; corrections count against what they take back. */
export const ownerSums = (entries: readonly OwnerEntry[], ownerId: number): OwnerSums => {
  const own = entries.filter((entry) => entry.ownerId === ownerId)
  const sum = (is: (entry: OwnerEntry) => boolean) => own.filter(is).reduce((all, { amount }) => all + amount, 0)
  return {
    paidOut: 0 - sum(({ kind }) => kind === 'payout'),
    spent: 0 - sum(({ kind }) => kind === 'expense'),
    collected: sum(({ method, kind }) => method === 'owner' && kind !== 'payout'),
  }
}

/** What of a stay is still to be paid to its owner; below 0 when they got more than their share. */
export const openShare = (status: ReservationStatus, terms: Terms, { paidOut, spent, collected }: OwnerSums): Minor =>
  (ownerShare(status, terms)?.share ?? 0) - spent - collected - paidOut

/**
 * What was paid out beyond what it was for: to the owner of today above the share, and all of what a former owner of
 * the stay got, since the stay brings them nothing any more. What an owner took from the guest is no payout.
 */
export const paidAbove = (
  status: ReservationStatus,
  terms: Terms & { ownerId: number },
  entries: readonly OwnerEntry[],
): Minor => {
  const owners = new Set(entries.flatMap(({ ownerId }) => (ownerId === null ? [] : [ownerId])))
  return [...owners].reduce((above, ownerId) => {
    const sums = ownerSums(entries, ownerId)
    const open = ownerId === terms.ownerId ? openShare(status, terms, sums) : 0 - sums.paidOut
    return above + Math.min(sums.paidOut, Math.max(0, 0 - open))
  }, 0)
}
