import { randomBytes } from 'node:crypto'
import { escapeHtml } from '../../escape-html.ts'
import type { CardOrder, CardProvider, CardResult } from '../card-provider.ts'
import { minorOf, withCents } from '../orders/amounts.ts'
import { askProvider } from '../orders/ask-provider.ts'
import { type CardOrders, type KnownOrder, resultFor } from '../orders/card-orders.ts'
import { sameText } from '../orders/same-text.ts'
import { nestpayHash } from './nestpay-hash.ts'

/** The agency's account at a bank; `base` is the address of the bank's gate without '/fim/…'. */
export type NestpayAccount = { clientId: string; storeKey: string; apiUser: string; apiPassword: string; base: string }

const CURRENCY_NUMBERS: Record<string, string> = { TRY: '949', USD: '840', EUR: '978', GBP: '826' }
const PAGE_MS = 24 * 3_600_000
const AUTHENTICATED = new Set(['1', '2', '3', '4'])

/** A bank on NestPay (ver3, 3d_pay_hosting): our form posts the guest to its gate, and the bank makes the sale. */
export const nestpay = (account: NestpayAccount, orders: CardOrders): CardProvider => {
  const ask = async (orderId: string) => {
    const order = await orders.of(orderId)
    return order ? inquire(account, order) : 'unknown'
  }
  return {
    name: 'nestpay',
    currencies: Object.keys(CURRENCY_NUMBERS),
    open: (order) =>
      orders.pageOf(order, async () => ({ ref: order.orderId, page: formOf(account, order), forMs: PAGE_MS })),
    async read(callback) {
      const { HASH, hash, clientid, oid = '' } = callback
      if (!sameText(HASH ?? hash ?? '', nestpayHash(account.storeKey, callback)) || clientid !== account.clientId)
        return null
      const order = await orders.of(oid)
      return order ? resultOf(order, callback) : null
    },
    orderIn: async ({ oid }) => oid ?? null,
    ask,
    close: orders.closing(ask),
  }
}

const formOf = ({ clientId, storeKey, base }: NestpayAccount, order: CardOrder) => {
  const { orderId, amount, currency, returnUrl, callbackUrl, payer, instalments } = order
  const fields: Record<string, string> = {
    clientid: clientId,
    storetype: '3d_pay_hosting',
    hashAlgorithm: 'ver3',
    oid: orderId,
    amount: withCents(amount),
    currency: CURRENCY_NUMBERS[currency] ?? '',
    TranType: 'Auth',
    Instalment: currency === 'TRY' && instalments > 1 ? String(instalments) : '',
    okUrl: returnUrl,
    failUrl: returnUrl,
    callbackUrl,
    rnd: randomBytes(12).toString('hex'),
    lang: payer.language,
    encoding: 'utf-8',
    BillToName: payer.name,
    email: payer.email,
    tel: payer.phone,
  }
  return {
    kind: 'form' as const,
    url: `${base}/fim/est3Dgate`,
    fields: { ...fields, hash: nestpayHash(storeKey, fields) },
  }
}

/** Paid is what the bank has both authenticated and approved. */
const resultOf = (order: KnownOrder, said: Record<string, string>): CardResult => {
  const { mdStatus = '', Response, ProcReturnCode = '', TransId, amount, currency, ReturnOid = order.orderId } = said
  const providerId = TransId || order.orderId
  const paid = AUTHENTICATED.has(mdStatus) && Response === 'Approved' && ProcReturnCode === '00'
  if (!paid || ReturnOid !== order.orderId) return resultFor(order, { ...notPaid(ProcReturnCode), providerId })
  const code = Object.keys(CURRENCY_NUMBERS).find((each) => CURRENCY_NUMBERS[each] === currency)
  return resultFor(order, {
    providerId,
    status: 'paid',
    failure: null,
    amount: minorOf(amount),
    currency: code ?? String(currency),
  })
}

const notPaid = (code: string) => ({
  status: 'failed' as const,
  failure: `Banka ödemeyi onaylamadı${code ? ` (${code})` : ''}.`,
})

/** The bank's book: what it has sold, declined or given back under an order's number. */
const inquire = async (account: NestpayAccount, order: KnownOrder): Promise<CardResult | 'open'> => {
  const { clientId, apiUser, apiPassword, base } = account
  const question = [
    '<?xml version="1.0" encoding="UTF-8"?><CC5Request>',
    `<Name>${escapeHtml(apiUser)}</Name><Password>${escapeHtml(apiPassword)}</Password>`,
    `<ClientId>${escapeHtml(clientId)}</ClientId><OrderId>${escapeHtml(order.orderId)}</OrderId>`,
    '<Extra><ORDERSTATUS>QUERY</ORDERSTATUS></Extra></CC5Request>',
  ].join('')
  const said = await askProvider(`${base}/fim/api`, {
    headers: { 'content-type': 'application/xml; charset=utf-8' },
    body: question,
  })
  if (!/<CC5Response>/.test(said)) throw new Error('The bank answered something else.')
  const state = factOf(said, 'TRANS_STAT')
  const providerId = factOf(said, 'TransId') || order.orderId
  if (factOf(said, 'ORD_ID') !== order.orderId || !state) return 'open'
  if (state === 'C' || state === 'S')
    return resultFor(order, { providerId, status: 'paid', failure: null, amount: Number(factOf(said, 'CAPTURE_AMT')) })
  if (state === 'D') return resultFor(order, { providerId, ...notPaid(factOf(said, 'PROC_RET_CD')) })
  return 'open'
}

/** A fact of the answer: an element of its own, or a part of the line ORDERSTATUS, whose amounts are minor units. */
const factOf = (xml: string, name: string): string => {
  const element = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1]
  return (element ?? new RegExp(`(?:>|\\t)${name}:([^\\t<]*)`).exec(xml)?.[1] ?? '').trim()
}
