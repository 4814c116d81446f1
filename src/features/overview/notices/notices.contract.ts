import * as z from 'zod/mini'
import { content, endpoint } from '../../../kernel/endpoint.ts'
import { currency, done, minor, text } from '../../../kernel/schema.ts'

export const NOTICE_KINDS = ['booking', 'payment', 'conflict', 'message', 'wish'] as const

/** Something that came in without anybody of the agency. `id`: of the reservation, or of the message. */
const notice = z.object({
  key: z.string(),
  kind: z.enum(NOTICE_KINDS),
  id: z.number(),
  name: z.string(),
  about: z.string(),
  money: z.nullable(z.object({ sum: minor, currency })),
  at: z.string(),
  unread: z.boolean(),
})
export type Notice = z.infer<typeof notice>

/** `mark` stands for the answer: who sends the last one and nothing has changed gets null for the notices. */
export const listNotices = endpoint({
  method: 'GET',
  path: '/v1/admin/notices',
  may: 'admin',
  does: 'The last thirty things that came in: bookings of guests, payments, conflicts, messages; and how many are unread',
  query: z.object({ mark: z.optional(text(80)) }),
  answer: content(z.object({ mark: z.string(), unread: z.number(), notices: z.nullable(z.array(notice)) })),
})

/** `until` = the time of the newest one that was shown. */
export const seeNotices = endpoint({
  method: 'POST',
  path: '/v1/admin/notices/seen',
  may: 'admin',
  does: 'Say that one has seen what came in until a time',
  body: z.object({ until: z.iso.datetime({ error: 'invalid' }) }),
  answer: content(done),
})
