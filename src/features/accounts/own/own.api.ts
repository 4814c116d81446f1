import type { Staff } from '../../../kernel/caller.ts'
import { DONE } from '../../../kernel/endpoint.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import { type Call, handler } from '../../../platform/http/api.ts'
import * as calls from './own.contract.ts'
import { changeOwn, ownToShow } from './own.flow.ts'
import { endOwn, ownSessions } from './own.store.ts'

type Staffed = Call<unknown, Staff>

export const ownApi = [
  handler(calls.ownAccount, async (_, { db, who }: Staffed) => ({ content: await ownToShow(db, who.accountId) })),
  handler(calls.changeOwnAccount, async ({ body }, call: Staffed) => ({ content: await changeOwn(call, body) })),
  handler(calls.listOwnSessions, async (_, { db, who, now }: Staffed) => ({
    content: await ownSessions(db, who, now),
  })),
  handler(calls.endOwnSessions, async ({ body: { which } }, { db, who }: Staffed) => {
    if ((await endOwn(db, who, which)) === 0 && which !== 'others') throw new Refusal('not-found')
    return DONE
  }),
]
