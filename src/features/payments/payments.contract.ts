import * as z from 'zod/mini'
import { content, endpoint } from '../../kernel/endpoint.ts'
import { atMost, linkToken } from '../../kernel/schema.ts'

/**
 * Opens a payment of the amount that is due and answers the provider's hosted page; with the same Idempotency-Key,
 * which it needs, the page of the same order.
 */
export const startPayment = endpoint({
  method: 'POST',
  path: '/v1/payment/:token/start',
  may: 'anyone',
  does: 'Begin a card payment on the provider’s own page',
  perMinute: 60,
  params: linkToken,
  body: z.object({ acceptTerms: z.boolean().check(z.refine((ticked) => ticked, 'consent')) }),
  answer: content(z.object({ redirectUrl: z.string() })),
})

/** More than any provider sends; what is more is not from one. */
const MOST_FIELDS = 100
const isFew = (fields: unknown): boolean =>
  typeof fields !== 'object' || Object.keys(fields ?? {}).length <= MOST_FIELDS
const few = z.unknown().check(z.refine(isFew, { error: 'invalid', abort: true }))
// counted before each is looked at
const callbackFields = z.pipe(few, z.record(z.string().check(atMost(100)), z.string().check(atMost(4_000))))

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
  body: callbackFields,
  answer: content(z.object({ outcome: z.enum(['paid', 'failed', 'alert']) })),
})
