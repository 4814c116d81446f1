import { createHash, randomBytes } from 'node:crypto'
import { VISITOR } from '../../kernel/caller.ts'
import { ISO_CODE } from '../../kernel/money.ts'
import { found, Refusal } from '../../kernel/refusal.ts'
import type { Act } from '../../platform/act.ts'
import type { Cards } from '../../platform/cards/card-provider.ts'
import { keepNights } from '../availability/availability.store.ts'
import { arrivalOf, type Locked, withLocked } from '../reservations/life/reservation-lock.flow.ts'
import { paidFor } from '../reservations/money/ledger.store.ts'
import { amountDue, CARD_GRACE_MINUTES, cutAtArrival } from '../reservations/reservation.ts'
import { changeReservationRow } from '../reservations/reservations.store.ts'
import type { LinkServices } from '../reservations/views/guest-link.server.ts'
import { firstAskAt } from './ask-times.ts'
import { addAttempt, attemptByOrder, giveUpAttempt } from './payments.store.ts'

export type PaymentServices = LinkServices & { cards: Cards }

/**
 * Begins a card payment of what is due: notes the attempt, then (no transaction open) asks the provider for its page.
 * The same `key` again is the same attempt while it runs. An option about to end is kept for 15 minutes past its end,
 * once, but not past the arrival. Refuses 'nothing-due', and 'unavailable' when nobody takes the currency or the
 * provider doesn't answer.
 */
export const beginPayment = async (
  act: Act<PaymentServices>,
  reservationId: number,
  key: string,
): Promise<{ redirectUrl: string }> => {
  const { db, services, now } = act
  const { attempt, description } = await withLocked({ ...act, who: VISITOR }, reservationId, (locked) =>
    noteAttempt(locked, services.cards, key),
  )
  const provider = found(services.cards.named(attempt.provider))
  try {
    return await provider.open({
      orderId: attempt.orderId,
      amount: attempt.amount,
      currency: ISO_CODE[attempt.currency],
      description,
      callbackUrl: `${services.publicUrl}/v1/payment/callback/${provider.name}`,
    })
  } catch (error) {
    await giveUpAttempt(db, attempt.id, { status: 'failed', finishedAt: now, failure: 'provider-unavailable' })
    await changeReservationRow(db, reservationId, { cardStartedAt: null })
    throw new Refusal('unavailable', {}, {}, { cause: error instanceof Error ? error.name : 'unknown' })
  }
}

const noteAttempt = async (locked: Locked, cards: Cards, key: string) => {
  const { db: tx, reservation, status, now } = locked
  const provider = cards.forNew(ISO_CODE[reservation.currency])
  if (!provider) throw new Refusal('unavailable')
  const description = `Happy Villaları ${reservation.code}`
  const { paidIn, paidBack } = await paidFor(tx, reservation.id)
  const amount = amountDue(reservation, paidIn - paidBack)
  if (amount === 0 || (status !== 'OPTION' && status !== 'CONFIRMED')) throw new Refusal('nothing-due')
  const orderOfKey = `HV${reservation.id}K${createHash('sha256').update(key).digest('hex').slice(0, 24)}`
  const earlier = await attemptByOrder(tx, orderOfKey)
  if (earlier?.status === 'started' && earlier.amount === amount) return { attempt: earlier, description }
  const attempt = await addAttempt(tx, {
    reservationId: reservation.id,
    provider: provider.name,
    orderId: earlier ? `HV${reservation.id}T${randomBytes(12).toString('hex')}` : orderOfKey,
    amount,
    currency: reservation.currency,
    status: 'started',
    startedAt: now,
    nextAskAt: firstAskAt(now),
  })
  await changeReservationRow(tx, reservation.id, { cardStartedAt: now, ...(await grace(locked)) })
  return { attempt, description }
}

/** The card attempt's quarter of an hour past the option's end, when it is near and was not given before. */
const grace = async ({
  db: tx,
  reservation,
  status,
  now,
}: Locked): Promise<{ expiresAt?: Date; graceUsed?: boolean }> => {
  const end = reservation.expiresAt
  if (
    status !== 'OPTION' ||
    !end ||
    reservation.graceUsed ||
    end.getTime() - now.getTime() > CARD_GRACE_MINUTES * 60_000
  )
    return {}
  const expiresAt = cutAtArrival(
    new Date(end.getTime() + CARD_GRACE_MINUTES * 60_000),
    await arrivalOf(tx, reservation),
  )
  if (expiresAt <= end) return {}
  await keepNights(tx, reservation.villaId, reservation.id, { kind: 'option', expiresAt })
  return { expiresAt, graceUsed: true }
}
