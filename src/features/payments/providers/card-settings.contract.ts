import * as z from 'zod/mini'
import { content, endpoint } from '../../../kernel/endpoint.ts'
import { atMost, currency, text } from '../../../kernel/schema.ts'
import { MOST_INSTALMENTS, PROVIDER_NAMES } from './card-account.shape.ts'

const providerName = z.enum(PROVIDER_NAMES)
/** Who takes a currency: a provider of the agency, the demo bank, or nobody. */
const taker = z.enum([...PROVIDER_NAMES, 'demo', 'none'])
export type Taker = z.infer<typeof taker>

/** An account at a provider as staff read it: of a secret only whether it is there. */
const providerView = z.object({
  name: providerName,
  test: z.boolean(),
  account: z.record(z.string(), z.string()),
  secrets: z.record(z.string(), z.boolean()),
  instalments: z.number(),
  ready: z.boolean(),
  refunds: z.boolean(),
  /** The address that has to be given to the provider, where it wants one. */
  callback: z.string(),
})
export type ProviderView = z.infer<typeof providerView>

const settingsView = z.object({
  demo: z.boolean(),
  currencies: z.array(z.object({ currency, provider: taker })),
  providers: z.array(providerView),
})
export type CardSettings = z.infer<typeof settingsView>

export const getCardSettings = endpoint({
  method: 'GET',
  path: '/v1/admin/settings/payments',
  may: 'admin',
  right: 'money',
  does: 'Which card provider takes which currency, and the accounts there without their secrets',
  answer: content(settingsView),
})

export const putCardCurrencies = endpoint({
  method: 'PUT',
  path: '/v1/admin/settings/payments/currencies',
  may: 'admin',
  right: 'money',
  does: 'Choose the card provider of each currency',
  body: z.object({
    currencies: z
      .array(z.object({ currency, provider: taker }))
      .check(z.minLength(1, 'required'), z.maxLength(4, 'too-long')),
  }),
  answer: content(settingsView),
})

const value = text(120)
const fields = z.record(z.string().check(atMost(40)), value)

/** A secret that is not sent, or sent empty, stays as it is. */
export const putCardAccount = endpoint({
  method: 'PUT',
  path: '/v1/admin/settings/payments/:provider',
  may: 'admin',
  right: 'money',
  does: 'Write the agency’s account at a card provider',
  params: z.object({ provider: providerName }),
  body: z.object({
    test: z.boolean(),
    account: fields,
    secrets: fields,
    instalments: z.int('invalid').check(z.minimum(1, 'too-small'), z.maximum(MOST_INSTALMENTS, 'too-big')),
  }),
  answer: content(settingsView),
})
