import * as z from 'zod/mini'
import { content, endpoint } from '../../kernel/endpoint.ts'

const token = z.object({ token: z.string().check(z.maxLength(200)) })

/** Opens a payment of the amount that is due and answers the provider's hosted page; with the same Idempotency-Key the page of the same order. */
export const startPayment = endpoint({
  method: 'POST',
  path: '/v1/payment/:token/start',
  may: 'anyone',
  does: 'Begin a card payment on the provider’s own page',
  perMinute: 60,
  params: token,
  body: z.object({ acceptTerms: z.boolean().check(z.refine((ticked) => ticked, 'consent')) }),
  answer: content(z.object({ redirectUrl: z.string() })),
})

/** What the provider sends, by the guest's browser or from server to server. Nothing in it is believed before its signature. */
export const paymentCallback = endpoint({
  method: 'POST',
  path: '/v1/payment/callback/:provider',
  may: 'anyone',
  does: 'The provider tells the end of a payment',
  params: z.object({ provider: z.string().check(z.maxLength(20)) }),
  body: z.record(z.string(), z.string()),
  answer: content(z.object({ outcome: z.enum(['paid', 'failed', 'alert']) })),
})
