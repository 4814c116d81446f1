import { found, Refusal } from '../../kernel/refusal.ts'
import type { Db } from '../../platform/db.ts'
import { addLedgerEntry, alertById, closeAlert, paidFor } from './ledger.store.ts'
import type { LinkServices } from './reservation-letters.flow.ts'
import { type Locked, withLocked } from './reservation-lock.flow.ts'
import { addEvent } from './reservations.store.ts'

type Method = 'card' | 'transfer' | 'cash'
type Alert = NonNullable<Awaited<ReturnType<typeof alertById>>>
/** What staff did about an alert: paid a refund back by `method`, or nothing (null) for the reason in `note`. */
type Resolution = { method: Method | null; note: string }

/**
 * Resolves an alert; a refund goes into the ledger. Refuses 'already-moved' for one that is resolved, 'invalid' for a refund that isn't due or
 * is more than what is left of the payments, 'malformed' without the refund's method or the reason for closing.
 */
export const resolveAlert = async (
  db: Db,
  services: LinkServices,
  id: number,
  input: { refunded: boolean; method?: Method; note: string },
  who: string,
  now: Date,
): Promise<void> => {
  const resolution = resolutionOf(input)
  const alert = found(await alertById(db, id))
  if (alert.reservationId === null) return close(db, alert, resolution, now)
  await withLocked(db, services, alert.reservationId, who, now, async (locked) => {
    await close(locked.tx, alert, resolution, now)
    const { method, note } = resolution
    if (method) await payBack(locked, alert, method, note)
    else await noteClosing(locked, alert, note)
  })
}

const resolutionOf = ({ refunded, method, note }: { refunded: boolean; method?: Method; note: string }): Resolution => {
  if (refunded && !method) throw new Refusal('malformed', {}, { method: { code: 'required' } })
  if (!refunded && !note) throw new Refusal('malformed', {}, { note: { code: 'required' } })
  return { method: (refunded && method) || null, note }
}

/** Without a reservation there is no ledger that a refund could stand in. */
const close = async (tx: Db, { id, kind, reservationId, resolvedAt }: Alert, { method }: Resolution, now: Date): Promise<void> => {
  if (resolvedAt) throw new Refusal('already-moved')
  if (method && (kind !== 'refund-due' || reservationId === null)) throw new Refusal('invalid', {}, { refunded: { code: 'invalid' } })
  if (!(await closeAlert(tx, id, now))) throw new Refusal('already-moved')
}

const payBack = async ({ tx, reservation, now, who }: Locked, { id, facts }: Alert, method: Method, note: string) => {
  const amount = Number(facts.amount)
  const { paidIn, paidBack } = await paidFor(tx, reservation.id)
  const most = paidIn - paidBack
  if (!(amount >= 1 && amount <= most)) throw new Refusal('invalid', {}, { amount: { code: 'too-big', facts: { maximum: most / 100 } } })
  const isNew = await addLedgerEntry(tx, {
    reservationId: reservation.id,
    kind: 'refund',
    method,
    amount: -amount,
    currency: reservation.currency,
    provider: 'staff',
    providerId: `alert:${id}`,
    who,
    note,
    at: now,
  })
  if (!isNew) throw new Refusal('already-moved')
  await addEvent(tx, {
    reservationId: reservation.id,
    at: now,
    who,
    what: 'refund',
    reason: note,
    facts: { amount, currency: reservation.currency, method },
  })
}

const noteClosing = ({ tx, reservation, now, who }: Locked, { kind }: Alert, note: string) =>
  addEvent(tx, { reservationId: reservation.id, at: now, who, what: 'alert-closed', reason: note, facts: { alert: kind } })
