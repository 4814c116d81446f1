import * as z from 'zod/mini'
import { content, endpoint, PAGE_SIZE, page } from '../../../kernel/endpoint.ts'
import { id, language, paging, paragraphs, rowId, text } from '../../../kernel/schema.ts'

export const MESSAGE_STATES = ['open', 'unread', 'done'] as const

/** What a visitor wrote, as staff see it in a list. */
const messageRow = z.object({
  id: z.number(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  message: z.string(),
  language,
  createdAt: z.string(),
  readAt: z.nullable(z.string()),
  doneAt: z.nullable(z.string()),
  assigneeId: z.nullable(z.number()),
  assignee: z.nullable(z.string()),
  replies: z.number(),
})
export type MessageRow = z.infer<typeof messageRow>

const wholeMessage = z.object({
  ...messageRow.shape,
  note: z.string(),
  version: z.number(),
  answers: z.array(z.object({ id: z.number(), text: z.string(), at: z.string(), who: z.string() })),
})
export type WholeMessage = z.infer<typeof wholeMessage>

/** Open = nobody has ticked it off, read or not. */
export const listMessages = endpoint({
  method: 'GET',
  path: '/v1/admin/contact/messages',
  may: 'admin',
  does: 'What visitors wrote, the newest first',
  query: z.object({
    ...paging(PAGE_SIZE.messages),
    state: z.optional(z.union([z.enum(MESSAGE_STATES), z.literal('')])),
    search: z.optional(text(80)),
  }),
  answer: z.object({ ...page(messageRow).shape, unread: z.number(), open: z.number() }),
})

export const getMessage = endpoint({
  method: 'GET',
  path: '/v1/admin/contact/messages/:id',
  may: 'admin',
  does: 'A message with its answers; looking marks nothing as read',
  params: id,
  answer: content(wholeMessage),
})

export const markMessage = endpoint({
  method: 'PATCH',
  path: '/v1/admin/contact/messages/:id',
  may: 'admin',
  does: 'Mark a message as read or unread',
  params: id,
  body: z.object({ read: z.boolean() }),
  answer: content(wholeMessage),
})

/** `version` is the one that was seen: who was slower is refused 'edited-meanwhile' with what stands there now. */
export const changeMessage = endpoint({
  method: 'PUT',
  path: '/v1/admin/contact/messages/:id',
  may: 'admin',
  does: 'Note, person in charge and done of a message',
  params: id,
  body: z.object({ note: text(2000), assigneeId: z.nullable(rowId), done: z.boolean(), version: z.int() }),
  answer: content(wholeMessage),
})

export const replyToMessage = endpoint({
  method: 'POST',
  path: '/v1/admin/contact/messages/:id/reply',
  may: 'admin',
  does: 'Answer a message by mail, in the language it was written in',
  status: 201,
  repeatable: true,
  params: id,
  body: z.object({ text: paragraphs(4000) }),
  answer: content(wholeMessage),
})

export const listAssignees = endpoint({
  method: 'GET',
  path: '/v1/admin/contact/assignees',
  may: 'admin',
  does: 'Who can be in charge of a message',
  answer: content(z.array(z.object({ id: z.number(), name: z.string() }))),
})
