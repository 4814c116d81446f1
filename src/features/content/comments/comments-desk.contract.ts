import * as z from 'zod/mini'
import { content, endpoint, PAGE_SIZE, page } from '../../../kernel/endpoint.ts'
import { done, id, language, paging, text } from '../../../kernel/schema.ts'
import { party, themes } from './review.shape.ts'

export const COMMENT_STATES = ['waiting', 'shown', 'hidden', 'unanswered'] as const

/** A comment as staff see it. Waiting = nobody has let it through or hidden it yet. */
const deskComment = z.object({
  id: z.number(),
  author: z.string(),
  text: z.string(),
  language,
  rating: z.number(),
  themes: z.nullable(themes),
  party: z.nullable(party),
  createdAt: z.string(),
  state: z.enum(['waiting', 'shown', 'hidden']),
  /** '2027-07', or null for one that came without a stay. */
  stayMonth: z.nullable(z.string()),
  decidedAt: z.nullable(z.string()),
  decidedBy: z.string(),
  answer: z.string(),
  villa: z.object({ id: z.number(), slug: z.string(), name: z.string() }),
  reservation: z.nullable(z.object({ id: z.number(), code: z.string() })),
})
export type DeskComment = z.infer<typeof deskComment>

export const listDeskComments = endpoint({
  method: 'GET',
  path: '/v1/admin/comment',
  may: 'admin',
  right: 'content',
  does: 'What guests wrote about villas, the newest first',
  query: z.object({
    ...paging(PAGE_SIZE.comments),
    state: z.optional(z.union([z.enum(COMMENT_STATES), z.literal('')])),
  }),
  answer: z.object({ ...page(deskComment).shape, waiting: z.number(), unanswered: z.number() }),
})

export const getDeskComment = endpoint({
  method: 'GET',
  path: '/v1/admin/comment/:id',
  may: 'admin',
  right: 'content',
  does: 'A comment',
  params: id,
  answer: content(deskComment),
})

/** `before` is the answer that was seen: who was slower is refused 'edited-meanwhile' with what stands there now. */
export const answerComment = endpoint({
  method: 'PUT',
  path: '/v1/admin/comment/:id/answer',
  may: 'admin',
  right: 'content',
  does: 'What the agency answers below a comment; nothing = no answer',
  params: id,
  body: z.object({ answer: text(2000), before: text(2000) }),
  answer: content(deskComment),
})

export const setCommentActivity = endpoint({
  method: 'PUT',
  path: '/v1/admin/villas/commentactivity/:id',
  may: 'admin',
  right: 'content',
  does: 'Show a comment on the site, or hide it',
  params: id,
  body: z.object({ active: z.boolean() }),
  answer: content(deskComment),
})

export const deleteComment = endpoint({
  method: 'DELETE',
  path: '/v1/admin/villas/comment/:id',
  may: 'admin',
  right: 'content',
  does: 'Delete a comment',
  params: id,
  answer: content(done),
})
