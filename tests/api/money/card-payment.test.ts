/** @module-tag embedded */
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { keyFor } from '../../../src/entry/secrets.ts'
import { takenNight } from '../../../src/features/availability/availability.table.ts'
import { letter } from '../../../src/features/letters/letters.table.ts'
import { paymentAttempt } from '../../../src/features/payments/payments.table.ts'
import { alert, ledgerEntry } from '../../../src/features/reservations/money/ledger.table.ts'
import { createReservation, getReservation } from '../../../src/features/reservations/reservations.contract.ts'
import { reservation } from '../../../src/features/reservations/reservations.table.ts'
import { demoBankOrder } from '../../../src/platform/cards/demo-bank.table.ts'
import { signedCallback } from '../../../src/platform/cards/demo-bank.ts'
import { DEMO_CODE } from '../../../src/platform/cards/demo-bank-pages.ts'
import { aWish, openTestProduct, type TestProduct } from '../../test-product.ts'

let product: TestProduct
beforeAll(async () => {
  product = await openTestProduct()
})
afterAll(() => product.end())

const SUCCESS = '5526080000000006'
const SILENT = '4000000000000010'
const BROKE = '4111111111111129'
const KEY = keyFor('a secret of the tests, long enough', 'demo-bank')

/** A held villa whose guest is on the bank's page. */
const onBankPage = async () => {
  const villa = await product.villa()
  const held = await product.book(aWish(villa))
  const start = await product.call(
    'POST',
    `/v1/payment/${held.token}/start`,
    { acceptTerms: true },
    { 'idempotency-key': crypto.randomUUID() },
  )
  const page: string = start.body.content.redirectUrl
  const [row] = await product.db.select().from(reservation).where(eq(reservation.code, held.code))
  return { villa, held, page, id: row?.id ?? 0 }
}
const pay = (page: string, card: string) =>
  product.call('POST', page, new URLSearchParams({ card, code: DEMO_CODE }).toString(), {
    'content-type': 'application/x-www-form-urlencoded',
  })
/** The callback the bank would send now, changed if the test wishes. */
const callbackOf = async (page: string, change: Record<string, unknown> = {}) => {
  const [order] = await product.db
    .select()
    .from(demoBankOrder)
    .where(eq(demoBankOrder.token, page.split('/').at(-1) ?? ''))
  if (!order) throw new Error('no order')
  return signedCallback(KEY, { ...order, ...change })
}
const tell = (callback: object) => product.call('POST', '/v1/payment/callback/demo', callback)
const moneyOf = async (id: number) => ({
  ledger: (await product.db.select().from(ledgerEntry).where(eq(ledgerEntry.reservationId, id))).map(
    ({ amount }) => amount,
  ),
  alerts: (await product.db.select().from(alert).where(eq(alert.reservationId, id))).map(({ kind }) => kind),
  letters: (await product.db.select().from(letter).where(eq(letter.reservationId, id))).map(({ template }) => template),
  status: (await product.db.select().from(reservation).where(eq(reservation.id, id)))[0]?.status,
})

