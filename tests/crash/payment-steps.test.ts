import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { letter } from '../../src/features/letters/letters.table.ts'
import { paymentAttempt } from '../../src/features/payments/payments.table.ts'
import { cardRefund } from '../../src/features/payments/refunds/card-refunds.table.ts'
import { ledgerEntry } from '../../src/features/reservations/money/ledger.table.ts'
import { addDays, dayInIstanbul } from '../../src/kernel/day.ts'
import type { Database } from '../../src/platform/database/db.ts'
import { openDatabase } from '../../src/platform/database/open-database.ts'
import { TYPED } from '../api/money/paying.ts'
import { filledFolder } from '../filled-folder.ts'
import { type RunningServer, startServer } from '../running-server.ts'
import { openStandIn, type StandIn } from '../stand-ins/card-stand-in.ts'

let folder: string
let standIn: StandIn
beforeAll(async () => {
  folder = await filledFolder()
  standIn = await openStandIn()
})
afterAll(() => standIn.close())

type Answer = { status: number; body: { content: Record<string, unknown> } }
const ask = async (
  url: string,
  body?: object,
  headers: Record<string, string> = {},
  method = 'POST',
): Promise<Answer> => {
  const sent = body && { method, body: JSON.stringify(body) }
  const answer = await fetch(url, { ...sent, headers: { 'content-type': 'application/json', ...headers } })
  return { status: answer.status, body: (await answer.json()) as Answer['body'] }
}

const serve = (crashAt = ''): Promise<RunningServer> =>
  startServer({ DATA_DIR: folder, DEMO_DATA: 'on', CARD_STAND_IN: standIn.url, CRASH_AT: crashAt })

/** Somebody of staff who has given iyzico the lira. */
const signIn = async ({ url }: RunningServer): Promise<{ authorization: string }> => {
  const { body } = await ask(`${url}/v1/auth/login`, {
    email: 'admin@happyvillalari.test',
    password: 'mutlu-villa-2026',
  })
  const staff = { authorization: `Bearer ${body.content.accessToken}` }
  const settings = `${url}/v1/admin/settings/payments`
  await ask(`${settings}/iyzico`, { test: true, instalments: 1, ...TYPED.iyzico }, staff, 'PUT')
  await ask(`${settings}/currencies`, { currencies: [{ currency: 'TL', provider: 'iyzico' }] }, staff, 'PUT')
  return staff
}

let weeks = 0
const hold = async (url: string): Promise<{ token: string; code: string }> => {
  const checkIn = addDays(dayInIstanbul(new Date()), 470 + 8 * weeks++)
  const stay = { checkIn, checkOut: addDays(checkIn, 7), adults: 2 }
  const found = await ask(`${url}/v2/search?checkin=${checkIn}&checkout=${stay.checkOut}&guests=2&take=200`)
  const villa = (found.body.content as unknown as { slug: string; live: boolean }[]).find(({ live }) => live)?.slug
  const guest = { name: 'Kriz Deneyen', email: `adim${weeks}@example.com`, phone: `0532 200 00 ${10 + weeks}` }
  const { body } = await ask(
    `${url}/v1/reservation`,
    { villa, ...stay, ...guest, payBy: 'card', acceptContract: true },
    { 'idempotency-key': crypto.randomUUID() },
  )
  return { token: String(body.content.token), code: String(body.content.code) }
}

const start = ({ url }: RunningServer, token: string, key: string) =>
  ask(`${url}/v1/payment/${token}/start`, { acceptTerms: true }, { 'idempotency-key': key })
const pay = async ({ url }: RunningServer, { body }: Answer) => {
  const order = String(body.content.redirectUrl).split('order=')[1] ?? ''
  const { page } = (await ask(`${url}/v1/payment/order/${order}`)).body.content
  return { order, told: await standIn.pay(page as Parameters<StandIn['pay']>[0]) }
}
const tell = ({ url }: RunningServer, told: object) => ask(`${url}/v1/payment/callback/iyzico`, told)
const look = async ({ url }: RunningServer, token: string) => (await ask(`${url}/v1/reservation/${token}`)).body.content

