import * as z from 'zod/mini'
import { content, endpoint } from '../../kernel/endpoint.ts'
import { atMost, currency, linkToken, minor } from '../../kernel/schema.ts'

/** How many instalments were chosen on our page, where the provider's page does not ask. */
const instalments = z.optional(z.int('invalid').check(z.minimum(1, 'too-small'), z.maximum(12, 'too-big')))

/**
 * Opens a payment of the amount that is due and answers the address of the page it is paid on; with the same
 * Idempotency-Key, which it needs, the page of the same order.
 */
export const startPayment = endpoint({
  method: 'POST',
  path: '/v1/payment/:token/start',
  may: 'anyone',
  does: 'Begin a card payment on the provider’s own page',
  perMinute: 60,
  params: linkToken,
  body: z.object({ acceptTerms: z.boolean().check(z.refine((ticked) => ticked, 'consent')), instalments }),
  answer: content(z.object({ redirectUrl: z.string() })),
})

/**
 * How a card may be paid with in a currency: `upTo` so many instalments, `instalments` of which our page has to ask for
 * because the provider's does not.
 */
export const cardOffer = endpoint({
  method: 'GET',
  path: '/v1/payment/offer/:currency',
  may: 'anyone',
  sameForAll: true,
  does: 'Whether cards are taken in a currency, and in how many instalments',
  params: z.object({ currency }),
  answer: content(z.object({ card: z.boolean(), instalments: z.number(), upTo: z.number() })),
})

const cardPage = z.union([
  z.object({ kind: z.literal('redirect'), url: z.string() }),
  z.object({ kind: z.literal('frame'), url: z.string() }),
  z.object({ kind: z.literal('form'), url: z.string(), fields: z.record(z.string(), z.string()) }),
])

/** Where a payment is while the guest is on the way to or from the provider: its page, or where its end is told. */
const orderView = z.object({
  state: z.enum(['started', 'ended']),
  provider: z.string(),
  amount: minor,
  currency,
  code: z.string(),
  page: z.nullable(cardPage),
  /** Where the guest goes on: the page that tells how it ended, as far as anybody knows. */
  back: z.string(),
})
export type OrderView = z.infer<typeof orderView>

export const getPaymentOrder = endpoint({
  method: 'GET',
  path: '/v1/payment/order/:order',
  may: 'anyone',
  does: 'The provider’s page of a payment that was begun, or how it ended',
  perMinute: 120,
  params: z.object({ order: z.string().check(atMost(64), z.regex(/^[A-Za-z0-9]+$/, 'invalid')) }),
  answer: content(orderView),
})

/** More than any provider sends; what is more is not from one. */
const MOST_FIELDS = 100
const isFew = (fields: unknown): boolean =>
  typeof fields !== 'object' || Object.keys(fields ?? {}).length <= MOST_FIELDS
const few = z.unknown().check(z.refine(isFew, { error: 'invalid', abort: true }))
/** Some providers send numbers in JSON. */
const written = z.pipe(z.union([z.string().check(atMost(4_000)), z.number()]), z.transform(String))
// counted before each is looked at
const callbackFields = z.pipe(few, z.record(z.string().check(atMost(100)), written))

/**
 * What the provider sends, by the guest's browser or from server to server. Nothing in it is believed before its
 * signature.
 */
export const paymentCallback = endpoint({
  method: 'POST',
  path: '/v1/payment/callback/:provider',
  may: 'anyone',
  does: 'The provider tells the end of a payment',
  params: z.object({ provider: z.string().check(atMost(20)) }),
  query: z.object({ via: z.optional(z.string().check(atMost(20))) }),
  body: callbackFields,
  answer: content(z.object({ outcome: z.enum(['paid', 'failed', 'alert', 'pending']) })),
})
