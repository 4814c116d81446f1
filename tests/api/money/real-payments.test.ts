/** @module-tag embedded */
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createReservation } from '../../../src/features/reservations/reservations.contract.ts'
import { CARDS } from '../../stand-ins/accounts.ts'
import { aWish } from '../../test-product.ts'
import { type AtStandIns, NAMES, openAtStandIns, takeCardsBy } from './paying.ts'

let at: AtStandIns
beforeAll(async () => {
  at = await openAtStandIns()
})
afterAll(() => at.end())

describe.each(NAMES)('a card payment at %s', (name) => {
  beforeAll(async () => takeCardsBy(await at.staffAnew(), name))

  test('confirms the option once, whoever tells how often, by server or by a browser without cookies', async () => {
    const { page, id, held } = await at.onPage()
    const told = await at.standIn.pay(page)
    const browser = await at.tell(name, told, 'browser')
    expect([browser.status, browser.headers.location]).toEqual([
      303,
      expect.stringMatching(/^\/guvenli-odeme\?token=.+&result=paid$/),
    ])
    const answers = await Promise.all([1, 2, 3].map(() => at.tell(name, told)))
    for (const { status, body } of answers)
      expect([status, body]).toEqual([200, name === 'paytr' ? 'OK' : { content: { outcome: 'paid' } }])
    const money = await at.moneyOf(id)
    expect(money).toMatchObject({ ledger: [held.price.prepayment], alerts: [], status: 'CONFIRMED' })
    expect(money.letters.filter((template) => template === 'confirm')).toHaveLength(1)
  })

  test('leaves the option as it was when the card is refused, and tells the guest', async () => {
    const { page, id } = await at.onPage()
    const told = await at.standIn.pay(page, CARDS.broke)
    expect((await at.tell(name, told, 'browser')).headers.location).toMatch(/result=failed$/)
    await at.tell(name, told)
    expect(await at.moneyOf(id)).toMatchObject({ ledger: [], alerts: [], status: 'OPTION' })
  })

  test('that nobody ever told of is found by asking', async () => {
    const { page, id, held } = await at.onPage()
    await at.standIn.pay(page, CARDS.silent)
    await at.product.later(3)
    expect(await at.moneyOf(id)).toMatchObject({ ledger: [held.price.prepayment], status: 'CONFIRMED' })
  })

  test('of another amount is an alert and no payment, told or asked about', async () => {
    for (const asked of [false, true]) {
      const { page, id, redirectUrl } = await at.onPage()
      const order = redirectUrl.split('order=')[1] ?? ''
      at.standIn.book.lies.set(order, { amount: 100 })
      const told = await at.standIn.pay(page)
      if (asked) await at.product.later(3)
      else await at.tell(name, told)
      expect(await at.moneyOf(id)).toMatchObject({ ledger: [], alerts: ['amount-mismatch'], status: 'OPTION' })
    }
  })

  test('with a forged signature is nobody’s news', async () => {
    const { page, id, redirectUrl } = await at.onPage()
    const told = await at.standIn.pay(page)
    at.standIn.book.lies.set(redirectUrl.split('order=')[1] ?? '', { signature: 'Zm9yZ2Vk' })
    const forged: Record<string, string> =
      name === 'iyzico' ? { token: 'somebody-elses' } : { ...told, hash: 'Zm9yZ2Vk', HASH: 'Zm9yZ2Vk' }
    expect((await at.tell(name, forged)).status).toBe(400)
    expect(await at.moneyOf(id)).toMatchObject({ ledger: [], status: 'OPTION' })
    at.standIn.book.lies.clear()
    await at.tell(name, told)
    expect(await at.moneyOf(id)).toMatchObject({ status: 'CONFIRMED' })
  })

  test('that comes when somebody else holds the nights is a refund for staff and an honest letter', async () => {
    const { page, id, held, villa } = await at.onPage()
    const told = await at.standIn.pay(page)
    at.product.clock.now = new Date(at.product.clock.now.getTime() + 30 * 3_600_000)
    await at.product.api(createReservation, { body: aWish(villa, { email: 'second@example.com' }) })
    expect((await at.tell(name, told, 'browser')).headers.location).toMatch(/result=pending$/)
    const money = await at.moneyOf(id)
    expect(money).toMatchObject({ ledger: [held.price.prepayment], alerts: ['refund-due'] })
    expect(money.letters).toContain('paid_too_late')
    expect(money.letters).not.toContain('confirm')
  })

  test('asks for what is due, whatever the browser says', async () => {
    const villa = await at.product.villa()
    const held = await at.product.book(aWish(villa))
    const body = { acceptTerms: true, amount: 1, currency: 'USD', instalments: 12, price: 1 }
    const started = await at.start(`/v1/payment/${held.token}/start`, crypto.randomUUID(), body)
    const order = await at.standIn.orderOf(await at.pageOf(started.body.content.redirectUrl))
    expect(order).toMatchObject({ amount: held.price.prepayment, currency: 'TRY', instalments: 1 })
  })

  test('whose page the provider does not give is no attempt that anybody waits for', async () => {
    if (name === 'nestpay') return // its page is our own form
    const villa = await at.product.villa()
    const held = await at.product.book(aWish(villa))
    for (const misdeed of ['500', 'malformed', 'done-but-500'] as const) {
      at.standIn.book.misbehave('register', misdeed)
      expect((await at.start(`/v1/payment/${held.token}/start`)).status).toBe(503)
    }
    expect((await at.start(`/v1/payment/${held.token}/start`)).status).toBe(200)
  })

  test('is still found when the provider was broken while it was asked', async () => {
    const { page, id } = await at.onPage()
    await at.standIn.pay(page)
    at.standIn.book.misbehave('ask', '500', 'malformed', 'done-but-500')
    for (let time = 0; time < 5; time++) await at.product.later(8).catch(() => undefined)
    at.standIn.book.behave()
    await at.product.later(30)
    expect(await at.moneyOf(id)).toMatchObject({ status: 'CONFIRMED' })
  })
})

test('no transaction is open while a provider is asked, for a page, an answer or a refund', async () => {
  const { db, url } = at.product
  if (!url) return // the embedded database has one connection: a transaction open meanwhile would stop every call below
  for (const name of NAMES) {
    await takeCardsBy(await at.staffAnew(), name)
    const open: unknown[] = []
    at.standIn.book.watch = async () => {
      const rows = await db.execute(
        sql`SELECT pid, query FROM pg_stat_activity WHERE datname = current_database() AND state LIKE 'idle in transaction%'`,
      )
      open.push(...rows.rows)
    }
    const { page } = await at.onPage()
    await at.standIn.pay(page)
    await at.product.later(3)
    at.standIn.book.watch = undefined
    expect(open).toEqual([])
    expect(at.standIn.book.watched).toBeGreaterThan(0)
  }
})
