import { minorOf, withCents } from '../../src/platform/cards/orders/amounts.ts'
import { askToken, callbackHash, paymentToken } from '../../src/platform/cards/paytr/paytr-signature.ts'
import { PAYTR } from './accounts.ts'
import type { Book } from './book.ts'
import { answer, type Desk, field } from './desk.ts'
import { canRefund } from './iyzico-desk.ts'

/** PayTR's side of the iFrame: one notification address, told to it once, as in its merchant panel. */
export const paytrDesk = (notifyUrl: () => string): Desk => ({
  mount(app, book) {
    app.post('/paytr/odeme/api/get-token', (request, reply) =>
      answer(book, 'register', reply, () => register(book, request.body, notifyUrl())),
    )
    app.post('/paytr/odeme/durum-sorgu', (request, reply) =>
      answer(book, 'ask', reply, () => inquire(book, request.body)),
    )
    app.post('/paytr/odeme/iade', (request, reply) => answer(book, 'refund', reply, () => refund(book, request.body)))
    app.get<{ Params: { token: string } }>('/paytr/odeme/guvenli/:token', (request, reply) =>
      reply.redirect(`/kart/${request.params.token}`),
    )
  },
  tell(book, { orderId, status, charged, amount, currency }) {
    const lie = book.lies.get(orderId)
    const fields = {
      merchant_oid: orderId,
      status: status === 'paid' ? 'success' : 'failed',
      total_amount: String(lie?.amount ?? charged),
      payment_amount: String(amount),
      currency: currency === 'TRY' ? 'TL' : currency,
      payment_type: 'card',
      test_mode: '1',
      ...(status === 'failed' && { failed_reason_code: '6', failed_reason_msg: 'Yetersiz bakiye' }),
    }
    return { ...fields, hash: lie?.signature ?? callbackHash(PAYTR, fields) }
  },
})

const refusal = (reason: string) => ({ status: 'failed', reason })

const register = (book: Book, body: unknown, callbackUrl: string) => {
  const fields = Object(body) as Record<string, string>
  if (field(body, 'paytr_token') !== paymentToken(PAYTR, fields))
    return refusal('paytr_token gonderilmedi veya gecersiz')
  const orderId = field(body, 'merchant_oid')
  if (!/^[A-Za-z0-9]{1,64}$/.test(orderId)) return refusal('merchant_oid alfanumerik olmalidir')
  const currency = field(body, 'currency')
  const order = book.add({
    provider: 'paytr',
    orderId,
    amount: Number(field(body, 'payment_amount')),
    currency: currency === 'TL' ? 'TRY' : currency,
    instalments: field(body, 'no_installment') === '1' ? 1 : Number(field(body, 'max_installment')) || 12,
    returnUrl: '',
    callbackUrl,
    waitUrl: field(body, 'merchant_ok_url'),
    endsAt: book.now().getTime() + Number(field(body, 'timeout_limit')) * 60_000,
  })
  return order.status === 'open'
    ? { status: 'success', token: order.token }
    : refusal('merchant_oid daha once kullanildi')
}

const orderAsked = (book: Book, body: unknown, values: string[]) =>
  field(body, 'paytr_token') === askToken(PAYTR, [PAYTR.merchantId, ...values])
    ? book.orders.get(field(body, 'merchant_oid'))
    : undefined

const inquire = (book: Book, body: unknown) => {
  const order = orderAsked(book, body, [field(body, 'merchant_oid')])
  if (!order || order.status === 'open')
    return { status: 'error', err_no: '004', err_msg: 'merchant_oid ile basarili odeme bulunamadi' }
  if (order.status === 'failed') return { status: 'failed', err_no: '005', err_msg: 'odeme basarisiz' }
  const lie = book.lies.get(order.orderId)
  return {
    status: 'success',
    payment_amount: withCents(order.amount),
    payment_total: withCents(lie?.amount ?? order.charged),
    currency: order.currency === 'TRY' ? 'TL' : order.currency,
    returns: order.refunds.map((each) => ({ return_amount: withCents(each) })),
  }
}

const refund = (book: Book, body: unknown) => {
  const amount = field(body, 'return_amount')
  const order = orderAsked(book, body, [field(body, 'merchant_oid'), amount])
  if (!order || !canRefund(order, minorOf(amount)))
    return { status: 'error', err_no: '009', err_msg: 'Iade tutari asildi' }
  order.refunds.push(minorOf(amount))
  return { status: 'success', merchant_oid: order.orderId, return_amount: amount }
}
