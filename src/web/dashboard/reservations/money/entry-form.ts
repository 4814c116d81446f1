import type { EntryKind } from '../../../../features/reservations/desk.shape.ts'
import { convertAt } from '../../../../features/reservations/money/till/entry-kinds.ts'
import type { PaymentMethod } from '../../../../features/reservations/reservation.shape.ts'
import type { AdminReservation } from '../../../../features/reservations/reservations-admin.contract.ts'
import type { Day } from '../../../../kernel/day.ts'
import type { Currency, Minor } from '../../../../kernel/money.ts'

export type HandKind = Exclude<EntryKind, 'waiver'>

/** Kinds in which money changes hands; the others only change what is owed. */
const CASH: ReadonlySet<HandKind> = new Set(['payment', 'refund', 'deposit', 'deposit-return', 'payout'])
export const isCash = (kind: HandKind): boolean => CASH.has(kind)

const REASONED: ReadonlySet<HandKind> = new Set(['charge', 'write-off', 'deposit-kept', 'expense'])
export const needsReason = (kind: HandKind): boolean => REASONED.has(kind)

/** An entry while it is typed. */
export type TypedEntry = {
  kind: HandKind
  given: Minor | undefined
  currency: Currency
  rate: number | null
  method: PaymentMethod | null
  valueDate: Day | ''
  bankId: number | null
  note: string
  beyond: boolean
}

export type MoneyOf = Pick<
  AdminReservation,
  'id' | 'code' | 'villa' | 'guestName' | 'checkIn' | 'checkOut' | 'currency' | 'due' | 'balance' | 'paid' | 'alerts'
> &
  Pick<AdminReservation, 'deposit' | 'owner'>

/** What is open for a kind of entry: what is proposed, and what it is compared with. Undefined where nothing is. */
export const openFor = (kind: HandKind, { due, balance, alerts, deposit, owner }: MoneyOf): Minor | undefined => {
  switch (kind) {
    case 'payment':
      return due || balance
    case 'refund':
      return Number(alerts.find((alert) => alert.kind === 'refund-due')?.facts.amount ?? 0)
    case 'write-off':
      return balance
    case 'deposit':
      return Math.max(0, deposit.asked - deposit.held - deposit.kept)
    case 'deposit-return':
    case 'deposit-kept':
      return deposit.held
    case 'payout':
      return owner ? Math.max(0, openOfOwner(owner)) : undefined
    case 'expense':
    case 'charge':
      return undefined
  }
}

/** What of the share of a stay is still to be paid to its owner; below 0 when they got too much. */
export const openOfOwner = ({ share, paidOut, spent, collected }: NonNullable<AdminReservation['owner']>): Minor =>
  share - spent - collected - paidOut

/** The most that is open, of which a payment may be a part: the pre-payment is a part of the balance. */
export const mostOpen = (kind: HandKind, money: MoneyOf): Minor | undefined =>
  kind === 'payment' ? money.balance : openFor(kind, money)

export const newEntry = (kind: HandKind, money: MoneyOf, today: Day): TypedEntry => ({
  ...{ kind, given: openFor(kind, money) || undefined, currency: money.currency, rate: null },
  ...{ method: isCash(kind) ? 'cash' : null, valueDate: today, bankId: null, note: '', beyond: false },
})

/** What an entry is worth in the reservation's currency; undefined while it is not known. */
export const worthOf = ({ given, currency, rate }: TypedEntry, own: Currency): Minor | undefined => {
  if (given === undefined) return undefined
  if (currency === own) return given
  return rate ? convertAt(given, rate) : undefined
}

/** What is sent of it. */
export const sentEntry = ({ given, method, valueDate, bankId, ...entry }: TypedEntry) => ({
  ...entry,
  given: given ?? 0,
  method: isCash(entry.kind) ? method : null,
  valueDate: valueDate || null,
  bankId: method === 'transfer' ? bankId : null,
})
