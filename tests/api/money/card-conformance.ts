import { describe, expect, test } from 'vitest'
import { CURRENCIES, ISO_CODE } from '../../../src/kernel/money.ts'
import type { CardOrder, CardProvider } from '../../../src/platform/cards/card-provider.ts'

type Callback = Record<string, string>
/** A provider, and somebody on its page with a card that is good, or not: what the page then sends back. */
export type Counter = {
  provider: CardProvider
  pay(page: string): Promise<Callback>
  fail(page: string): Promise<Callback>
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
      }
      return { order, page: (await counter().provider.open(order)).redirectUrl }
    }
    testOrders(counter, opened)
    testCallbacks(counter, opened)
  })

type Opened = () => Promise<{ order: CardOrder; page: string }>

const testOrders = (counter: () => Counter, opened: Opened): void => {
  test('takes a currency of the agency at least, and has a name that fits an address', () => {
    const { name: own, currencies } = counter().provider
    expect(own).toMatch(/^[a-z0-9-]{1,20}$/)
    expect(CURRENCIES.some((each) => currencies.includes(ISO_CODE[each]))).toBe(true)
  })

  test('answers the page of an order, and the same page when the order is opened again', async () => {
    const { order, page } = await opened()
    expect((await counter().provider.open(order)).redirectUrl).toBe(page)
  })

  test('says of an order that it is open while nobody has paid, and of another that it is unknown', async () => {
    const { order } = await opened()
    const { provider } = counter()
    expect(await provider.ask(order.orderId)).toBe('open')
    expect([await provider.ask('nobodys'), await provider.close('nobodys')]).toEqual(['unknown', 'unknown'])
  })

  test('never takes money for an order that was closed', async () => {
    const { order, page } = await opened()
    const { provider } = counter()
    expect(await provider.close(order.orderId)).toBe('closed')
    const told = provider.read(await counter().pay(page))
    expect(told?.status).not.toBe('paid')
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
    const told = provider.read(await counter()[does](page))
    const { orderId, amount, currency } = order
    expect(told).toMatchObject({ orderId, amount, currency, status, providerId: expect.stringMatching(/\S/) })
    expect(told?.failure === null).toBe(status === 'paid')
    expect([await provider.ask(orderId), await provider.close(orderId)]).toEqual([told, told])
  })

  test('gives every payment an id of its own', async () => {
    const { provider, pay } = counter()
    const told = [await pay((await opened()).page), await pay((await opened()).page)].map(provider.read)
    expect(new Set(told.map((each) => each?.providerId)).size).toBe(2)
  })

  test('knows its own signature: a callback with anything changed, or left out, is nobody’s', async () => {
    const { order, page } = await opened()
    const { provider, pay } = counter()
    const callback = await pay(page)
    for (const field of Object.keys(callback)) {
      const { [field]: value, ...without } = callback
      const changed = { ...callback, [field]: `${value}1` }
      expect([field, provider.read(changed)]).toEqual([field, null])
      if (value) expect([field, provider.read(without)]).toEqual([field, null])
    }
    expect(provider.read({})).toBeNull()
    expect(provider.orderIn({ ...callback, amount: '1' })).toBe(order.orderId)
    expect(provider.orderIn({})).toBeNull()
  })
}
