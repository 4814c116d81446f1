import { actorName } from '../../../kernel/caller.ts'
import type { Day } from '../../../kernel/day.ts'
import type { Currency, Minor } from '../../../kernel/money.ts'
import type { EntryKind } from '../desk.shape.ts'
import type { Locked } from '../life/reservation-lock.flow.ts'
import type { PaymentMethod } from '../reservation.shape.ts'
import { addLedgerEntry } from './ledger.store.ts'

/** What somebody really gave, in its currency; `rate` = the reservation's currency for one unit of it. */
export type Given = { amount: Minor; currency: Currency; rate: number }

/** A row for the ledger. `amount` is signed, in the reservation's currency; it was given in that when nobody says. */
export type NewEntry = {
  kind: EntryKind
  method: PaymentMethod | null
  amount: Minor
  unasked?: Minor
  given?: Given
  /** Today when nobody says. */
  valueDate?: Day
  bankId?: number | null
  reverses?: number
  provider: string
  providerId: string
  /** Whoever acts now when nobody says. */
  who?: string
  note: string
}

/** Writes one row of the ledger under the villa's lock; answers as `addLedgerEntry`. */
export const writeEntry = (
  { db, reservation, who, now, today }: Locked,
  { given, valueDate = today, who: whose = actorName(who), ...entry }: NewEntry,
): Promise<'new' | 'known' | 'conflict'> => {
  const { id, currency } = reservation
  const handed = given ?? { amount: entry.amount, currency, rate: 1 }
  return addLedgerEntry(db, {
    ...entry,
    ...{ reservationId: id, currency, valueDate, who: whose, at: now },
    ...{ given: handed.amount, givenCurrency: handed.currency, rate: handed.rate },
  })
}
