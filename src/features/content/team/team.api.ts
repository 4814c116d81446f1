import { DONE } from '../../../kernel/endpoint.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import { putInOrder } from '../../../platform/database/own-order.ts'
import { handler } from '../../../platform/http/api.ts'
import { teamMember } from '../content.table.ts'
import { mustBeOurPicture } from '../safe-text.flow.ts'
import * as calls from './team.contract.ts'
import * as store from './team.store.ts'

export const teamApi = [
  handler(calls.listTeam, async (_, { db }) => ({ content: await store.teamOf(db) })),
  handler(calls.saveMember, async ({ body: { id, version, ...input } }, { db }) => ({
    content: await db.transaction(async (tx) => {
      await mustBeOurPicture(tx, input.picture)
      if (!id) return store.addMember(tx, input)
      const now = await store.holdMember(tx, id)
      if (now.version !== version) throw new Refusal('edited-meanwhile', {}, {}, { now })
      return store.writeMember(tx, id, { ...input, version: now.version + 1 })
    }),
  })),
  handler(calls.deleteMember, async ({ params }, { db }) => {
    await store.dropMember(db, params.id)
    return DONE
  }),
  handler(calls.orderTeam, async ({ body }, { db }) => {
    await db.transaction((tx) => putInOrder(tx, teamMember, body.ids))
    return DONE
  }),
]
