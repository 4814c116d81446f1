import { nestpayHash } from '../../src/platform/cards/nestpay/nestpay-hash.ts'
import { minorOf, withCents } from '../../src/platform/cards/orders/amounts.ts'
import { escapeHtml } from '../../src/platform/escape-html.ts'
import { NESTPAY } from './accounts.ts'
import type { Book, BookOrder } from './book.ts'
import { answer, type Desk } from './desk.ts'

const ISO: Record<string, string> = { 949: 'TRY', 840: 'USD', 978: 'EUR', 826: 'GBP' }
const SESSION_MS = 30 * 60_000

/** A bank's side of NestPay ver3: the gate that a browser posts to, and the API that is asked in XML. */
export const nestpayDesk: Desk = {
  mount(app, book) {
    app.post('/nestpay/fim/est3Dgate', (request, reply) =>
      answer(book, 'register', reply, () => {
        const order = atGate(book, Object(request.body) as Record<string, string>)
        return order ? reply.redirect(`/kart/${order.token}`, 303) : reply.code(400).send('3D-1004: hash hatali')
      }),
    )
    app.post('/nestpay/fim/api', (request, reply) =>
      answer(book, 'ask', reply, () => reply.type('application/xml').send(statusOf(book, String(request.body)))),
    )
  },
  tell(book, { orderId, status, paymentId, amount, currency, instalments }) {
    const lie = book.lies.get(orderId)
    const paid = status === 'paid'
    const fields: Record<string, string> = {
      ReturnOid: orderId,
      oid: orderId,
      clientid: NESTPAY.clientId,
      amount: withCents(lie?.amount ?? amount),
      currency: Object.keys(ISO).find((each) => ISO[each] === (lie?.currency ?? currency)) ?? '',
      Instalment: instalments > 1 ? String(instalments) : '',
      mdStatus: '1',
      Response: paid ? 'Approved' : 'Declined',
      ProcReturnCode: paid ? '00' : '51',
      ErrMsg: paid ? '' : 'Yetersiz bakiye | limit',
      AuthCode: paid ? 'P12345' : '',
      TransId: `26199${paymentId}`,
      HostRefNum: '619900000001',
      maskedCreditCard: '5526 08** **** 0006',
      'EXTRA.TRXDATE': '20270301 12:00:00',
      hashAlgorithm: 'ver3',
      rnd: `rnd-${orderId}`,
    }
    return { ...fields, HASH: lie?.signature ?? nestpayHash(NESTPAY.storeKey, fields) }
  },
}

const atGate = (book: Book, form: Record<string, string>): BookOrder | undefined => {
  if (form.hash !== nestpayHash(NESTPAY.storeKey, form) || form.storetype !== '3d_pay_hosting') return
  return book.add({
    provider: 'nestpay',
    orderId: form.oid ?? '',
    amount: minorOf(form.amount),
    currency: ISO[form.currency ?? ''] ?? '',
    instalments: Number(form.Instalment) || 1,
    returnUrl: form.okUrl ?? '',
    callbackUrl: form.callbackUrl ?? '',
    waitUrl: '',
    endsAt: book.now().getTime() + SESSION_MS,
  })
}

const statusOf = (book: Book, xml: string): string => {
  const part = (name: string) => new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1] ?? ''
  const known = part('Name') === NESTPAY.apiUser && part('Password') === escapeHtml(NESTPAY.apiPassword)
  const order = known ? book.orders.get(part('OrderId')) : undefined
  const response = (inner: string) => `<?xml version="1.0"?><CC5Response>${inner}</CC5Response>`
  if (!order || order.status === 'open')
    return response('<Response>Declined</Response><ProcReturnCode>99</ProcReturnCode><ErrMsg>Kayit bulunamadi</ErrMsg>')
  const amount = book.lies.get(order.orderId)?.amount ?? order.amount
  const line = [
    `ORD_ID:${order.orderId}`,
    'CHARGE_TYPE_CD:S',
    `ORIG_TRANS_AMT:${amount}`,
    `CAPTURE_AMT:${order.status === 'paid' ? amount : ''}`,
    `TRANS_STAT:${order.status === 'paid' ? 'C' : 'D'}`,
    `PROC_RET_CD:${order.status === 'paid' ? '00' : '51'}`,
  ].join('\t')
  return response(
    `<OrderId>${order.orderId}</OrderId><Response>Approved</Response><ProcReturnCode>00</ProcReturnCode><TransId>26199${order.paymentId}</TransId><Extra><ORDERSTATUS>${line}</ORDERSTATUS></Extra>`,
  )
}
