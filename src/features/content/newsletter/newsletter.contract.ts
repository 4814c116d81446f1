import * as z from 'zod/mini'
import { content, endpoint, PAGE_SIZE, page } from '../../../kernel/endpoint.ts'
import { done, id, language, linkToken, paging } from '../../../kernel/schema.ts'

const subscription = z.object({ deed: z.enum(['confirm', 'leave']), email: z.string(), done: z.boolean() })
export type Subscription = z.infer<typeof subscription>

export const getSubscription = endpoint({
  method: 'GET',
  path: '/v1/newsletter/:token',
  may: 'anyone',
  does: 'What a link of the newsletter does, and whether it is done; looking changes nothing',
  perMinute: 60,
  params: linkToken,
  answer: content(subscription),
})

/** The body is what mail programs send when somebody unsubscribes in one press (RFC 8058). */
export const followSubscription = endpoint({
  method: 'POST',
  path: '/v1/newsletter/:token',
  may: 'anyone',
  does: 'Confirm or end a subscription, as the link says; a second time changes nothing',
  perMinute: 60,
  params: linkToken,
  body: z.object({ 'List-Unsubscribe': z.literal('One-Click') }),
  answer: content(subscription),
})

export const SUBSCRIBER_STATES = ['confirmed', 'waiting', 'left'] as const

const subscriberRow = z.object({
  id: z.number(),
  email: z.string(),
  language,
  state: z.enum(SUBSCRIBER_STATES),
  consentAt: z.string(),
  ip: z.string(),
  textVersion: z.string(),
  confirmedAt: z.nullable(z.string()),
  confirmedIp: z.string(),
  leftAt: z.nullable(z.string()),
})
export type SubscriberRow = z.infer<typeof subscriberRow>

export const listSubscribers = endpoint({
  method: 'GET',
  path: '/v1/admin/subscriber',
  may: 'admin',
  right: 'content',
  does: 'The addresses of the newsletter, the newest first',
  query: z.object({
    ...paging(PAGE_SIZE.subscribers),
    state: z.optional(z.union([z.enum(SUBSCRIBER_STATES), z.literal('')])),
  }),
  answer: z.object({ ...page(subscriberRow).shape, confirmed: z.number() }),
})

export const deleteSubscriber = endpoint({
  method: 'DELETE',
  path: '/v1/admin/subscriber/:id',
  may: 'admin',
  right: 'content',
  does: 'Delete an address of the newsletter',
  params: id,
  answer: content(done),
})
