import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { and, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { formatMoney } from '../../kernel/format.ts'
import { CURRENCIES, ISO_CODE } from '../../kernel/money.ts'
import type { Db } from '../database/db.ts'
import { unstorableAt } from '../database/storable-text.ts'
import { demoBankOrder } from './demo-bank.table.ts'
import { type BankOrder, signedCallback } from './demo-bank.ts'
import { bankPage, cardForm, codeForm, returnForm, waitingNote } from './demo-bank-html.ts'

/** The cards of the demo bank and what comes of them. */
export const DEMO_CARDS = {
  '5526080000000006': { outcome: 'paid', returns: 'once', label: 'Başarılı ödeme' },
  '4111111111111129': { outcome: 'failed', returns: 'once', label: 'Yetersiz bakiye' },
  '4000000000000010': { outcome: 'paid', returns: 'never', label: 'Ödenir, banka haber vermez' },
  '4000000000000028': { outcome: 'paid', returns: 'late', label: 'Ödenir, yanıt geç gelir' },
  '4000000000000036': { outcome: 'paid', returns: 'twice', label: 'Ödenir, yanıt iki kez gelir' },
} as const
type Card = (typeof DEMO_CARDS)[keyof typeof DEMO_CARDS]

/** The one-time code of the demo bank's 3-D Secure step. */
export const DEMO_CODE = '123456'
const LATE_MS = 20_000

/** What the bank knows. `ownUrl` = where this process answers, for callbacks from server to server. */
type Bank = { db: Db; key: Uint8Array; ownUrl: () => string }

/** The bank's own side: its hosted card page, its 3-D Secure step, and its callbacks to the merchant. */
export const registerDemoBank = (app: FastifyInstance, bank: Bank): void => {
  app.get<{ Params: { token: string } }>('/demo-bank/:token', { schema: { hide: true } }, async (request, reply) => {
    const order = await orderOf(bank, request.params.token)
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-store')
    if (!order) return reply.code(404).send(UNKNOWN)
    return bankPage(
      'Kart bilgileri',
      order.status === 'open' ? cardForm(shown(order), DEMO_CARDS) : doneForm(bank, order, ''),
    )
  })

  app.post<{ Params: { token: string }; Body: Typed }>(
    '/demo-bank/:token',
    { schema: { hide: true } },
    async (request, reply) => {
      const order = await orderOf(bank, request.params.token)
      reply.type('text/html; charset=utf-8').header('cache-control', 'no-store')
      if (!order) return reply.code(404).send(UNKNOWN)
      const { card, ask } = readTyped(order, request.body ?? {})
      if (!card) return ask
      const closed = await close(bank, order, card)
      if (closed.status === 'void') return bankPage('Ödeme iptal edildi', doneForm(bank, closed, ''))
      if (card.returns !== 'never')
        tellMerchant(bank, closed, card).catch((error) =>
          request.log.warn({ err: error }, 'demo bank: the merchant did not answer'),
        )
      return endPage(bank, closed, card, String(Reflect.get(reply.raw, 'nonce') ?? ''))
    },
  )
}

const UNKNOWN = bankPage('Demo Banka', '<p>Böyle bir ödeme yok.</p>')

type Typed = { card?: string; code?: string }

/** The card when its number and the one-time code are good, else the page that asks for what is missing. */
const readTyped = (order: BankOrder, { card: typed, code }: Typed): { card?: Card; ask: string } => {
  const number = String(typed ?? '').replace(/\D/g, '')
  const card = Object.entries(DEMO_CARDS).find(([each]) => each === number)?.[1]
  const fault = 'Bu kart numarası deneme kartlarından biri değil.'
  if (!card) return { ask: bankPage('Kart bilgileri', cardForm(shown(order), DEMO_CARDS, fault)) }
  const askCode = (wrong?: string) => bankPage('3D Secure doğrulama', codeForm(shown(order), number, wrong))
  if (code === undefined) return { ask: askCode() }
  if (String(code).trim() !== DEMO_CODE) return { ask: askCode('Doğrulama kodu hatalı. Deneme kodu: 123456') }
  return { card, ask: '' }
}

const NEVER_TOLD =
  'Ödeme bankada tamamlandı; bu kart senaryosunda banka siteye haber vermez. Site birkaç dakika içinde kendisi sorar.'
const TOLD_LATE = 'Banka yanıtı gecikiyor. Bu sayfayı kapatabilirsiniz; sonuç siteye yaklaşık 20 saniye sonra ulaşır.'

const endPage = (bank: Bank, closed: BankOrder, { returns }: Card, nonce: string): string => {
  if (returns === 'never') return bankPage('Ödeme alındı', waitingNote(NEVER_TOLD))
  if (returns === 'late') return bankPage('İşleminiz sürüyor', waitingNote(TOLD_LATE))
  return bankPage('Siteye dönülüyor', doneForm(bank, closed, nonce))
}

/** A closed order leads back with its result; a void one has none to tell. */
const doneForm = ({ key }: Bank, order: BankOrder, nonce: string): string =>
  order.status === 'void'
    ? waitingNote('Bu ödeme iş yeri tarafından iptal edildi; kartınızdan tutar çekilmedi.')
    : returnForm(order.returnUrl, signedCallback(key, order), nonce)

const orderOf = async ({ db }: Bank, token: string): Promise<BankOrder | undefined> => {
  if (unstorableAt(token)) return undefined
  return (await db.select().from(demoBankOrder).where(eq(demoBankOrder.token, token)))[0]
}

/** Closes an order once; a second try finds it closed. */
const close = async (bank: Bank, order: BankOrder, card: Card): Promise<BankOrder> => {
  const failure = card.outcome === 'failed' ? 'Kartınızın limiti yetersiz.' : null
  const [closed] = await bank.db
    .update(demoBankOrder)
    .set({ status: card.outcome, paymentId: `D${randomBytes(9).toString('hex')}`, failure })
    .where(and(eq(demoBankOrder.token, order.token), eq(demoBankOrder.status, 'open')))
    .returning()
  return closed ?? (await orderOf(bank, order.token)) ?? order
}

const tellMerchant = async ({ key, ownUrl }: Bank, order: BankOrder, card: Card): Promise<void> => {
  if (card.returns === 'late') await pause(LATE_MS)
  for (let time = 0; time < (card.returns === 'twice' ? 2 : 1); time++)
    await fetch(new URL(new URL(order.returnUrl).pathname, ownUrl()), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(signedCallback(key, order)),
      signal: AbortSignal.timeout(10_000),
    })
}

const shown = (order: BankOrder) => {
  const currency = CURRENCIES.find((each) => ISO_CODE[each] === order.currency) ?? 'TL'
  return { token: order.token, amount: formatMoney(order.amount, currency, 'tr'), description: order.description }
}
