import type { CardOrder, CardProvider, CardRefund, CardResult } from '../card-provider.ts'
import { minorOf, withCents } from '../orders/amounts.ts'
import { askForJson } from '../orders/ask-provider.ts'
import { type CardOrders, type KnownOrder, resultFor } from '../orders/card-orders.ts'
import { sameText } from '../orders/same-text.ts'
import { askToken, callbackHash, type PaytrKeys, paymentToken } from './paytr-signature.ts'

/** The agency's account; `base` is the address of the provider's servers. */
export type PaytrAccount = PaytrKeys & { merchantId: string; base: string; test: boolean }

const PAGE_MINUTES = 30
const NOT_PAID = 'Kart ödemesi onaylanmadı.'

/** PayTR's iFrame: its page stands in a frame of ours, and the end comes from server to server alone. */
export const paytr = (account: PaytrAccount, orders: CardOrders): CardProvider => {
  const ask = async (orderId: string) => {
    const order = await orders.of(orderId)
    return order ? inquire(account, order) : 'unknown'
  }
  return {
    name: 'paytr',
    currencies: ['TRY', 'USD', 'EUR', 'GBP'],
    open: (order) => orders.pageOf(order, () => register(account, order)),
    async read(callback) {
      const { hash = '', merchant_oid: orderId = '', status, total_amount: total } = callback
      if (!sameText(hash, callbackHash(account, callback))) return null
      const order = await orders.of(orderId)
      if (!order) return null
      if (status !== 'success') return notPaid(order)
      return /^\d{1,12}$/.test(total ?? '') ? paidOf(order, Number(total)) : null
    },
    orderIn: async ({ merchant_oid: orderId }) => orderId ?? null,
    ask,
    close: orders.closing(ask),
    refund: (refund) => refundAtPaytr(account, refund),
    acknowledged: 'OK',
  }
}

/** PayTR has one payment for an order, under the order's own number. A higher total is what instalments cost. */
const paidOf = (order: KnownOrder, total: number): CardResult =>
  resultFor(order, {
    providerId: order.orderId,
    status: 'paid',
    failure: null,
    amount: allowsInstalments(order) ? Math.min(total, order.amount) : total,
  })

const notPaid = (order: KnownOrder): CardResult =>
  resultFor(order, { providerId: order.orderId, status: 'failed', failure: NOT_PAID })

/** Noted in the order's reference, which PayTR does not need: it is asked by our own number. */
const allowsInstalments = ({ ref }: KnownOrder): boolean => ref.startsWith('instalments:')

const register = async (account: PaytrAccount, order: CardOrder) => {
  const fields = fieldsOf(account, order)
  const said = await askForJson(`${account.base}/odeme/api/get-token`, {
    body: new URLSearchParams({ ...fields, paytr_token: paymentToken(account, fields) }),
  })
  if (said.status !== 'success' || typeof said.token !== 'string') throw new Error('PayTR refused the order.')
  const most = Number(fields.max_installment) > 1 ? 'instalments' : 'once'
  return {
    ref: `${most}:${order.orderId}`,
    page: { kind: 'frame' as const, url: `${account.base}/odeme/guvenli/${encodeURIComponent(said.token)}` },
    forMs: PAGE_MINUTES * 60_000,
  }
}

const fieldsOf = ({ merchantId, test }: PaytrAccount, order: CardOrder): Record<string, string> => {
  const { orderId, amount, currency, description, waitUrl, payer } = order
  const instalments = currency === 'TRY' ? order.instalments : 1
  return {
    merchant_id: merchantId,
    user_ip: payer.ip.slice(0, 39),
    merchant_oid: orderId,
    email: payer.email.slice(0, 100),
    payment_amount: String(amount),
    user_basket: Buffer.from(JSON.stringify([[description, withCents(amount), 1]])).toString('base64'),
    no_installment: instalments > 1 ? '0' : '1',
    max_installment: instalments > 1 ? String(instalments) : '0',
    currency: currency === 'TRY' ? 'TL' : currency,
    test_mode: test ? '1' : '0',
    debug_on: test ? '1' : '0',
    timeout_limit: String(PAGE_MINUTES),
    lang: payer.language,
    user_name: payer.name.slice(0, 60),
    user_address: description,
    user_phone: payer.phone.slice(0, 20),
    merchant_ok_url: waitUrl,
    merchant_fail_url: waitUrl,
  }
}

const inquiry = (account: PaytrAccount, orderId: string) =>
  askForJson(`${account.base}/odeme/durum-sorgu`, {
    body: new URLSearchParams({
      merchant_id: account.merchantId,
      merchant_oid: orderId,
      paytr_token: askToken(account, [account.merchantId, orderId]),
    }),
  })

/** PayTR answers 'error' for an order without a payment, whether its page is still open or not. */
const inquire = async (account: PaytrAccount, order: KnownOrder): Promise<CardResult | 'open'> => {
  const said = await inquiry(account, order.orderId)
  if (said.status === 'failed') return notPaid(order)
  if (said.status !== 'success') return 'open'
  const paid = paidOf(order, minorOf(said.payment_total ?? said.payment_amount))
  return { ...paid, currency: said.currency === 'TL' ? 'TRY' : String(said.currency) }
}

/** As at any provider: asked first what went back already, so that a lost answer never gives money back twice. */
const refundAtPaytr = async (account: PaytrAccount, { orderId, upTo }: CardRefund): Promise<string | null> => {
  const { status, returns } = await inquiry(account, orderId)
  if (status !== 'success') throw new Error('PayTR does not know the payment.')
  const gone = ((returns ?? []) as { return_amount?: unknown }[]).reduce(
    (sum, { return_amount }) => sum + minorOf(return_amount),
    0,
  )
  if (upTo <= gone) return null
  const amount = withCents(upTo - gone)
  const said = await askForJson(`${account.base}/odeme/iade`, {
    body: new URLSearchParams({
      merchant_id: account.merchantId,
      merchant_oid: orderId,
      return_amount: amount,
      paytr_token: askToken(account, [account.merchantId, orderId, amount]),
    }),
  })
  return said.status === 'success' ? null : String(said.err_msg ?? said.reason ?? 'PayTR').slice(0, 300)
}
