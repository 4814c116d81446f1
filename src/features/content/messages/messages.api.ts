import type { Staff } from '../../../kernel/caller.ts'
import { type Call, handler } from '../../../platform/http/api.ts'
import * as calls from './messages.contract.ts'
import { colleagues, messageById, messagesPage, writeMessage } from './messages.store.ts'
import { changeMessage, replyTo } from './write-message.flow.ts'

type StaffCall = Call<unknown, Staff>

export const messagesApi = [
  handler(calls.listMessages, ({ query }, { db }) => messagesPage(db, query)),
  handler(calls.getMessage, async ({ params }, { db }) => ({ content: await messageById(db, params.id) })),
  handler(calls.markMessage, async ({ params, body }, { db, now }) => {
    await writeMessage(db, params.id, { readAt: body.read ? now : null })
    return { content: await messageById(db, params.id) }
  }),
  handler(calls.changeMessage, async ({ params, body }, call: StaffCall) => ({
    content: await changeMessage(call, params.id, body),
  })),
  handler(calls.replyToMessage, async ({ params, body }, call: StaffCall) => ({
    content: await replyTo(call, params.id, body.text),
  })),
  handler(calls.listAssignees, async (_, { db }) => ({ content: await colleagues(db) })),
]
