import formBody from '@fastify/formbody'
import Fastify, { type FastifyInstance } from 'fastify'
import type { CardPage } from '../../src/platform/cards/card-provider.ts'
import { escapeHtml } from '../../src/platform/escape-html.ts'
import { CARDS, CODE } from './accounts.ts'
import { type Book, type BookOrder, openBook } from './book.ts'
import { type Desk, field } from './desk.ts'
import { iyzicoDesk } from './iyzico-desk.ts'
import { nestpayDesk } from './nestpay-desk.ts'
import { paytrDesk } from './paytr-desk.ts'

type Options = { port?: number; now?: () => Date; notifyUrl?: () => string }

/**
 * The three providers on this machine: they speak their protocols with real signatures, take cards on pages of their
 * own, and misbehave when they are told to. `notifyUrl` is PayTR's notification address, as its merchant panel has it.
 */
export const openStandIn = async ({ port = 0, now = () => new Date(), notifyUrl = () => '' }: Options = {}) => {
  const app = Fastify({ forceCloseConnections: true })
  await app.register(formBody)
  app.addContentTypeParser(['application/xml', 'text/xml'], { parseAs: 'string' }, (_, body, done) => done(null, body))
  const book = openBook(now)
  const desks: Record<BookOrder['provider'], Desk> = {
    iyzico: iyzicoDesk,
    paytr: paytrDesk(notifyUrl),
    nestpay: nestpayDesk,
  }
  let url = ''
  for (const desk of Object.values(desks)) desk.mount(app, book, () => url)
  app.get('/favicon.ico', (_, reply) => reply.code(204).send())
  const tell = (order: BookOrder) => desks[order.provider].tell(book, order)
  mountCardPage(app, book, tell)
  url = await app.listen({ port, host: '127.0.0.1' })
  return {
    url,
    book,
    /** What is told of an order now. */
    tell: (orderId: string) => tell(orderOf(book, orderId)),
    /** Types a card on a provider's page as a browser would, without what comes of it; answers what would be told. */
    async pay(page: CardPage, card: string = CARDS.good): Promise<Record<string, string>> {
      const order = await visit(book, page)
      book.charge(order, HOW[card] ?? 'failed')
      return tell(order)
    },
    orderOf: (page: CardPage) => visit(book, page),
    close: () => app.close(),
  }
}
export type StandIn = Awaited<ReturnType<typeof openStandIn>>

const orderOf = (book: Book, orderId: string): BookOrder => {
  const order = book.orders.get(orderId)
  if (!order) throw new Error('no such order')
  return order
}

/** Goes to the page as the browser does, and answers whose card it asks for. */
const visit = async (book: Book, page: CardPage): Promise<BookOrder> => {
  const form = page.kind === 'form' && { method: 'POST', body: new URLSearchParams(page.fields) }
  const shown = await fetch(page.url, { ...form })
  const order = book.byToken(/\/kart\/([0-9a-f]+)/.exec(shown.url)?.[1] ?? '')
  if (!order) throw new Error(`The page says ${shown.status}.`)
  return order
}

const HOW: Record<string, 'paid' | 'failed' | 'review'> = {
  [CARDS.good]: 'paid',
  [CARDS.silent]: 'paid',
  [CARDS.twice]: 'paid',
  [CARDS.review]: 'review',
}

const html = (title: string, body: string) =>
  `<!doctype html><html lang="tr"><meta charset="utf-8"><title>${title}</title><body><main><h1>${title}</h1>${body}</main></body></html>`

const mountCardPage = (app: FastifyInstance, book: Book, tell: (order: BookOrder) => Record<string, string>): void => {
  app.get<{ Params: { token: string } }>('/kart/:token', async (request, reply) => {
    const order = book.byToken(request.params.token)
    reply.type('text/html; charset=utf-8')
    if (!order) return reply.code(404).send(html('Böyle bir ödeme yok', ''))
    return html(
      `${order.provider} kart sayfası`,
      `<p>${(order.amount / 100).toFixed(2)} ${order.currency}</p><form method="post"><label>Kart <input name="card"></label><label>Kod <input name="code"></label><button>Öde</button></form>`,
    )
  })
  app.post<{ Params: { token: string } }>('/kart/:token', async (request, reply) => {
    const order = book.byToken(request.params.token)
    reply.type('text/html; charset=utf-8')
    const card = field(request.body, 'card').replace(/\D/g, '')
    if (!order || field(request.body, 'code') !== CODE) return reply.code(400).send(html('Kod hatalı', ''))
    book.charge(order, HOW[card] ?? 'failed')
    if (card === CARDS.silent) return html('Ödeme alındı', '<p>Bu sayfayı kapatabilirsiniz.</p>')
    const fields = tell(order)
    if (order.callbackUrl) for (let time = card === CARDS.twice ? 2 : 1; time > 0; time--) await notify(order, fields)
    return html('Siteye dönülüyor', backForm(order, fields))
  })
}

const notify = (order: BookOrder, fields: Record<string, string>) =>
  fetch(order.callbackUrl, { method: 'POST', body: new URLSearchParams(fields) }).catch(() => undefined)

/** The browser brings the answer by POST; where the provider tells by itself, the whole window only comes back. */
const backForm = ({ returnUrl, waitUrl }: BookOrder, fields: Record<string, string>): string => {
  const inputs = Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`)
    .join('')
  return returnUrl
    ? `<form id="back" method="post" action="${escapeHtml(returnUrl)}">${inputs}<button>Dön</button></form><script>document.getElementById('back').submit()</script>`
    : `<a href="${escapeHtml(waitUrl)}" target="_top">Dön</a><script>window.top.location.href = document.querySelector('a').href</script>`
}