/** The server is gone: its books are read, or written, without it. */
const afterwards = async (died: RunningServer, work: (books: Database) => Promise<unknown>): Promise<void> => {
  await died.stop('SIGKILL')
  const books = await openDatabase({ folder: `${folder}/database` })
  await work(books)
  await books.close()
}

/** A new life, in which whatever waited to be asked about is due at once. */
const nextLife = async (died: RunningServer): Promise<RunningServer> => {
  await afterwards(died, async ({ db }) => {
    await db.update(paymentAttempt).set({ nextAskAt: sql`now() - interval '1 minute'` })
    await db.update(cardRefund).set({ nextAskAt: sql`now() - interval '1 minute'` })
  })
  return serve()
}

/** Our ledger and the provider’s, order by order, and who was told that a stay is certain. */
const expectSameBooks = async ({ db }: Database): Promise<void> => {
  const attempts = await db.select().from(paymentAttempt).where(eq(paymentAttempt.provider, 'iyzico'))
  const entries = await db.select().from(ledgerEntry).where(eq(ledgerEntry.provider, 'iyzico'))
  for (const { orderId, reservationId } of attempts) {
    const order = standIn.book.orders.get(orderId)
    const theirs = order?.status === 'paid' ? [order.charged, ...order.refunds.map((each) => -each)] : []
    const ours = entries.filter(({ note, providerId }) => note === orderId || providerId.startsWith(`${orderId}:`))
    expect([orderId, ours.map(({ amount }) => amount)]).toEqual([orderId, theirs])
    const letters = await db.select().from(letter).where(eq(letter.reservationId, reservationId))
    expect(letters.filter(({ template }) => template === 'confirm')).toHaveLength(1)
  }
}

describe('a server killed in the middle of a payment', () => {
  test.for(['attempt-noted', 'page-opened'])('at %s: the same press again leads to the same payment', async (step) => {
    const ready = await serve()
    await signIn(ready)
    const { token } = await hold(ready.url)
    await ready.stop('SIGKILL')
    const server = await serve(step)
    const key = crypto.randomUUID()
    await expect(start(server, token, key)).rejects.toThrow()
    const again = await nextLife(server)
    const { told } = await pay(again, await start(again, token, key))
    await tell(again, told)
    expect(await look(again, token)).toMatchObject({ status: 'CONFIRMED', canPay: false })
    await afterwards(again, expectSameBooks)
  })

  test.for(['callback-read', 'before-ledger', 'after-ledger', 'before-commit', 'settled'])(
    'at %s: asking alone finds the payment, once',
    async (step) => {
      const server = await serve(step)
      await signIn(server)
      const { token } = await hold(server.url)
      const { told } = await pay(server, await start(server, token, crypto.randomUUID()))
      await expect(tell(server, told)).rejects.toThrow()
      const again = await nextLife(server)
      await expect.poll(async () => (await look(again, token)).status).toBe('CONFIRMED')
      await tell(again, told)
      await afterwards(again, expectSameBooks)
    },
  )

  test.for(['refund-noted', 'refund-answered'])('at %s: the money goes back to the card once', async (step) => {
    const server = await serve(step)
    const staff = await signIn(server)
    const { token, code } = await hold(server.url)
    const both = [await start(server, token, 'first-of-two'), await start(server, token, `second-of-two-${step}`)]
    for (const each of both) await tell(server, (await pay(server, each)).told)
    const list = await ask(`${server.url}/v1/admin/reservations?reservation_id=${code}`, undefined, staff)
    const [{ id }] = list.body.content as unknown as [{ id: number }]
    const links = `${server.url}/v1/admin/reservation/${id}/paymentlinks`
    const refund = (await ask(links, undefined, staff)).body.content.refund as { alertId: number; amount: number }
    const press = ask(
      `${server.url}/v1/admin/alert/${refund.alertId}/cardrefund`,
      { amount: refund.amount, note: '' },
      { ...staff, 'idempotency-key': crypto.randomUUID() },
    )
    await expect(press).rejects.toThrow()
    const again = await nextLife(server)
    const next = await signIn(again)
    await expect
      .poll(
        async () =>
          (await ask(`${again.url}/v1/admin/reservation/${id}/paymentlinks`, undefined, next)).body.content.refund,
      )
      .toBeNull()
    await afterwards(again, expectSameBooks)
  })
})
