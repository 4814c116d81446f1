import { ISO_CODE } from '../../kernel/money.ts'
import { found } from '../../kernel/refusal.ts'
import { IYZICO_SIGNATURE } from '../../platform/cards/iyzico/iyzico.ts'
import { PlainText, SeeOther } from '../../platform/http/answers/other-answers.ts'
import { type Call, handler, keyOf } from '../../platform/http/api.ts'
import { reservationOfToken } from '../reservations/views/reservation-of-token.flow.ts'
import { backTo, orderView } from './order-page.flow.ts'
import { cardOffer, getPaymentOrder, paymentCallback, startPayment } from './payments.contract.ts'
import { hearCallback } from './settle-payment.flow.ts'
import { beginPayment, type PaymentServices } from './start-payment.flow.ts'

type Paying = Call<PaymentServices>

export const paymentsApi = [
  handler(startPayment, async ({ params, body }, call: Paying) => {
    const key = keyOf(call)
    const { id } = await reservationOfToken(call, params.token)
    return { content: await beginPayment(call, id, key, { ip: call.ip, instalments: body.instalments }) }
  }),
  handler(cardOffer, async ({ params }, { db, services }: Paying) => {
    const taker = await services.cards.forNew(db, ISO_CODE[params.currency])
    const upTo = taker?.instalments ?? 1
    return { content: { card: taker !== null, instalments: taker?.page === 'fixed' ? upTo : 1, upTo } }
  }),
  handler(getPaymentOrder, async ({ params }, call: Paying) => ({ content: await orderView(call, params.order) })),
  handler(paymentCallback, async ({ params, query, body }, call: Paying) => {
    const provider = found(await call.services.cards.named(call.db, params.provider))
    const byBrowser = query.via === 'browser' || body.via === 'browser'
    const signature = call.header(IYZICO_SIGNATURE)
    const heard = await hearCallback(call, provider, { ...body, ...(signature && { [IYZICO_SIGNATURE]: signature }) })
    if (byBrowser) return new SeeOther(await backTo(call, heard.attempt, heard.outcome))
    // what is not known yet is told again
    if (provider.acknowledged && heard.outcome !== 'pending') return new PlainText(provider.acknowledged)
    return { content: { outcome: heard.outcome } }
  }),
]
