import { CARD_PROVIDER } from '../../kernel/caller.ts'
import { ISO_CODE } from '../../kernel/money.ts'
import { found, Refusal } from '../../kernel/refusal.ts'
import type { Act } from '../../platform/act.ts'
import type { CardProvider, CardResult } from '../../platform/cards/card-provider.ts'
import type { Db } from '../../platform/database/db.ts'
import { failPoint } from '../../platform/fail-point.ts'
import { tellGuest } from '../reservations/letters/reservation-letters.flow.ts'
import { type Locked, withLocked } from '../reservations/life/reservation-lock.flow.ts'
import { raiseAlert } from '../reservations/money/ledger.store.ts'
import { takeMoney } from '../reservations/money/take-money.flow.ts'
import { addEvent, changeReservationRow } from '../reservations/reservations.store.ts'
import { markUsed } from './links/payment-links.store.ts'
import { type Attempt, attemptByOrder, changeAttempt } from './payments.store.ts'
import type { PaymentServices } from './start-payment.flow.ts'

/** paid: it is in the ledger now or was before; alert: staff must look; pending: the provider does not know yet. */
export type Outcome = 'paid' | 'failed' | 'alert' | 'pending'

/**
 * A provider's callback, whoever brought it. Nothing is believed before the signature; a forged one about a known order
 * tells staff.
 */
export const hearCallback = async (
  act: Act<PaymentServices>,
  provider: CardProvider,
  callback: Record<string, string>,
) => {
  const { db, now } = act
  const result = await provider.read(callback)
  failPoint('callback-read')
  if (result && result !== 'open') return settle(act, provider.name, result)
  const attempt = await attemptByOrder(db, (await provider.orderIn(callback)) ?? '')
  if (result === 'open') return { outcome: 'pending' as const, attempt: found(attempt) }
  if (attempt)
    await raiseAlert(db, {
      kind: 'bad-signature',
      onceKey: `signature:${attempt.orderId}`,
      reservationId: attempt.reservationId,
      facts: { order: attempt.orderId },
      createdAt: now,
    })
  throw new Refusal('malformed', {}, { signature: { code: 'invalid' } })
}

/** Lets a verified result do its work exactly once, whatever the order and number in which the same news arrive. */
export const settle = async (
  act: Act<PaymentServices>,
  provider: string,
  result: CardResult,
): Promise<{ outcome: Outcome; attempt: Attempt }> => {
  const known = await attemptByOrder(act.db, result.orderId)
  if (!known || known.provider !== provider) throw new Refusal('not-found')
  const outcome = await withLocked({ ...act, who: CARD_PROVIDER }, known.reservationId, async (locked) => {
    const attempt = (await attemptByOrder(locked.db, result.orderId)) ?? known // as it is under the lock
    if (attempt.status === 'paid') return 'paid' as const
    if (attempt.status === 'mismatch') return 'alert' as const
    if (result.amount !== attempt.amount || result.currency !== ISO_CODE[attempt.currency])
      return doubtful(locked, attempt, 'amount-mismatch', {
        expected: attempt.amount,
        received: Number.isFinite(result.amount) ? result.amount : String(result.amount),
        currency: result.currency,
      })
    return result.status === 'paid' ? paid(locked, attempt, result) : failed(locked, attempt, result)
  })
  failPoint('settled')
  return { outcome, attempt: known }
}

const paid = async (locked: Locked, attempt: Attempt, result: CardResult): Promise<Outcome> => {
  const { db: tx, reservation, now } = locked
  failPoint('before-ledger')
  const done = await takeMoney(locked, {
    amount: result.amount,
    asked: attempt.linkId === null ? undefined : await askedBy(tx, attempt, now),
    method: 'card',
    provider: attempt.provider,
    providerId: result.providerId,
    note: attempt.orderId,
    move: 'confirm',
  })
  failPoint('after-ledger')
  if (done === 'conflict')
    return doubtful(locked, attempt, 'payment-conflict', { amount: result.amount, payment: result.providerId })
  await changeAttempt(tx, attempt.id, { status: 'paid', finishedAt: now, failure: null })
  await changeReservationRow(tx, reservation.id, { cardStartedAt: null })
  failPoint('before-commit')
  return done === 'refund-due' ? 'alert' : 'paid'
}

/** What a link asked for: its amount from the first payment, nothing from a second one. */
const askedBy = async (tx: Db, { linkId, orderId, amount }: Attempt, now: Date): Promise<number> =>
  linkId !== null && (await markUsed(tx, linkId, { usedAt: now, usedBy: orderId })) ? amount : 0

const failed = async (locked: Locked, attempt: Attempt, result: CardResult): Promise<Outcome> => {
  const { db: tx, reservation, status, now } = locked
  if (attempt.status === 'failed') return 'failed'
  await changeAttempt(tx, attempt.id, { status: 'failed', finishedAt: now, failure: result.failure })
  const changed = await changeReservationRow(tx, reservation.id, { cardStartedAt: null })
  const reason = result.failure ?? ''
  const event = await addEvent(locked, { reservationId: reservation.id, what: 'payment-failed', reason })
  if (status === 'OPTION') await tellGuest(locked, changed, 'payment_failed', { once: event, reason })
  return 'failed'
}

/** Money that doesn't fit is never taken in silence: staff look at it. */
const doubtful = async (
  { db: tx, reservation, now }: Locked,
  attempt: Attempt,
  kind: 'amount-mismatch' | 'payment-conflict',
  facts: Record<string, string | number>,
): Promise<Outcome> => {
  await changeAttempt(tx, attempt.id, { status: 'mismatch', finishedAt: now })
  await raiseAlert(tx, {
    kind,
    onceKey: `${kind}:${attempt.orderId}`,
    reservationId: reservation.id,
    facts: { order: attempt.orderId, ...facts },
    createdAt: now,
  })
  return 'alert'
}
