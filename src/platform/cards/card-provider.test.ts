import { expect, test } from 'vitest'
import { type CardProvider, cardsOf, inTime } from './card-provider.ts'

const order = { orderId: 'a', amount: 1, currency: 'TRY', description: '', callbackUrl: '' }
const silent = () => new Promise<never>(() => undefined)
const bank = (change: Partial<CardProvider> = {}): CardProvider => ({
  name: 'bank',
  currencies: ['TRY'],
  open: async () => ({ redirectUrl: '/page' }),
  read: () => null,
  orderIn: () => 'a',
  ask: async () => 'open',
  close: async () => 'closed',
  ...change,
})

test('a provider that says nothing is as good as away, and one that answers is as before', async () => {
  const deaf = inTime(bank({ open: silent, ask: silent, close: silent }), 20)
  await expect(deaf.open(order)).rejects.toThrow('did not answer in time')
  await expect(deaf.ask('a')).rejects.toThrow('did not answer in time')
  await expect(deaf.close('a')).rejects.toThrow('did not answer in time')
  const good = inTime(bank())
  expect([await good.open(order), await good.ask('a'), good.read({}), good.orderIn({}), good.name]).toEqual([
    { redirectUrl: '/page' },
    'open',
    null,
    'a',
    'bank',
  ])
})

test('what the provider itself says no to stays its no', async () => {
  const broken = inTime(bank({ open: () => Promise.reject(new Error('closed')) }))
  await expect(broken.open(order)).rejects.toThrow('closed')
})

test('a new payment goes to the first provider that takes its currency, an old one back to its own', () => {
  const cards = cardsOf([bank(), bank({ name: 'other', currencies: ['TRY', 'EUR'] })])
  expect([cards.forNew('TRY')?.name, cards.forNew('EUR')?.name, cards.forNew('GBP')]).toEqual(['bank', 'other', null])
  expect([cards.named('other')?.name, cards.named('nobody')]).toEqual(['other', null])
})
