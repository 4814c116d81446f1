import { createHash, randomBytes } from 'node:crypto'
import { VISITOR } from '../../kernel/caller.ts'
import { ISO_CODE } from '../../kernel/money.ts'
import { found, Refusal } from '../../kernel/refusal.ts'
import type { Act } from '../../platform/act.ts'
import type { CardOrder, Cards } from '../../platform/cards/card-provider.ts'
import { failPoint } from '../../platform/fail-point.ts'
import { keepNights } from '../availability/availability.store.ts'
import { arrivalOf, type Locked, withLocked } from '../reservations/life/reservation-lock.flow.ts'
import { paidFor } from '../reservations/money/ledger.store.ts'
import { amountDue, CARD_GRACE_MINUTES, cutAtArrival } from '../reservations/reservation.ts'
import { changeReservationRow, type Reservation } from '../reservations/reservations.store.ts'
import type { LinkServices } from '../reservations/views/guest-link.server.ts'
import { firstAskAt } from './ask-times.ts'
import { linkState } from './links/link-state.ts'
import { openSum } from './links/open-sum.store.ts'
import { linkById, type PaymentLink } from './links/payment-links.store.ts'
import { type Attempt, addAttempt, attemptByOrder, giveUpAttempt } from './payments.store.ts'

export type PaymentServices = LinkServices & { cards: Cards }

/** What a payment is begun with beside its key: the guest's address, instalments chosen here, a payment link. */
export type Beginning = { ip?: string; instalments?: number | undefined; link?: PaymentLink }

/**
 * Begins a card payment of what is due, or of a link's amount: notes the attempt, then (no transaction open) asks the
 * provider for its page. The same `key` again is the same attempt while it runs. An option about to end is kept for 15
 * minutes past its end, once, but not past the arrival. Refuses 'nothing-due', and 'unavailable' when nobody takes the
 * currency or the provider doesn't answer.
 */
export const beginPayment = async (
  act: Act<PaymentServices>,
  reservationId: number,
  key: string,
  beginning: Beginning = {},
): Promise<{ redirectUrl: string }> => {
  const { db, services, now } = act
  const { attempt, reservation } = await withLocked({ ...act, who: VISITOR }, reservationId, (locked) =>
    noteAttempt(locked, services.cards, { key, ...beginning }),
  )
  failPoint('attempt-noted')
  try {
    const provider = found(await services.cards.named(db, attempt.provider))
    const order = orderOf(attempt, reservation, services.publicUrl, beginning.ip)
    const page = await provider.open(order)
    failPoint('page-opened')
    const ours = page.kind === 'redirect' && page.url.startsWith('/')
    return { redirectUrl: ours ? page.url : pathOf(order.waitUrl).replace('&back=1', '') }
  } catch (error) {
    await giveUpAttempt(db, attempt.id, { status: 'failed', finishedAt: now, failure: 'provider-unavailable' })
    await changeReservationRow(db, reservationId, { cardStartedAt: null })
    throw new Refusal('unavailable', {}, {}, { cause: error instanceof Error ? error.name : 'unknown' })
  }
}

const pathOf = (address: string): string => address.replace(/^https?:\/\/[^/]+/, '')

/** The order of an attempt as its provider is told it, again and again the same. */
export const orderOf = (attempt: Attempt, reservation: Reservation, publicUrl: string, ip = '127.0.0.1'): CardOrder => {
  const { provider, orderId, amount, currency, instalments } = attempt
  const callbackUrl = `${publicUrl}/v1/payment/callback/${provider}`
  const prefix = reservation.language === 'tr' ? '' : `/${reservation.language}`
  return {
    orderId,
    amount,
    currency: ISO_CODE[currency],
    description: `Villa ${reservation.code}`,
    callbackUrl,
    returnUrl: `${callbackUrl}?via=browser`,
    waitUrl: `${publicUrl}${prefix}/guvenli-odeme/banka?order=${orderId}&back=1`,
    payer: {
      name: reservation.guestName,
      email: reservation.email || `misafir@${new URL(publicUrl).hostname}`, // booked by phone: providers want one
      phone: reservation.phone,
      ip,
      language: reservation.language === 'tr' ? 'tr' : 'en',
    },
    instalments,
  }
}

const noteAttempt = async (
  locked: Locked,
  cards: Cards,
  { key, link, instalments }: Beginning & { key: string },
): Promise<{ attempt: Attempt; reservation: Reservation }> => {
  const { db: tx, reservation, status, now } = locked
  const currency = link?.currency ?? reservation.currency
  const taker = await cards.forNew(tx, ISO_CODE[currency])
  if (!taker) throw new Refusal('unavailable')
  const { paidIn, paidBack } = await paidFor(tx, reservation.id)
  const amount = link ? await amountOf(locked, link) : amountDue(reservation, paidIn - paidBack)
  if (amount === 0 || !(link ? LINKS_IN : PAID_IN).includes(status)) throw new Refusal('nothing-due')
  const orderOfKey = `HV${reservation.id}K${createHash('sha256').update(key).digest('hex').slice(0, 24)}`
  const earlier = await attemptByOrder(tx, orderOfKey)
  if (earlier?.status === 'started' && earlier.amount === amount) return { attempt: earlier, reservation }
  const attempt = await addAttempt(tx, {
    reservationId: reservation.id,
    provider: taker.name,
    orderId: earlier ? `HV${reservation.id}T${randomBytes(12).toString('hex')}` : orderOfKey,
    amount,
    currency,
    linkId: link?.id ?? null,
    instalments: taker.page === 'fixed' ? Math.min(instalments ?? 1, taker.instalments) : taker.instalments,
    status: 'started',
    startedAt: now,
    nextAskAt: firstAskAt(now),
  })
  await changeReservationRow(tx, reservation.id, { cardStartedAt: now, ...(await grace(locked)) })
  return { attempt, reservation }
}

const PAID_IN: readonly string[] = ['OPTION', 'CONFIRMED']
const LINKS_IN: readonly string[] = ['OPTION', 'CONFIRMED', 'CHECKED_IN']

/**
 * What a link asks for, looked at again under the lock; nothing when it has been used or taken back meanwhile, or when
 * less than that is still open of the stay.
 */
const amountOf = async ({ db: tx, reservation, now }: Locked, { id }: PaymentLink): Promise<number> => {
  const link = found(await linkById(tx, id))
  const asks = linkState(link, now) === 'open' && link.amount <= (await openSum(tx, reservation, now))
  return asks ? link.amount : 0
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
