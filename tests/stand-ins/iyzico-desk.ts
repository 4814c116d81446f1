import type { FastifyRequest } from 'fastify'
import { answerSignature, authorization } from '../../src/platform/cards/iyzico/iyzico-signature.ts'
import { minorOf } from '../../src/platform/cards/orders/amounts.ts'
import { IYZICO } from './accounts.ts'
import type { Book, BookOrder } from './book.ts'
import { answer, type Desk, field } from './desk.ts'

const AUTH = '/payment/iyzipos/checkoutform/initialize/auth/ecom'
const DETAIL = '/payment/iyzipos/checkoutform/auth/ecom/detail'
const PAGE_SECONDS = 1_800

/** iyzico's side of the Checkout Form: every request must be signed, every answer is. */
export const iyzicoDesk: Desk = {
  mount(app, book, url) {
    const signed = (request: FastifyRequest): boolean => {
      const random = String(request.headers['x-iyzi-rnd'])
      const path = request.url.replace(/^\/iyzico/, '').replace(/\?.*/, '')
      const body = request.method === 'GET' ? '{}' : JSON.stringify(request.body)
      return authorization({ ...IYZICO, random, path, body }) === request.headers.authorization
    }
    app.post(`/iyzico${AUTH}`, (request, reply) =>
      answer(book, 'register', reply, () => (signed(request) ? register(book, request.body, url()) : NOT_SIGNED)),
    )
    app.post(`/iyzico${DETAIL}`, (request, reply) =>
      answer(book, 'ask', reply, () => (signed(request) ? detail(book, request.body) : NOT_SIGNED)),
    )
    app.get<{ Querystring: { paymentConversationId: string } }>(
      '/iyzico/v2/reporting/payment/details',
      (request, reply) =>
        answer(book, 'ask', reply, () =>
          signed(request) ? report(book, request.query.paymentConversationId) : NOT_SIGNED,
        ),
    )
    app.post('/iyzico/v2/payment/refund', (request, reply) =>
      answer(book, 'refund', reply, () => (signed(request) ? refund(book, request.body) : NOT_SIGNED)),
    )
  },
  tell: (book, order) => ({ token: book.lies.get(order.orderId)?.signature ? 'somebody-elses-token' : order.token }),
}

const NOT_SIGNED = { status: 'failure', errorCode: '1000', errorMessage: 'Geçersiz imza' }
const failure = (errorCode: string, errorMessage: string) => ({ status: 'failure', errorCode, errorMessage })

const register = (book: Book, body: unknown, url: string) => {
  const basket = Reflect.get(Object(body), 'basketItems') as { price: string }[]
  const amount = minorOf(field(body, 'price'))
  if (basket.reduce((sum, { price }) => sum + minorOf(price), 0) !== amount)
    return failure('5062', 'Gönderilen tutar kırılımların toplam tutarına eşit olmalı')
  const order = book.add({
    provider: 'iyzico',
    orderId: field(body, 'conversationId'),
    amount: minorOf(field(body, 'paidPrice')),
    currency: field(body, 'currency'),
    instalments: Math.max(...(Reflect.get(Object(body), 'enabledInstallments') as number[])),
    returnUrl: field(body, 'callbackUrl'),
    callbackUrl: '',
    waitUrl: '',
    endsAt: book.now().getTime() + PAGE_SECONDS * 1_000,
  })
  return {
    status: 'success',
    conversationId: order.orderId,
    token: order.token,
    tokenExpireTime: PAGE_SECONDS,
    paymentPageUrl: `${url}/kart/${order.token}?lang=tr`,
    signature: answerSignature(IYZICO.secretKey, [order.orderId, order.token]),
  }
}

const REFUSED = { errorCode: '10051', errorMessage: 'Kart limiti yetersiz, yetersiz bakiye' }

const detail = (book: Book, body: unknown) => {
  const order = book.byToken(field(body, 'token'))
  if (!order) return failure('5115', 'token bulunamadı')
  const { orderId, token, status, paymentId, charged, amount, currency, instalments } = order
  const said = { locale: 'tr', conversationId: orderId, basketId: orderId, token, paymentId }
  if (status === 'open') return failure('5087', 'Ödeme henüz tamamlanmadı')
  if (status === 'failed') return { ...said, status: 'success', paymentStatus: 'FAILURE', ...REFUSED }
  const lie = book.lies.get(orderId)
  const [paidPrice, price] = [(lie?.amount ?? charged) / 100, (lie?.amount ?? amount) / 100]
  const told = {
    ...said,
    currency: lie?.currency ?? currency,
    paidPrice,
    price,
    status: 'success',
    paymentStatus: 'SUCCESS',
  }
  const values = ['SUCCESS', paymentId, told.currency, orderId, orderId, paidPrice, price, token]
  return {
    ...told,
    installment: charged > amount ? instalments : 1,
    fraudStatus: status === 'review' ? 0 : 1,
    phase: 'AUTH',
    signature: lie?.signature ?? answerSignature(IYZICO.secretKey, values),
  }
}

const report = (book: Book, conversationId: string) => {
  const order = book.orders.get(conversationId)
  if (!order?.paymentId) return { status: 'success', payments: [] }
  const refunds = order.refunds.map((each) => ({
    refundPrice: each / 100,
    refundStatus: 1,
    currencyCode: order.currency,
  }))
  return { status: 'success', payments: [{ paymentId: order.paymentId, itemTransactions: [{ refunds }] }] }
}

const refund = (book: Book, body: unknown) => {
  const order = [...book.orders.values()].find(({ paymentId }) => paymentId && paymentId === field(body, 'paymentId'))
  const amount = minorOf(field(body, 'price'))
  if (!order || !canRefund(order, amount)) return failure('5093', 'İade edilebilir tutar aşıldı')
  order.refunds.push(amount)
  return { status: 'success', conversationId: order.orderId, paymentId: order.paymentId, price: amount / 100 }
}

export const canRefund = (order: BookOrder, amount: number): boolean =>
  order.status === 'paid' && amount > 0 && order.refunds.reduce((sum, each) => sum + each, amount) <= order.charged
