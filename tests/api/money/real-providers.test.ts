/** @module-tag embedded */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CardPage, CardProvider } from '../../../src/platform/cards/card-provider.ts'
import { iyzico } from '../../../src/platform/cards/iyzico/iyzico.ts'
import { nestpay } from '../../../src/platform/cards/nestpay/nestpay.ts'
import { type CardOrders, cardOrders } from '../../../src/platform/cards/orders/card-orders.ts'
import { paytr } from '../../../src/platform/cards/paytr/paytr.ts'
import { CARDS, IYZICO, NESTPAY, PAYTR } from '../../stand-ins/accounts.ts'
import { openStandIn, type StandIn } from '../../stand-ins/card-stand-in.ts'
import { openTestProduct, type TestProduct } from '../../test-product.ts'
import { type Counter, describeProvider } from './card-conformance.ts'

let product: TestProduct
let standIn: StandIn
beforeAll(async () => {
  product = await openTestProduct()
  standIn = await openStandIn({ now: () => product.clock.now })
})
afterAll(async () => {
  await standIn.close()
  await product.end()
})

const book = (name: string): CardOrders => cardOrders(product.db, name, () => product.clock.now)
const PROVIDERS = {
  iyzico: () => iyzico({ ...IYZICO, base: `${standIn.url}/iyzico` }, book('iyzico')),
  paytr: () => paytr({ ...PAYTR, base: `${standIn.url}/paytr`, test: true }, book('paytr')),
  nestpay: () => nestpay({ ...NESTPAY, base: `${standIn.url}/nestpay` }, book('nestpay')),
} satisfies Record<string, () => CardProvider>
const UNSIGNED = {
  iyzico: [],
  paytr: ['payment_amount', 'currency', 'payment_type', 'test_mode', 'failed_reason_code', 'failed_reason_msg'],
  nestpay: [],
}
const counterOf = (name: keyof typeof PROVIDERS) => (): Counter => ({
  provider: PROVIDERS[name](),
  pay: (page) => standIn.pay(page),
  fail: (page) => standIn.pay(page, CARDS.broke),
  arrive: (page) => standIn.orderOf(page),
  unsigned: UNSIGNED[name],
  untilEnd() {
    product.clock.now = new Date(product.clock.now.getTime() + 25 * 3_600_000)
  },
  refunded: (orderId) => (standIn.book.orders.get(orderId)?.refunds ?? []).reduce((sum, each) => sum + each, 0),
})

for (const name of ['iyzico', 'paytr', 'nestpay'] as const) describeProvider(name, counterOf(name))

let orders = 0
const anOrder = (change: object = {}) => ({
  orderId: `HV9K${++orders}`,
  amount: 1_000_050,
  currency: 'TRY',
  description: 'Happy Villaları HV9',
  callbackUrl: 'http://villa.test/c',
  returnUrl: 'http://villa.test/c?via=browser',
  waitUrl: 'http://villa.test/w',
  payer: { name: 'Zeynep', email: 'z@example.com', phone: '+905321234567', ip: '192.0.2.7', language: 'tr' as const },
  instalments: 1,
  ...change,
})
const paidIn = async (name: keyof typeof PROVIDERS, order: ReturnType<typeof anOrder>, surcharge: number) => {
  const provider = PROVIDERS[name]()
  const page: CardPage = await provider.open(order)
  const noted = await standIn.orderOf(page)
  standIn.book.charge(noted, 'paid', surcharge)
  return provider.read(standIn.tell(order.orderId))
}

test('what a card company adds for instalments is no other amount, and without instalments it is one', async () => {
  for (const name of ['iyzico', 'paytr'] as const) {
    expect(await paidIn(name, anOrder({ instalments: 6 }), 7_300)).toMatchObject({ status: 'paid', amount: 1_000_050 })
    expect(await paidIn(name, anOrder(), name === 'iyzico' ? 0 : 7_300)).toMatchObject({
      status: 'paid',
      amount: name === 'iyzico' ? 1_000_050 : 1_007_350,
    })
  }
})

test('less than was ordered is told as it is, instalments or not, so that nobody takes it for the whole', async () => {
  for (const name of ['iyzico', 'paytr', 'nestpay'] as const) {
    const order = anOrder({ instalments: 3 })
    standIn.book.lies.set(order.orderId, { amount: 100 })
    expect([name, await paidIn(name, order, 0)]).toEqual([name, expect.objectContaining({ amount: 100 })])
    expect([name, await PROVIDERS[name]().ask(order.orderId)]).toEqual([name, expect.objectContaining({ amount: 100 })])
  }
})

test('money that iyzico still looks at is not there yet, and an answer iyzico has not signed is none', async () => {
  const provider = PROVIDERS.iyzico()
  const [inReview, forged] = [anOrder(), anOrder()]
  const callback = await standIn.pay(await provider.open(inReview), CARDS.review)
  expect([await provider.read(callback), await provider.ask(inReview.orderId)]).toEqual(['open', 'open'])
  const page = await provider.open(forged)
  standIn.book.charge(await standIn.orderOf(page), 'paid')
  const told = standIn.tell(forged.orderId)
  standIn.book.lies.set(forged.orderId, { signature: 'f'.repeat(64) })
  await expect(provider.read(told)).rejects.toThrow('not signed')
  await expect(provider.ask(forged.orderId)).rejects.toThrow('not signed')
})

test('a provider that is broken, silent or cut off is away: no page, no result, nothing taken for an answer', async () => {
  for (const name of ['iyzico', 'paytr'] as const)
    for (const misdeed of ['500', 'malformed', 'done-but-500'] as const) {
      standIn.book.misbehave('register', misdeed)
      await expect(PROVIDERS[name]().open(anOrder())).rejects.toThrow(/card provider/)
    }
  for (const name of ['iyzico', 'paytr', 'nestpay'] as const) {
    const order = anOrder()
    await standIn.pay(await PROVIDERS[name]().open(order))
    standIn.book.misbehave('ask', '500', 'malformed')
    await expect(PROVIDERS[name]().ask(order.orderId)).rejects.toThrow(/card provider/)
    if (name !== 'nestpay') await expect(PROVIDERS[name]().ask(order.orderId)).rejects.toThrow(/card provider/)
    else await expect(PROVIDERS[name]().ask(order.orderId)).rejects.toThrow(/something else/)
    expect(await PROVIDERS[name]().ask(order.orderId)).toMatchObject({ status: 'paid' })
  }
})

test('a refund whose answer was lost goes back once', async () => {
  for (const name of ['iyzico', 'paytr'] as const) {
    const order = anOrder()
    const provider = PROVIDERS[name]()
    const told = await provider.read(await standIn.pay(await provider.open(order)))
    const wanted = {
      orderId: order.orderId,
      providerId: String(Reflect.get(Object(told), 'providerId')),
      currency: 'TRY',
      upTo: 500,
    }
    standIn.book.misbehave('refund', 'done-but-500')
    await expect(provider.refund?.(wanted)).rejects.toThrow(/500/)
    expect(await provider.refund?.(wanted)).toBeNull()
    expect(standIn.book.orders.get(order.orderId)?.refunds).toEqual([500])
  }
})
