import { CARD_PROVIDER } from '../../kernel/caller.ts'
import { ISO_CODE } from '../../kernel/money.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Act } from '../../platform/act.ts'
import type { CardProvider, CardResult } from '../../platform/cards/card-provider.ts'
import { tellGuest } from '../reservations/letters/reservation-letters.flow.ts'
import { type Locked, withLocked } from '../reservations/life/reservation-lock.flow.ts'
import { raiseAlert } from '../reservations/money/ledger.store.ts'
import { takeMoney } from '../reservations/money/take-money.flow.ts'
import { addEvent, changeReservationRow } from '../reservations/reservations.store.ts'
import { type Attempt, attemptByOrder, changeAttempt } from './payments.store.ts'
import type { PaymentServices } from './start-payment.flow.ts'

/** paid: it is in the ledger now or was before; alert: staff must look. */
export type Outcome = 'paid' | 'failed' | 'alert'

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
  const result = provider.read(callback)
  if (result) return settle(act, provider.name, result)
  const attempt = await attemptByOrder(db, provider.orderIn(callback) ?? '')
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
): Promise<{ outcome: Outcome; reservationId: number }> => {
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
  return { outcome, reservationId: known.reservationId }
}

const paid = async (locked: Locked, attempt: Attempt, result: CardResult): Promise<Outcome> => {
  const { db: tx, reservation, now } = locked
  const done = await takeMoney(locked, {
    amount: result.amount,
    method: 'card',
    provider: attempt.provider,
    providerId: result.providerId,
    note: attempt.orderId,
    move: 'confirm',
  })
  if (done === 'conflict')
    return doubtful(locked, attempt, 'payment-conflict', { amount: result.amount, payment: result.providerId })
  await changeAttempt(tx, attempt.id, { status: 'paid', finishedAt: now, failure: null })
  await changeReservationRow(tx, reservation.id, { cardStartedAt: null })
  return done === 'refund-due' ? 'alert' : 'paid'
}

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
