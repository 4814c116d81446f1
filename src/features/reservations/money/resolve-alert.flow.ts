import type { Minor } from '../../../kernel/money.ts'
import { found, Refusal } from '../../../kernel/refusal.ts'
import type { Act } from '../../../platform/act.ts'
import type { Db } from '../../../platform/database/db.ts'
import { tellGuest } from '../letters/reservation-letters.flow.ts'
import { type Locked, withLocked } from '../life/reservation-lock.flow.ts'
import type { PaymentMethod } from '../reservation.shape.ts'
import { addEvent } from '../reservations.store.ts'
import type { LinkServices } from '../views/guest-link.server.ts'
import { type Alert, alertById, askedBack, closeAlert, paidFor } from './ledger.store.ts'
import { unaskedBack } from './ledger-sums.ts'
import { refundDue } from './refund-due.ts'
import { writeEntry } from './write-entry.flow.ts'

/**
 * What staff did about an alert: paid the `amount` they saw back by `method`, or nothing (null) for the reason in
 * `note`.
 */
type Resolution = { refund: { method: PaymentMethod; amount: Minor } | null; note: string }
type Input = { refunded: boolean; method?: PaymentMethod; amount?: Minor; note: string }

/**
 * Resolves an alert. A refund that was paid back is an entry of the ledger, of exactly what is owed now; one that staff
 * close with a reason is a waiver there. Refuses 'already-moved' for one that is resolved, that nothing is owed for any
 * more or that a card provider is giving back, 'refund-changed' when another amount was shown, 'invalid' for a refund
 * of another kind of alert and for a debt or a deposit, which end with an entry of money, 'malformed' without what a
 * refund or a closing needs. `key` of this press makes the entry of the ledger one.
 */
export const resolveAlert = async (act: Act<LinkServices>, id: number, input: Input, key: string): Promise<void> => {
  const resolution = resolutionOf(input)
  const alert = found(await alertById(act.db, id))
  if (alert.reservationId === null) return close(act.db, alert, resolution, act.now)
  await withLocked(act, alert.reservationId, async (locked) => {
    if (alert.kind === 'refund-due' && (await askedBack(locked.db, locked.reservation.id)) > 0)
      throw new Refusal('already-moved')
    await close(locked.db, alert, resolution, act.now)
    if (alert.kind === 'refund-due') await settleRefund(locked, resolution, key)
    if (!resolution.refund) await noteClosing(locked, alert, resolution.note)
  })
}

const resolutionOf = ({ refunded, method, amount, note }: Input): Resolution => {
  if (refunded) {
    if (!method) throw new Refusal('malformed', {}, { method: { code: 'required' } })
    if (amount === undefined) throw new Refusal('malformed', {}, { amount: { code: 'required' } })
    return { refund: { method, amount }, note }
  }
  if (!note) throw new Refusal('malformed', {}, { note: { code: 'required' } })
  return { refund: null, note }
}

/** Without a reservation there is no ledger that a refund could stand in. */
const close = async (
  tx: Db,
  { id, kind, reservationId, resolvedAt }: Alert,
  { refund }: Resolution,
  now: Date,
): Promise<void> => {
  if (resolvedAt) throw new Refusal('already-moved')
  if (refund && (kind !== 'refund-due' || reservationId === null))
    throw new Refusal('invalid', {}, { refunded: { code: 'invalid' } })
  if (ENDS_BY_ITSELF.includes(kind)) throw new Refusal('invalid', {}, { alert: { code: 'invalid' } })
  if (!(await closeAlert(tx, id, now))) throw new Refusal('already-moved')
}

/** Money that is entered ends these, a note would only have them raised again. */
const ENDS_BY_ITSELF: readonly Alert['kind'][] = ['debt-open', 'deposit-held', 'payout-above']

/** Writes what became of the refund that is owed now: it was paid back, or need not be. */
const settleRefund = async (locked: Locked, { refund, note }: Resolution, key: string): Promise<void> => {
  const { db: tx, reservation, status } = locked
  const sums = await paidFor(tx, reservation.id)
  const owed = refundDue(status, reservation, sums)
  if (owed === 0 && refund) throw new Refusal('already-moved')
  if (owed === 0) return
  if (refund && refund.amount !== owed)
    throw new Refusal('refund-changed', {}, { amount: { code: 'invalid' } }, { due: owed })
  const { id, currency } = reservation
  const written = await writeEntry(locked, {
    kind: refund ? 'refund' : 'waiver',
    method: refund?.method ?? null,
    amount: refund ? -owed : owed,
    unasked: refund ? unaskedBack(sums, owed) : 0,
    provider: 'staff',
    providerId: `${id}:${key}`,
    note,
  })
  if (written !== 'new') throw new Refusal('key-reused')
  const facts = { amount: owed, currency, method: refund?.method ?? null }
  if (!refund) return
  const once = await addEvent(locked, { reservationId: id, what: 'refund', reason: note, facts })
  await tellGuest(locked, reservation, 'refund_sent', { once, refund: owed, method: refund.method })
}

const noteClosing = (locked: Locked, { kind }: Alert, note: string) =>
  addEvent(locked, {
    reservationId: locked.reservation.id,
    what: 'alert-closed',
    reason: note,
    facts: { alert: kind },
  })
