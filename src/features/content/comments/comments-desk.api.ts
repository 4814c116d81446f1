import { actorName, type Staff } from '../../../kernel/caller.ts'
import { DONE } from '../../../kernel/endpoint.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import { type Call, handler } from '../../../platform/http/api.ts'
import type { LinkServices } from '../../reservations/views/guest-link.server.ts'
import * as calls from './comments-desk.contract.ts'
import * as store from './comments-desk.store.ts'
import * as guest from './review.contract.ts'
import { reviewOf, writeReview } from './review.flow.ts'

type StaffCall = Call<unknown, Staff>

/** Staff’s list of comments, and the page on which a guest rates a stay. */
export const commentsDeskApi = [
  handler(calls.listDeskComments, ({ query }, { db }) => store.deskCommentsPage(db, query)),
  handler(calls.getDeskComment, async ({ params }, { db }) => ({
    content: await store.deskCommentById(db, params.id),
  })),
  handler(calls.setCommentActivity, async ({ params, body }, { db, who, now }: StaffCall) => ({
    content: await store.writeComment(db, params.id, {
      active: body.active,
      decidedAt: now,
      decidedBy: actorName(who),
    }),
  })),
  handler(calls.answerComment, async ({ params, body: { answer, before } }, { db, now }: StaffCall) => ({
    content: await db.transaction(async (tx) => {
      const row = await store.holdComment(tx, params.id)
      if (row.answer !== before)
        throw new Refusal('edited-meanwhile', {}, {}, { now: await store.deskCommentById(tx, params.id) })
      return store.writeComment(tx, params.id, { answer, answeredAt: answer ? now : null })
    }),
  })),
  handler(calls.deleteComment, async ({ params }, { db }) => {
    await store.removeComment(db, params.id)
    return DONE
  }),
  handler(guest.getReview, async ({ params }, call: Call<LinkServices>) => ({
    content: await reviewOf(call, params.token),
  })),
  handler(guest.writeReview, async ({ params, body }, call: Call<LinkServices>) => ({
    content: await writeReview(call, params.token, body),
  })),
]
