import type { CardRefund } from '../card-provider.ts'
import { minorOf, withCents } from '../orders/amounts.ts'

/** Asks iyzico; the answer is `status: 'success'` or not. */
export type AskIyzico = (path: string, body?: object) => Promise<Record<string, unknown>>

type Refunded = { refundPrice?: unknown; refundStatus?: unknown }
type Payment = { paymentId?: unknown; itemTransactions?: { refunds?: Refunded[] }[] }

/**
 * iyzico refunds whatever it is asked, as often as it is asked: so it is asked first what went back already, and only
 * for what is missing up to the wanted sum.
 */
export const refundAtIyzico = async (
  ask: AskIyzico,
  { orderId, providerId, currency, upTo }: CardRefund,
): Promise<string | null> => {
  const missing = upTo - (await refundedOf(ask, orderId, providerId))
  if (missing <= 0) return null
  const said = await ask('/v2/payment/refund', {
    locale: 'tr',
    conversationId: orderId,
    paymentId: providerId,
    price: withCents(missing),
    currency,
    ip: '127.0.0.1',
  })
  return said.status === 'success' ? null : String(said.errorMessage ?? said.errorCode ?? 'iyzico').slice(0, 300)
}

const refundedOf = async (ask: AskIyzico, orderId: string, providerId: string): Promise<number> => {
  const said = await ask(`/v2/reporting/payment/details?paymentConversationId=${encodeURIComponent(orderId)}`)
  if (said.status !== 'success') throw new Error('iyzico does not say what was refunded.')
  const payments = (said.payments ?? []) as Payment[]
  const payment = payments.find(({ paymentId }) => String(paymentId) === providerId)
  if (!payment) throw new Error('iyzico does not know the payment.')
  const refunds = (payment.itemTransactions ?? []).flatMap(({ refunds: all }) => all ?? [])
  return refunds
    .filter(({ refundStatus }) => Number(refundStatus) === 1)
    .reduce((sum, { refundPrice }) => sum + minorOf(refundPrice), 0)
}
