import * as z from 'zod/mini'
import { content, endpoint } from '../../../kernel/endpoint.ts'
import { id, minor, text } from '../../../kernel/schema.ts'

/** asked: the provider has not answered yet and is asked again. */
const refundAnswer = z.object({ state: z.enum(['asked', 'done', 'refused']), reason: z.nullable(z.string()) })
export type RefundAnswer = z.infer<typeof refundAnswer>

/** Money owed back that came by card: it may go over the provider, is asked for already, or goes by hand. */
export const refundOffer = z.object({
  alertId: z.number(),
  amount: minor,
  provider: z.string(),
  state: z.enum(['offer', 'asked', 'by-hand']),
  /** Why the provider refused the last try. */
  refused: z.nullable(z.string()),
})
export type RefundOffer = z.infer<typeof refundOffer>

export const refundToCard = endpoint({
  method: 'POST',
  path: '/v1/admin/alert/:id/cardrefund',
  may: 'admin',
  right: 'money',
  does: 'Give what is owed back to the card it came from, over the provider',
  params: id,
  body: z.object({ amount: minor.check(z.minimum(1, 'too-small')), note: text(500) }),
  answer: content(refundAnswer),
})
