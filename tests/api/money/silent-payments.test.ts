import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { keyFor } from '../../../src/entry/secrets.ts'
import { askAboutSilent } from '../../../src/features/payments/ask-payment.flow.ts'
import { paymentAttempt } from '../../../src/features/payments/payments.table.ts'
import { settle } from '../../../src/features/payments/settle-payment.flow.ts'
import { beginPayment } from '../../../src/features/payments/start-payment.flow.ts'
import { SYSTEM } from '../../../src/kernel/caller.ts'
import { type CardProvider, type CardResult, cardsOf } from '../../../src/platform/cards/card-provider.ts'
import { demoBankOrder } from '../../../src/platform/cards/demo-bank.table.ts'
import { demoBank, signedCallback } from '../../../src/platform/cards/demo-bank.ts'
import { DEMO_CODE } from '../../../src/platform/cards/demo-bank-pages.ts'
import { type Desk, openDesk } from '../../staff-desk.ts'
import { openTestProduct, type TestProduct } from '../../test-product.ts'

let product: TestProduct
let desk: Desk
let bank: CardProvider
beforeAll(async () => {
  product = await openTestProduct()
  desk = await openDesk(product)
  bank = demoBank(product.db, KEY, () => product.clock.now)
})
afterAll(() => product.end())

const KEY = keyFor('a secret of the tests, long enough', 'demo-bank')
const SILENT = '4000000000000010'
const HOUR = 60
const DAY = 24 * HOUR

const act = <T>(services: T) => ({ db: product.db, services, who: SYSTEM, now: product.clock.now })
const wait = (minutes: number) => {
  product.clock.now = new Date(product.clock.now.getTime() + minutes * 60_000)
}
/** An option whose guest is on the bank's page. */
const onBankPage = async (hours = 72) => {
  const { id, guestLink } = await desk.take(await product.villa(), {
    checkIn: '2027-12-10',
    checkOut: '2027-12-17',
    hours,
  })
  const token = new URL(guestLink).searchParams.get('token') ?? ''
  return { id, token, page: await start(token) }
}
const start = async (token: string): Promise<string> => {
  const key = { 'idempotency-key': crypto.randomUUID() }
  const { status, body } = await product.call('POST', `/v1/payment/${token}/start`, { acceptTerms: true }, key)
  expect(status).toBe(200)
  return body.content.redirectUrl
}
const pay = (page: string) =>
  product.call('POST', page, new URLSearchParams({ card: SILENT, code: DEMO_CODE }).toString(), {
    'content-type': 'application/x-www-form-urlencoded',
  })
const attemptsOf = (id: number) =>
  product.db.select().from(paymentAttempt).where(eq(paymentAttempt.reservationId, id)).orderBy(paymentAttempt.id)
const orderOf = async (orderId: string) =>
  (await product.db.select().from(demoBankOrder).where(eq(demoBankOrder.orderId, orderId)))[0]

describe('a payment that the bank is silent about', () => {
  test('is found days later, long after the option ran out', async () => {
    const { id, page } = await onBankPage(1)
    await product.later(2 * DAY)
    expect((await desk.look(id)).status).toBe('EXPIRED')
    await pay(page)
    await product.later(7 * HOUR)
    expect(await desk.look(id)).toMatchObject({ status: 'CONFIRMED', paid: 1_400_000 })
    expect((await attemptsOf(id))[0]).toMatchObject({ status: 'paid' })
  })

  test('is asked about ever more seldom: only what is due is read', async () => {
    const { id } = await onBankPage()
    const asked: string[] = []
    const services = {
      publicUrl: 'http://villa.test',
      linkSecret: new Uint8Array(32),
      quota: { on: false },
      cards: cardsOf([
        {
          ...bank,
          async ask(orderId) {
            asked.push(orderId)
            return 'open'
          },
        },
      ]),
    }
    const [attempt] = await attemptsOf(id)
    const counts: number[] = []
    for (let minute = 0; minute < 20; minute++) {
      wait(1)
      await askAboutSilent(act(services))
      counts.push(asked.filter((orderId) => orderId === attempt?.orderId).length)
    }
    expect([counts[0], counts[1], counts[3], counts[7], counts[15], counts.at(-1)]).toEqual([1, 2, 3, 4, 5, 5])
  })

  test('is closed at the bank after a week: it can’t be paid any more, and only then is it given up', async () => {
    const { id, page } = await onBankPage()
    await product.later(7 * DAY - 1)
    const [attempt] = await attemptsOf(id)
    expect([attempt?.status, (await orderOf(attempt?.orderId ?? ''))?.status]).toEqual(['started', 'open'])
    await product.later(1)
    expect([(await attemptsOf(id))[0]?.status, (await orderOf(attempt?.orderId ?? ''))?.status]).toEqual([
      'abandoned',
      'void',
    ])
    expect((await pay(page)).body).toContain('iptal edildi')
    expect((await product.call('GET', page)).body).toContain('iptal edildi')
    expect((await orderOf(attempt?.orderId ?? ''))?.status).toBe('void')
    expect(await bank.close(attempt?.orderId ?? '')).toBe('closed')
    expect(await bank.close('an-order-nobody-made')).toBe('unknown')
  })

  test('that was paid in the last minute of the week is taken, not given up', async () => {
    const { id, page } = await onBankPage()
    await product.later(7 * DAY - 1)
    await pay(page)
    wait(1)
    await product.jobs.runAll()
    expect((await attemptsOf(id))[0]).toMatchObject({ status: 'paid' })
    expect((await desk.look(id)).paid).toBe(1_400_000)
  })

  test('stays to be asked about while the bank can’t close it', async () => {
    const { id } = await onBankPage()
    wait(8 * DAY)
    const closing = (close: CardProvider['close']) => {
      const cards = cardsOf([{ ...bank, close }])
      return askAboutSilent(
        act({ publicUrl: 'http://villa.test', linkSecret: new Uint8Array(32), quota: { on: false }, cards }),
      )
    }
    await expect(closing(() => Promise.reject(new Error('the bank is away')))).rejects.toThrow(
      'could not be asked about',
    )
    expect((await attemptsOf(id))[0]?.status).toBe('started')
    wait(6 * HOUR)
    await closing(async () => 'unknown')
    expect((await attemptsOf(id))[0]?.status).toBe('abandoned')
  })

  test('is still taken when the bank tells of it after it was given up', async () => {
    const { id } = await onBankPage()
    await product.later(7 * DAY)
    const [attempt] = await attemptsOf(id)
    expect(attempt?.status).toBe('abandoned')
    const order = await orderOf(attempt?.orderId ?? '')
    if (!order) throw new Error('no order')
    const late = signedCallback(KEY, { ...order, status: 'paid', paymentId: 'after-all' })
    expect((await product.call('POST', '/v1/payment/callback/demo', late)).body.content.outcome).toBe('paid')
    expect(await desk.look(id)).toMatchObject({ status: 'CONFIRMED', paid: 1_400_000 })
  })

  test('does not stand in the way of a new one once the option lives again', async () => {
    const { id, token } = await onBankPage(1)
    await product.later(61)
    await desk.made(id, { move: 'revive', hours: 24 })
    const page = await start(token)
    expect((await attemptsOf(id)).map(({ status }) => status)).toEqual(['started', 'started'])
    await pay(page)
    await product.later(2)
    expect((await desk.look(id)).status).toBe('CONFIRMED')
  })
})

