import type { Staff } from '../../../kernel/caller.ts'
import { DONE } from '../../../kernel/endpoint.ts'
import { type Call, handler } from '../../../platform/http/api.ts'
import { ownVilla } from '../own-villa.store.ts'
import * as calls from './visits.contract.ts'
import * as flow from './visits.flow.ts'
import { visitsOf } from './visits.store.ts'

type Staffed = Call<unknown, Staff>

export const visitsApi = [
  handler(calls.listVisits, async ({ params }, { db, who }: Staffed) => {
    const { id, name } = await ownVilla(db, who, params.villa_id)
    return { content: { villa: { id, name }, visits: await visitsOf(db, id) } }
  }),
  handler(calls.addVisit, async ({ body }, call: Staffed) => ({ content: await flow.addVisit(call, body) })),
  handler(calls.deleteVisit, async ({ params }, call: Staffed) => {
    await flow.deleteVisit(call, params.id)
    return DONE
  }),
]
