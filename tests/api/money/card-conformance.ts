import { describe, expect, test } from 'vitest'
import { CURRENCIES, ISO_CODE } from '../../../src/kernel/money.ts'
import type { CardOrder, CardPage, CardProvider } from '../../../src/platform/cards/card-provider.ts'

type Callback = Record<string, string>
/**
 * A provider, and somebody on its page with a card that is good, or not: what the provider then tells. `unsigned` are
 * the fields of it that no signature covers: they may say what they like and change nothing. `untilEnd` lets the time
 * of a page pass where an order can't be voided. `refunded` is what the provider says it has given back.
 */
export type Counter = {
  provider: CardProvider
  pay(page: CardPage): Promise<Callback>
  fail(page: CardPage): Promise<Callback>
  unsigned?: readonly string[]
  untilEnd?(): void
  /** Brings a browser to a page that the provider knows nothing of before. */
  arrive?(page: CardPage): Promise<unknown>
  refunded?(orderId: string): number
}

/** What every card provider must do, whoever it is: the money of the agency rests on it. */
export const describeProvider = (name: string, counter: () => Counter) =>
  describe(`the card provider ${name}`, () => {
    const opened: Opened = async () => {
      const order = {
        orderId: `HV1T${crypto.randomUUID().replaceAll('-', '').slice(0, 20)}`,
        amount: 1_234_500,
        currency: 'TRY',
        description: 'Happy Villaları HV1',
        callbackUrl: `http://villa.test/v1/payment/callback/${counter().provider.name}`,
        returnUrl: `http://villa.test/v1/payment/callback/${counter().provider.name}?via=browser`,
        waitUrl: 'http://villa.test/guvenli-odeme/banka',
        payer: {
          name: 'Zeynep Tunalı',
          email: 'z@example.com',
          phone: '+905321234567',
          ip: '192.0.2.7',
          language: 'tr',
        },
        instalments: 1,
      } satisfies CardOrder
      return { order, page: await counter().provider.open(order) }
    }
    testOrders(counter, opened)
    testCallbacks(counter, opened)
    testRefunds(counter, opened)
  })

type Opened = () => Promise<{ order: CardOrder; page: CardPage }>

const testOrders = (counter: () => Counter, opened: Opened): void => {
  test('takes a currency of the agency at least, and has a name that fits an address', () => {
    const { name: own, currencies } = counter().provider
    expect(own).toMatch(/^[a-z0-9-]{1,20}$/)
    expect(CURRENCIES.some((each) => currencies.includes(ISO_CODE[each]))).toBe(true)
  })

  test('answers the page of an order, and the same page when the order is opened again', async () => {
    const { order, page } = await opened()
    expect(await counter().provider.open(order)).toEqual(page)
  })

  test('says of an order that it is open while nobody has paid, and of another that it is unknown', async () => {
    const { order } = await opened()
    const { provider } = counter()
    expect(await provider.ask(order.orderId)).toBe('open')
    expect([await provider.ask('nobodys'), await provider.close('nobodys')]).toEqual(['unknown', 'unknown'])
  })

  test('never takes money for an order that was closed', async () => {
    const { order, page } = await opened()
    const { provider, untilEnd, arrive } = counter()
    await arrive?.(page)
    if (untilEnd) expect(await provider.close(order.orderId)).toBe('open')
    untilEnd?.()
    expect(await provider.close(order.orderId)).toBe('closed')
    const told = await provider.read(await counter().pay(page))
    expect(told).not.toMatchObject({ status: 'paid' })
    expect([await provider.close(order.orderId), await provider.ask(order.orderId)]).not.toContainEqual(
      expect.objectContaining({ status: 'paid' }),
    )
  })
}

const testCallbacks = (counter: () => Counter, opened: Opened): void => {
  test.for([
    ['pay', 'paid'],
    ['fail', 'failed'],
  ] as const)('tells by its callback (%s) what it says when it is asked: %s', async ([does, status]) => {
    const { order, page } = await opened()
    const { provider } = counter()
    const told = await provider.read(await counter()[does](page))
    const { orderId, amount, currency } = order
    expect(told).toMatchObject({ orderId, amount, currency, status, providerId: expect.stringMatching(/\S/) })
    expect(told).toMatchObject({ failure: status === 'paid' ? null : expect.stringMatching(/\S/) })
    expect([await provider.ask(orderId), await provider.close(orderId)]).toEqual([told, told])
  })

  test('gives every payment an id of its own', async () => {
    const { provider, pay } = counter()
    const told = [await pay((await opened()).page), await pay((await opened()).page)].map(provider.read)
    expect(new Set((await Promise.all(told)).map((each) => Reflect.get(Object(each), 'providerId'))).size).toBe(2)
  })

  test('knows its own signature: a callback with anything changed, or left out, is nobody’s', async () => {
    const { order, page } = await opened()
    const { provider, pay, unsigned = [] } = counter()
    const callback = await pay(page)
    const told = await provider.read(callback)
    for (const field of Object.keys(callback)) {
      const { [field]: value, ...without } = callback
      const changed = { ...callback, [field]: `${value}1` }
      const nothingElse = unsigned.includes(field) ? told : null
      expect([field, await provider.read(changed)]).toEqual([field, nothingElse])
      if (value) expect([field, await provider.read(without)]).toEqual([field, nothingElse])
    }
    expect(await provider.read({})).toBeNull()
    expect(await provider.orderIn({ ...callback, amount: '1' })).toBe(order.orderId)
    expect(await provider.orderIn({})).toBeNull()
  })
}

const testRefunds = (counter: () => Counter, opened: Opened): void => {
  test('gives back no more than was asked for, however often it is asked, where it gives back at all', async () => {
    const { order, page } = await opened()
    const { provider, pay, refunded = () => 0 } = counter()
    const told = await provider.read(await pay(page))
    if (!provider.refund) return
    const { orderId, currency } = order
    const providerId = String(Reflect.get(Object(told), 'providerId'))
    for (const upTo of [100_000, 100_000, 250_000, 100_000])
      expect(await provider.refund({ orderId, providerId, currency, upTo })).toBeNull()
    expect(refunded(orderId)).toBe(250_000)
    expect(await provider.refund({ orderId, providerId, currency, upTo: order.amount + 1 })).toMatch(/\S/)
    expect(refunded(orderId)).toBe(250_000)
  })
}
