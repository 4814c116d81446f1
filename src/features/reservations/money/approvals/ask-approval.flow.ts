import { actorName } from '../../../../kernel/caller.ts'
import type { Minor } from '../../../../kernel/money.ts'
import type { Locked } from '../../life/reservation-lock.flow.ts'
import { addEvent } from '../../reservations.store.ts'
import type { HandEntry } from '../till/hand-entry.shape.ts'
import { addApproval } from './approvals.store.ts'

/** Keeps an entry until somebody else has seen it; the history says so. */
export const askApproval = async (locked: Locked, entry: HandEntry, beside: Minor): Promise<void> => {
  const { db, reservation, who, now } = locked
  const askedBy = 'accountId' in who ? who.accountId : 0
  await addApproval(db, { reservationId: reservation.id, entry, beside, askedBy, asker: actorName(who), askedAt: now })
  const facts = { amount: beside, currency: reservation.currency, entry: entry.kind }
  await addEvent(locked, { reservationId: reservation.id, what: 'approval-asked', reason: entry.note, facts })
}
