import { afterAll, beforeAll, expect, test } from 'vitest'
import { cardAccount } from '../../../src/features/payments/providers/card-accounts.table.ts'
import {
  getCardSettings,
  putCardAccount,
  putCardCurrencies,
} from '../../../src/features/payments/providers/card-settings.contract.ts'
import { type AtStandIns, NAMES, openAtStandIns, TYPED } from './paying.ts'

let at: AtStandIns
beforeAll(async () => {
  at = await openAtStandIns()
})
afterAll(() => at.end())

const settings = async () => (await at.staff(getCardSettings)).content

test('before anybody writes an account, the demo bank takes every currency where there is one', async () => {
  const { demo, currencies, providers } = await settings()
  expect([demo, new Set(currencies.map(({ provider }) => provider))]).toEqual([true, new Set(['demo'])])
  expect(providers.map(({ name, ready }) => [name, ready])).toEqual(NAMES.map((name) => [name, false]))
  expect(providers.map(({ callback }) => callback)).toEqual(
    NAMES.map((name) => `http://villa.test/v1/payment/callback/${name}`),
  )
})

test('a currency goes only to a provider whose account is whole', async () => {
  const refused = at.staff(putCardCurrencies, { body: { currencies: [{ currency: 'EURO', provider: 'paytr' }] } })
  await expect(refused).rejects.toMatchObject({ status: 400, fields: { EURO: expect.any(String) } })
})

test('an account is refused while something is missing, by its field', async () => {
  const empty = at.staff(putCardAccount, {
    params: { provider: 'paytr' },
    body: { test: true, account: {}, secrets: {}, instalments: 1 },
  })
  await expect(empty).rejects.toMatchObject({
    status: 400,
    fields: {
      'account.merchantId': expect.any(String),
      'secrets.merchantKey': expect.any(String),
      'secrets.merchantSalt': expect.any(String),
    },
  })
  const { account, secrets } = TYPED.nestpay
  for (const host of ['', '127.0.0.1', 'localhost', 'bank.internal', 'a.com/x', 'http://a.com', 'a.com:80']) {
    const live = at.staff(putCardAccount, {
      params: { provider: 'nestpay' },
      body: { test: false, account: { ...account, host }, secrets, instalments: 1 },
    })
    await expect(live).rejects.toMatchObject({ status: 400, fields: { 'account.host': expect.any(String) } })
  }
})

test('a secret is stored sealed, never answered again, and kept while nobody types another', async () => {
  for (const name of NAMES)
    await at.staff(putCardAccount, {
      params: { provider: name },
      body: { test: true, instalments: 6, ...TYPED[name] },
    })
  const secrets = NAMES.flatMap((name) => Object.values(TYPED[name].secrets))
  const stored = JSON.stringify(await at.product.db.select().from(cardAccount))
  const answered = JSON.stringify(await settings())
  for (const secret of secrets) {
    expect([secret, stored.includes(JSON.stringify(secret).slice(1, -1))]).toEqual([secret, false])
    expect([secret, answered.includes(JSON.stringify(secret).slice(1, -1))]).toEqual([secret, false])
  }
  const { content } = await at.staff(putCardAccount, {
    params: { provider: 'iyzico' },
    body: { test: false, account: {}, secrets: { apiKey: '', secretKey: '' }, instalments: 3 },
  })
  expect(content.providers[0]).toMatchObject({
    ready: true,
    test: false,
    instalments: 3,
    secrets: { apiKey: true, secretKey: true },
  })
})

test('each currency goes where staff say, and one that nobody shall take can’t be paid by card', async () => {
  const chosen = [
    { currency: 'TL', provider: 'iyzico' },
    { currency: 'EURO', provider: 'paytr' },
    { currency: 'DOLLAR', provider: 'none' },
  ] as const
  const { content } = await at.staff(putCardCurrencies, { body: { currencies: [...chosen] } })
  expect(content.currencies).toEqual(expect.arrayContaining([...chosen, { currency: 'POUND', provider: 'demo' }]))
  const offers = await Promise.all(
    ['TL', 'EURO', 'DOLLAR', 'POUND'].map((currency) => at.product.call('GET', `/v1/payment/offer/${currency}`)),
  )
  expect(offers.map(({ body }) => body.content)).toEqual([
    { card: true, instalments: 1, upTo: 3 }, // its own page asks
    { card: true, instalments: 1, upTo: 1 }, // instalments are for the lira alone
    { card: false, instalments: 1, upTo: 1 },
    { card: true, instalments: 1, upTo: 1 },
  ])
})

test('only staff of the agency read and write the settings', async () => {
  const { api: owner } = await at.product.signIn('OWNER')
  await expect(owner(getCardSettings)).rejects.toMatchObject({ status: 403 })
  await expect(at.product.api(getCardSettings)).rejects.toMatchObject({ status: 401 })
})
