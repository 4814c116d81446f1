import { found, Refusal } from '../../kernel/refusal.ts'
import type { Act } from '../../platform/act.ts'
import { seededLinkToken } from '../../platform/links/link-token.ts'
import { reservationById } from '../reservations/reservations.store.ts'
import { guestToken } from '../reservations/views/guest-link.server.ts'
import { linkById } from './links/payment-links.store.ts'
import type { OrderView } from './payments.contract.ts'
import { type Attempt, attemptByOrder } from './payments.store.ts'
import type { Outcome } from './settle-payment.flow.ts'
import { orderOf, type PaymentServices } from './start-payment.flow.ts'

type Asked = Omit<Act<PaymentServices>, 'who'>

const RESULT: Record<Outcome, string> = { paid: 'paid', failed: 'failed', alert: 'pending', pending: 'pending' }

/** The page that tells a guest how a payment ended: the link's own, or the payment page of the reservation. */
export const backTo = async ({ db, services }: Asked, attempt: Attempt, outcome: Outcome): Promise<string> => {
  const reservation = found(await reservationById(db, attempt.reservationId))
  const prefix = reservation.language === 'tr' ? '' : `/${reservation.language}`
  const link = attempt.linkId === null ? null : found(await linkById(db, attempt.linkId))
  const page = link
    ? `${prefix}/guvenli-odeme/link?token=${seededLinkToken(services.linkSecret, 'payment-link', link.seed)}`
    : `${prefix}/guvenli-odeme?token=${guestToken(services.linkSecret, reservation)}`
  return `${page}&result=${RESULT[outcome]}`
}

const ENDED: Record<Exclude<Attempt['status'], 'started'>, Outcome> = {
  paid: 'paid',
  failed: 'failed',
  mismatch: 'alert',
  abandoned: 'failed',
}

/**
 * Where a payment is: on the provider's page, which it answers again, or ended. Its order number is as good as a key:
 * nobody else has it. Refuses 'unavailable' when the provider does not give its page.
 */
export const orderView = async (act: Asked, orderId: string): Promise<OrderView> => {
  const { db, services } = act
  const attempt = found(await attemptByOrder(db, orderId))
  const reservation = found(await reservationById(db, attempt.reservationId))
  const { provider: name, amount, currency, status } = attempt
  const about = { provider: name, amount, currency, code: reservation.code }
  if (status !== 'started')
    return { ...about, state: 'ended', page: null, back: await backTo(act, attempt, ENDED[status]) }
  const provider = found(await services.cards.named(db, name))
  const page = await provider.open(orderOf(attempt, reservation, services.publicUrl)).catch((error: unknown) => {
    throw new Refusal('unavailable', {}, {}, { cause: error instanceof Error ? error.name : 'unknown' })
  })
  return { ...about, state: 'started', page, back: await backTo(act, attempt, 'pending') }
}
