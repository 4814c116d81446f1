import { actorName } from '../../../kernel/caller.ts'
import type { Day } from '../../../kernel/day.ts'
import type { Currency, Minor } from '../../../kernel/money.ts'
import { ownerOfVilla } from '../../villas/owned.store.ts'
import type { EntryKind } from '../desk.shape.ts'
import type { Locked } from '../life/reservation-lock.flow.ts'
import type { PaymentMethod } from '../reservation.shape.ts'
import { addLedgerEntry } from './ledger.store.ts'
import { isOwners } from './owner-account.ts'

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
  /** Whose account it touches; the villa’s owner when nobody says. */
  ownerId?: number | null
  provider: string
  providerId: string
  /** Whoever acts now when nobody says. */
  who?: string
  note: string
}

/** Writes one row of the ledger under the villa's lock; answers as `addLedgerEntry`. */
export const writeEntry = async (
  { db, reservation, who, now, today }: Locked,
  { given, valueDate = today, who: whose = actorName(who), ...entry }: NewEntry,
): Promise<'new' | 'known' | 'conflict'> => {
  const { id, currency, villaId } = reservation
  const ownerId = entry.ownerId ?? (isOwners(entry) ? await ownerOfVilla(db, villaId) : null)
  const handed = given ?? { amount: entry.amount, currency, rate: 1 }
  return addLedgerEntry(db, {
    ...entry,
    ...{ reservationId: id, currency, ownerId, valueDate, who: whose, at: now },
    ...{ given: handed.amount, givenCurrency: handed.currency, rate: handed.rate },
  })
}
