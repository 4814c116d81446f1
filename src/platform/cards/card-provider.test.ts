import { expect, test } from 'vitest'
import type { Db } from '../database/db.ts'
import { type CardOrder, type CardProvider, cardsOf, inTime } from './card-provider.ts'

const order: CardOrder = {
  orderId: 'a',
  amount: 1,
  currency: 'TRY',
  description: '',
  callbackUrl: '',
  returnUrl: '',
  waitUrl: '',
  payer: { name: '', email: '', phone: '', ip: '', language: 'tr' },
  instalments: 1,
}
const db = {} as Db // nobody here asks it
const silent = () => new Promise<never>(() => undefined)
const bank = (change: Partial<CardProvider> = {}): CardProvider => ({
  name: 'bank',
  currencies: ['TRY'],
  open: async () => ({ kind: 'redirect', url: '/page' }),
  read: async () => null,
  orderIn: async () => 'a',
  ask: async () => 'open',
  close: async () => 'closed',
  ...change,
})

test('a provider that says nothing is as good as away, and one that answers is as before', async () => {
  const deaf = inTime(bank({ open: silent, ask: silent, close: silent, refund: silent }), 20)
  await expect(deaf.open(order)).rejects.toThrow('did not answer in time')
  await expect(deaf.ask('a')).rejects.toThrow('did not answer in time')
  await expect(deaf.close('a')).rejects.toThrow('did not answer in time')
  const refund = { orderId: 'a', providerId: 'b', currency: 'TRY', upTo: 1 }
  await expect(deaf.refund?.(refund)).rejects.toThrow('did not answer in time')
  const good = inTime(bank())
  expect([await good.open(order), await good.ask('a'), await good.read({}), await good.orderIn({}), good.name]).toEqual(
    [{ kind: 'redirect', url: '/page' }, 'open', null, 'a', 'bank'],
  )
})

test('what the provider itself says no to stays its no', async () => {
  const broken = inTime(bank({ open: () => Promise.reject(new Error('closed')) }))
  await expect(broken.open(order)).rejects.toThrow('closed')
})

test('a new payment goes to the first provider that takes its currency, an old one back to its own', async () => {
  const cards = cardsOf([bank(), bank({ name: 'other', currencies: ['TRY', 'EUR'] })])
  const takers = await Promise.all(['TRY', 'EUR', 'GBP'].map((currency) => cards.forNew(db, currency)))
  expect(takers.map((taker) => taker?.name)).toEqual(['bank', 'other', undefined])
  expect([(await cards.named(db, 'other'))?.name, await cards.named(db, 'nobody')]).toEqual(['other', null])
})
