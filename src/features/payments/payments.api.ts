import { found } from '../../kernel/refusal.ts'
import { type Call, handler, keyOf, SeeOther } from '../../platform/http/api.ts'
import { reservationById } from '../reservations/reservations.store.ts'
import { guestToken } from '../reservations/views/guest-link.server.ts'
import { reservationOfToken } from '../reservations/views/reservation-of-token.flow.ts'
import { paymentCallback, startPayment } from './payments.contract.ts'
import { hearCallback, type Outcome } from './settle-payment.flow.ts'
import { beginPayment, type PaymentServices } from './start-payment.flow.ts'

type Paying = Call<PaymentServices>

export const paymentsApi = [
  handler(startPayment, async ({ params }, call: Paying) => {
    const key = keyOf(call)
    const { id } = await reservationOfToken(call, params.token)
    return { content: await beginPayment(call, id, key) }
  }),
  handler(paymentCallback, async ({ params, body }, call: Paying) => {
    const { db, services } = call
    const provider = found(services.cards.named(params.provider))
    const { outcome, reservationId } = await hearCallback(call, provider, body)
    if (body.via !== 'browser') return { content: { outcome } }
    const reservation = found(await reservationById(db, reservationId))
    const prefix = reservation.language === 'tr' ? '' : `/${reservation.language}`
    return new SeeOther(
      `${prefix}/guvenli-odeme?token=${guestToken(services.linkSecret, reservation)}&result=${RESULT[outcome]}`,
    )
  }),
]

const RESULT: Record<Outcome, string> = { paid: 'paid', failed: 'failed', alert: 'pending' }
