import type { Staff } from '../../../kernel/caller.ts'
import { dayInIstanbul } from '../../../kernel/day.ts'
import { DONE } from '../../../kernel/endpoint.ts'
import { type Call, handler, keyOf } from '../../../platform/http/api.ts'
import { countTill, getTill } from './cash.contract.ts'
import { drawersOf } from './cash.store.ts'
import { countTill as count } from './count-till.flow.ts'

type Staffed = Call<unknown, Staff>

export const cashApi = [
  handler(getTill, async ({ query: { day: asked } }, { db, now }: Staffed) => {
    const day = asked ?? dayInIstanbul(now)
    return { content: { day, drawers: await drawersOf(db, day) } }
  }),
  handler(countTill, async ({ body }, call: Staffed) => {
    keyOf(call)
    await count(call, body)
    return DONE
  }),
]