describe('a payment’s id at the bank', () => {
  const services = {
    publicUrl: 'http://villa.test',
    linkSecret: new Uint8Array(32),
    quota: { on: false },
    cards: cardsOf([]),
  }
  const attemptOn = async () => {
    const { id } = await desk.take(await product.villa(), { checkIn: '2027-12-10', checkOut: '2027-12-17', hours: 72 })
    await beginPayment(act({ ...services, cards: cardsOf([bank]) }), id, crypto.randomUUID())
    const [attempt] = await attemptsOf(id)
    if (!attempt) throw new Error('no attempt')
    const result: CardResult = {
      orderId: attempt.orderId,
      providerId: `pay-${id}`,
      status: 'paid',
      amount: attempt.amount,
      currency: 'TRY',
      failure: null,
    }
    return { id, result }
  }
  const tell = async (result: CardResult) => (await settle(act(services), 'demo', result)).outcome

  test('that stands for another payment is an alert for staff, never silence', async () => {
    const [one, two] = [await attemptOn(), await attemptOn()]
    expect(await tell(one.result)).toBe('paid')
    expect(await tell(one.result)).toBe('paid')
    const twin = { ...two.result, providerId: one.result.providerId }
    expect([await tell(twin), await tell(twin)]).toEqual(['alert', 'alert'])
    expect(await desk.look(two.id)).toMatchObject({ status: 'OPTION', paid: 0, ledger: [] })
    expect(await desk.alertsOf(two.id)).toEqual([
      { kind: 'payment-conflict', order: two.result.orderId, amount: 1_400_000, payment: one.result.providerId },
    ])
    expect((await attemptsOf(two.id))[0]?.status).toBe('mismatch')
    expect(await desk.look(one.id)).toMatchObject({ status: 'CONFIRMED', paid: 1_400_000, alerts: [] })
  })

  test.each(['', '   '])('that is missing (%j) is an alert, too', async (providerId) => {
    const { id, result } = await attemptOn()
    expect(await tell({ ...result, providerId })).toBe('alert')
    expect((await desk.alertsOf(id)).map(({ kind }) => kind)).toEqual(['payment-conflict'])
    expect((await desk.look(id)).status).toBe('OPTION')
  })

  test.each([Number.NaN, 0, -1_400_000, 1_400_000.5])(
    'with an amount of %d is an alert that staff can open',
    async (amount) => {
      const { id, result } = await attemptOn()
      expect(await tell({ ...result, amount })).toBe('alert')
      expect((await desk.look(id)).alerts.map(({ kind }) => kind)).toEqual(['amount-mismatch'])
    },
  )
})

test('a card payment is not begun without an Idempotency-Key', async () => {
  const { id, token } = await onBankPage()
  const { status, body } = await product.call('POST', `/v1/payment/${token}/start`, { acceptTerms: true })
  expect([status, Object.keys(body.content.fields)]).toEqual([400, ['Idempotency-Key']])
  expect(await attemptsOf(id)).toHaveLength(1)
})
