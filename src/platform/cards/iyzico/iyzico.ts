import { randomBytes } from 'node:crypto'
import type { CardOrder, CardProvider, CardResult } from '../card-provider.ts'
import { minorOf, withCents } from '../orders/amounts.ts'
import { askForJson } from '../orders/ask-provider.ts'
import { type CardOrders, type KnownOrder, resultFor } from '../orders/card-orders.ts'
import { sameText } from '../orders/same-text.ts'
import { type AskIyzico, refundAtIyzico } from './iyzico-refund.ts'
import { answerSignature, authorization, webhookSignature } from './iyzico-signature.ts'

/** The agency's account; `base` is the address of the provider's servers. */
export type IyzicoAccount = { apiKey: string; secretKey: string; base: string }
type Answer = Record<string, unknown>

const PAGE_MS = 30 * 60_000
export const IYZICO_SIGNATURE = 'x-iyz-signature-v3'

/** iyzico's Checkout Form: its browser brings no more than a token, so the result is always asked for. */
export const iyzico = (account: IyzicoAccount, orders: CardOrders): CardProvider => {
  const asked = askWith(account)
  const ask = async (orderId: string) => {
    const order = await orders.of(orderId)
    return order ? retrieve(account, asked, order) : 'unknown'
  }
  const orderOf = async ({ token = '' }: Record<string, string>) => (token ? orders.byRef(token) : undefined)
  return {
    name: 'iyzico',
    currencies: ['TRY', 'USD', 'EUR', 'GBP'],
    open: (order) => orders.pageOf(order, () => register(account, asked, order)),
    async read(callback) {
      const signature = callback[IYZICO_SIGNATURE]
      if (signature && !sameText(signature, webhookSignature(account.secretKey, callback))) return null
      const order = await orderOf(callback)
      return order ? retrieve(account, asked, order) : null
    },
    orderIn: async (callback) => (await orderOf(callback))?.orderId ?? null,
    ask,
    close: orders.closing(ask),
    refund: (refund) => refundAtIyzico(asked, refund),
  }
}

const askWith =
  ({ apiKey, secretKey, base }: IyzicoAccount): AskIyzico =>
  (path, body) => {
    const random = randomBytes(12).toString('hex')
    const text = JSON.stringify(body ?? {})
    const signed = { apiKey, secretKey, random, path: path.replace(/\?.*/, ''), body: text }
    return askForJson(`${base}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: authorization(signed), 'x-iyzi-rnd': random, 'content-type': 'application/json' },
      ...(body && { body: text }),
    })
  }

const register = async ({ secretKey }: IyzicoAccount, ask: AskIyzico, order: CardOrder) => {
  const answer = await ask('/payment/iyzipos/checkoutform/initialize/auth/ecom', formOf(order))
  const { status, token, paymentPageUrl, conversationId, signature, tokenExpireTime } = answer
  if (status !== 'success') throw new Error(`iyzico refused the order (${answer.errorCode}).`)
  if (
    !sameText(String(signature), answerSignature(secretKey, [conversationId, token])) ||
    conversationId !== order.orderId
  )
    throw new Error('The answer is not signed by iyzico.')
  return {
    ref: String(token),
    page: { kind: 'redirect' as const, url: String(paymentPageUrl) },
    forMs: Number(tokenExpireTime) * 1_000 || PAGE_MS,
  }
}

/** What iyzico wants to know; what the agency never asks its guests stands in the form iyzico accepts. */
const formOf = ({ orderId, amount, currency, description, returnUrl, payer, instalments }: CardOrder) => {
  const [name = '', surname = name] = splitName(payer.name)
  const price = withCents(amount)
  const address = { contactName: payer.name, city: 'Antalya', country: 'Turkey', address: description }
  return {
    locale: payer.language,
    conversationId: orderId,
    price,
    paidPrice: price,
    currency,
    basketId: orderId,
    paymentGroup: 'PRODUCT',
    callbackUrl: returnUrl,
    enabledInstallments: OFFERED.filter((count) => count <= (currency === 'TRY' ? instalments : 1)),
    forceThreeDS: 1,
    buyer: {
      id: orderId,
      name,
      surname,
      identityNumber: '11111111111',
      email: payer.email,
      gsmNumber: payer.phone,
      registrationAddress: description,
      city: address.city,
      country: address.country,
      ip: payer.ip,
    },
    billingAddress: address,
    basketItems: [{ id: orderId, name: description, category1: 'Konaklama', itemType: 'VIRTUAL', price }],
  }
}

const OFFERED = [1, 2, 3, 6, 9, 12]

const splitName = (name: string): string[] => {
  const words = name.trim().split(/\s+/)
  return words.length > 1 ? [words.slice(0, -1).join(' '), words.at(-1) ?? ''] : words
}

/** Only what iyzico has signed for this very order is its result; money under review is not there yet. */
const retrieve = async (
  { secretKey }: IyzicoAccount,
  ask: AskIyzico,
  order: KnownOrder,
): Promise<CardResult | 'open'> => {
  const { orderId, ref: token } = order
  const said = await ask('/payment/iyzipos/checkoutform/auth/ecom/detail', {
    locale: 'tr',
    conversationId: orderId,
    token,
  })
  const { paymentStatus, paymentId, currency, basketId, conversationId, paidPrice, price, fraudStatus } = said
  if (paymentStatus === 'FAILURE')
    return resultFor(order, { providerId: String(paymentId ?? token), status: 'failed', failure: whyNot(said) })
  if (said.status !== 'success' || paymentStatus !== 'SUCCESS') return 'open'
  const values = [paymentStatus, paymentId, currency, basketId, conversationId, paidPrice, price, said.token]
  if (!sameText(String(said.signature), answerSignature(secretKey, values)))
    throw new Error('The answer is not signed by iyzico.')
  if (basketId !== orderId || conversationId !== orderId || said.token !== token)
    throw new Error('iyzico answered about another order.')
  const providerId = String(paymentId)
  if (Number(fraudStatus) === -1) return resultFor(order, { providerId, status: 'failed', failure: whyNot(said) })
  if (Number(fraudStatus) !== 1) return 'open'
  const [paid, ordered] = [minorOf(paidPrice), minorOf(price)]
  const amount = Number(said.installment) > 1 && paid >= ordered ? ordered : paid
  return { orderId, providerId, status: 'paid', amount, currency: String(currency), failure: null }
}

const whyNot = ({ errorMessage, errorCode }: Answer): string =>
  String(errorMessage || `Ödeme onaylanmadı (${errorCode ?? 'iyzico'}).`).slice(0, 300)
