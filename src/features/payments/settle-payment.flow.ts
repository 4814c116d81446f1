import { ISO_CODE } from '../../kernel/money.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { CardProvider, CardResult } from '../../platform/card-provider.ts'
import type { Db } from '../../platform/db.ts'
import { oweRefund, paidFor, raiseAlert } from '../reservations/ledger.store.ts'
import { amountDue } from '../reservations/reservation.ts'
import { tellGuest } from '../reservations/reservation-letters.flow.ts'
import { type Locked, withLocked } from '../reservations/reservation-lock.flow.ts'
import { addEvent, changeReservationRow } from '../reservations/reservations.store.ts'
import { takeMoney } from '../reservations/take-money.flow.ts'
import { type Attempt, attemptByOrder, changeAttempt, giveUpAttempt, silentAttempts } from './payments.store.ts'
import type { PaymentServices } from './start-payment.flow.ts'

/** paid: it is in the ledger now or was before; alert: staff must look. */
export type Outcome = 'paid' | 'failed' | 'alert'

/** A provider's callback, whoever brought it. Nothing is believed before the signature; a forged one about a known order tells staff. */
export const hearCallback = async (
  db: Db,
  services: PaymentServices,
  provider: CardProvider,
  callback: Record<string, string>,
  now: Date,
) => {
  const result = provider.read(callback)
  if (result) return settle(db, services, provider.name, result, now)
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
  db: Db,
  services: PaymentServices,
  provider: string,
  result: CardResult,
  now: Date,
): Promise<{ outcome: Outcome; reservationId: number }> => {
  const known = await attemptByOrder(db, result.orderId)
  if (!known || known.provider !== provider) throw new Refusal('not-found')
  const outcome = await withLocked(db, services, known.reservationId, 'Sanal POS', now, async (locked) => {
    const attempt = (await attemptByOrder(locked.tx, result.orderId)) ?? known // as it is under the lock
    if (attempt.status === 'paid') return 'paid' as const
    if (attempt.status === 'mismatch') return 'alert' as const
    if (result.amount !== attempt.amount || result.currency !== ISO_CODE[attempt.currency]) return mismatch(locked, attempt, result)
    return result.status === 'paid' ? paid(locked, attempt, result) : failed(locked, attempt, result)
  })
  return { outcome, reservationId: known.reservationId }
}

const paid = async (locked: Locked, attempt: Attempt, result: CardResult): Promise<Outcome> => {
  const { tx, reservation, now } = locked
  const before = await paidFor(tx, reservation.id)
  await changeAttempt(tx, attempt.id, { status: 'paid', finishedAt: now, failure: null })
  await changeReservationRow(tx, reservation.id, { cardStartedAt: null })
  const done = await takeMoney(locked, {
    amount: result.amount,
    method: 'card',
    provider: attempt.provider,
    providerId: result.providerId,
    note: attempt.orderId,
    move: 'confirm',
  })
  const wasOwed = amountDue(reservation, before.paidIn - before.paidBack)
  if (done === 'added') await oweRefund(tx, reservation, result.amount - wasOwed, `twice:${attempt.orderId}`, now)
  return done === 'refund-due' ? 'alert' : 'paid'
}

const failed = async ({ tx, services, reservation, status, now, who }: Locked, attempt: Attempt, result: CardResult): Promise<Outcome> => {
  if (attempt.status === 'failed') return 'failed'
  await changeAttempt(tx, attempt.id, { status: 'failed', finishedAt: now, failure: result.failure })
  const changed = await changeReservationRow(tx, reservation.id, { cardStartedAt: null })
  const event = await addEvent(tx, { reservationId: reservation.id, at: now, who, what: 'payment-failed', reason: result.failure ?? '' })
  if (status === 'OPTION') await tellGuest(tx, services, changed, 'payment_failed', { once: event, now, reason: result.failure ?? '' })
  return 'failed'
}

const mismatch = async ({ tx, reservation, now }: Locked, attempt: Attempt, result: CardResult): Promise<Outcome> => {
  await changeAttempt(tx, attempt.id, { status: 'mismatch', finishedAt: now })
  const facts = { order: attempt.orderId, expected: attempt.amount, received: result.amount, currency: result.currency }
  await raiseAlert(tx, {
    kind: 'amount-mismatch',
    onceKey: `mismatch:${attempt.orderId}`,
    reservationId: reservation.id,
    facts,
    createdAt: now,
  })
  return 'alert'
}

const SILENT_MS = 60_000
const GIVEN_UP_MS = 45 * 60_000

/** Asks the provider about attempts that never came back (PRODUCT §7); one that fails doesn't stop the others. Answers how many were asked about. */
export const askAboutSilent = async (db: Db, services: PaymentServices, now: Date): Promise<number> => {
  const { cards } = services
  if (!cards) return 0
  const before = new Date(now.getTime() - SILENT_MS)
  const silent = (await silentAttempts(db, before, before)).filter((attempt) => attempt.provider === cards.name)
  const faults: unknown[] = []
  for (const attempt of silent) await askAbout(db, services, cards, attempt, now).catch((error) => faults.push(error))
  if (faults.length) throw new AggregateError(faults, `${faults.length} of ${silent.length} attempts could not be asked about`)
  return silent.length
}

const askAbout = async (db: Db, services: PaymentServices, cards: CardProvider, attempt: Attempt, now: Date): Promise<void> => {
  await changeAttempt(db, attempt.id, { askedAt: now }) // before the answer: one that fails waits its turn like the others
  const answer = await cards.ask(attempt.orderId)
  if (typeof answer === 'object') await settle(db, services, cards.name, answer, now)
  else if (now.getTime() - attempt.startedAt.getTime() > GIVEN_UP_MS)
    await giveUpAttempt(db, attempt.id, { status: 'abandoned', finishedAt: now })
}
