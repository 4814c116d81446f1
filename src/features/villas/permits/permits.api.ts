import type { Staff } from '../../../kernel/caller.ts'
import { DONE } from '../../../kernel/endpoint.ts'
import { type Call, handler } from '../../../platform/http/api.ts'
import type { PaperServices } from './paper/keep-paper.flow.ts'
import * as calls from './permits.contract.ts'
import { villasWithPermits } from './permits.store.ts'
import { isFound, isInList, listCounts, permitRows } from './permits.view.ts'
import * as flow from './write-permit.flow.ts'

type Staffed = Call<unknown, Staff>

export const permitsApi = [
  handler(calls.listPermits, async ({ query: { skip, take, list, search } }, { db, now }: Staffed) => {
    const all = permitRows(await villasWithPermits(db), now)
    const rows = all.filter((row) => isInList(row, list) && (!search || isFound(row, search)))
    return { content: rows.slice(skip, skip + take), total: rows.length, skip, take, counts: listCounts(all) }
  }),
  handler(calls.getPermit, async ({ params }, call: Staffed) => ({
    content: await flow.permitToShow(call, params.villa_id),
  })),
  handler(calls.changePermit, async ({ params, body }, call: Staffed) => ({
    content: await flow.changePermit(call, params.villa_id, body),
  })),
  handler(calls.deletePermit, async ({ params }, call: Call<PaperServices, Staff>) => {
    const file = await flow.deletePermit(call, params.villa_id)
    if (file) await call.services.files.remove(file).catch(() => undefined)
    return DONE
  }),
  handler(calls.checkPermit, async ({ params, body }, call: Staffed) => ({
    content: await flow.checkPermit(call, params.villa_id, body),
  })),
]
