import type { Staff } from '../../../kernel/caller.ts'
import { type Call, handler, keyOf } from '../../../platform/http/api.ts'
import { sendByHand } from '../../reservations/letters/send-by-hand.flow.ts'
import { laneOfReservation } from '../../reservations/life/reservation-lock.flow.ts'
import { beginPayment, type PaymentServices } from '../start-payment.flow.ts'
import {
  getPaymentLink,
  listPaymentLinks,
  payByLink,
  sendPaymentLink,
  withdrawPaymentLink,
} from './payment-links.contract.ts'
import { giveLink, guestLinkView, linkOfToken, linksView, takeLinkBack } from './payment-links.flow.ts'

type Staffed = Call<PaymentServices, Staff>

export const paymentLinksApi = [
  handler(listPaymentLinks, async ({ params }, call: Staffed) => ({ content: await linksView(call, params.id) })),
  handler(
    sendPaymentLink,
    async ({ body }, call: Staffed) => {
      const { reservation_id: id, amount, hours, mail = true } = body
      if (amount === undefined) await sendByHand(call, id, 'payment_link')
      const link = amount === undefined ? undefined : await giveLink(call, id, { amount, hours, mail })
      return { content: { done: true as const, ...(link && { link }) } }
    },
    ({ body }, { db }) => laneOfReservation(db, body.reservation_id),
  ),
  handler(withdrawPaymentLink, async ({ params }, call: Staffed) => ({ content: await takeLinkBack(call, params.id) })),
  handler(getPaymentLink, async ({ params }, call: Call<PaymentServices>) => ({
    content: await guestLinkView(call, params.token),
  })),
  handler(payByLink, async ({ params, body }, call: Call<PaymentServices>) => {
    const key = keyOf(call)
    const link = await linkOfToken(call, params.token)
    const beginning = { ip: call.ip, link, instalments: body.instalments }
    return { content: await beginPayment(call, link.reservationId, key, beginning) }
  }),
]