describe('a card payment at the demo bank', () => {
  test('confirms the option, once, however often the bank and the browser say so', async () => {
    const { page, id, held, villa } = await onBankPage()
    await pay(page, SILENT)
    const callback = await callbackOf(page)
    const answers = await Promise.all(Array.from({ length: 6 }, () => tell(callback)))
    expect(answers.map(({ status, body }) => `${status} ${body.content.outcome}`)).toEqual(Array(6).fill('200 paid'))
    const browser = await product.call(
      'POST',
      '/v1/payment/callback/demo',
      new URLSearchParams({ ...callback, via: 'browser' }).toString(),
      { 'content-type': 'application/x-www-form-urlencoded' },
    )
    expect([browser.status, browser.headers.location]).toEqual([
      303,
      expect.stringMatching(/^\/guvenli-odeme\?token=.+&result=paid$/),
    ])
    const money = await moneyOf(id)
    expect(money).toMatchObject({ ledger: [held.price.prepayment], alerts: [], status: 'CONFIRMED' })
    expect(money.letters.filter((template) => template === 'confirm')).toHaveLength(1)
    const nights = await product.db.select().from(takenNight).where(eq(takenNight.villaId, villa.id))
    expect(new Set(nights.map(({ kind, expiresAt }) => `${kind} ${expiresAt}`))).toEqual(new Set(['reservation null']))
    const { content } = await product.api(getReservation, { params: { token: held.token } })
    expect(content).toMatchObject({
      status: 'CONFIRMED',
      paid: held.price.prepayment,
      due: 0,
      canPay: false,
      paymentPending: false,
    })
  })

  test('a declined card leaves the option as it was and tells the guest', async () => {
    const { page, id } = await onBankPage()
    await pay(page, BROKE)
    await tell(await callbackOf(page))
    await tell(await callbackOf(page))
    const money = await moneyOf(id)
    expect(money).toMatchObject({ ledger: [], status: 'OPTION' })
    expect(money.letters.filter((template) => template === 'payment_failed')).toHaveLength(1)
  })

  test('every field of a callback that was changed on the way is refused, and staff are told', async () => {
    const { page, id } = await onBankPage()
    await pay(page, SILENT)
    const callback = await callbackOf(page)
    for (const name of ['paymentId', 'status', 'amount', 'currency', 'failure', 'signature']) {
      const { status } = await tell({ ...callback, [name]: name === 'amount' ? '1' : `${callback[name]}x` })
      expect([name, status]).toEqual([name, 400])
    }
    expect(await moneyOf(id)).toMatchObject({ ledger: [], alerts: ['bad-signature'], status: 'OPTION' })
  })

  test('another amount, truly signed by the bank, is no payment but an alert', async () => {
    const { page, id } = await onBankPage()
    await pay(page, SILENT)
    const wrong = await callbackOf(page, { amount: 100 })
    expect((await tell(wrong)).body.content.outcome).toBe('alert')
    expect((await tell(wrong)).body.content.outcome).toBe('alert')
    expect(await moneyOf(id)).toMatchObject({ ledger: [], alerts: ['amount-mismatch'], status: 'OPTION' })
  })

  test('news out of order end the same: paid after failed is paid, failed after paid changes nothing', async () => {
    const { page, id } = await onBankPage()
    await pay(page, SILENT)
    await tell(await callbackOf(page, { status: 'failed', failure: 'zaman aşımı' }))
    await tell(await callbackOf(page))
    await tell(await callbackOf(page, { status: 'failed', failure: 'zaman aşımı' }))
    expect(await moneyOf(id)).toMatchObject({ ledger: [1_400_000], status: 'CONFIRMED' })
  })

  test('a payment the bank never told about is found by asking', async () => {
    const { page, id } = await onBankPage()
    await pay(page, SILENT)
    expect((await moneyOf(id)).status).toBe('OPTION')
    await product.later(3)
    expect(await moneyOf(id)).toMatchObject({ ledger: [1_400_000], status: 'CONFIRMED' })
    expect(product.mails.some(({ subject }) => subject.includes('onaylandı'))).toBe(true)
  })

  test('late money still gets the villa while its nights are free', async () => {
    const { page, id } = await onBankPage()
    await pay(page, SILENT)
    product.clock.now = new Date(product.clock.now.getTime() + 30 * 3_600_000)
    await tell(await callbackOf(page))
    expect(await moneyOf(id)).toMatchObject({ ledger: [1_400_000], alerts: [], status: 'CONFIRMED' })
  })

  test('late money for nights that somebody else holds by now is a refund for staff and an honest letter', async () => {
    const { page, id, villa } = await onBankPage()
    await pay(page, SILENT)
    product.clock.now = new Date(product.clock.now.getTime() + 30 * 3_600_000)
    await product.api(createReservation, { body: aWish(villa, { email: 'second@example.com' }) })
    expect((await tell(await callbackOf(page))).body.content.outcome).toBe('alert')
    const money = await moneyOf(id)
    expect(money).toMatchObject({ ledger: [1_400_000], alerts: ['refund-due'] })
    expect(money.letters).toContain('paid_too_late')
    expect(money.letters).not.toContain('confirm')
  })

  test('an attempt close to the end keeps the option alive for a quarter of an hour, once', async () => {
    const villa = await product.villa()
    const held = await product.book(aWish(villa))
    product.clock.now = new Date(product.clock.now.getTime() + (24 * 60 - 5) * 60_000)
    const start = () =>
      product.call(
        'POST',
        `/v1/payment/${held.token}/start`,
        { acceptTerms: true },
        { 'idempotency-key': crypto.randomUUID() },
      )
    await start()
    const endOf = async () => (await product.api(getReservation, { params: { token: held.token } })).content.expiresAt
    const kept = new Date(new Date(held.expiresAt ?? 0).getTime() + 15 * 60_000).toISOString()
    expect(await endOf()).toBe(kept)
    await start()
    expect(await endOf()).toBe(kept)
    product.clock.now = new Date(product.clock.now.getTime() + 30 * 60_000)
    expect((await start()).body.content.code).toBe('nothing-due')
    expect(await product.db.select().from(paymentAttempt).where(eq(paymentAttempt.status, 'started'))).not.toHaveLength(
      0,
    )
  })

  test('the bank’s page takes the card and the code, and sends the browser back with a signed answer', async () => {
    const { page } = await onBankPage()
    expect((await product.call('GET', page)).body).toContain('name="card"')
    const asked = await product.call('POST', page, new URLSearchParams({ card: SUCCESS }).toString(), {
      'content-type': 'application/x-www-form-urlencoded',
    })
    expect(asked.body).toContain('name="code"')
    const wrong = await product.call('POST', page, new URLSearchParams({ card: SUCCESS, code: '000000' }).toString(), {
      'content-type': 'application/x-www-form-urlencoded',
    })
    expect(wrong.body).toContain('kodu hatalı')
  })
})
