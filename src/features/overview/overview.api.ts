import type { Staff } from '../../kernel/caller.ts'
import { type Call, handler } from '../../platform/http/api.ts'
import { unreadMessages } from '../content/visitors.store.ts'
import { scopeOf } from '../owners/owner-scope.ts'
import { waitingRequests } from '../reservations/views/reservation-list.store.ts'
import type { SearchModel } from '../search/search-model.ts'
import { overview, unreadCount } from './overview.contract.ts'
import { overviewFor } from './overview.flow.ts'

type Staffed = Call<unknown, Staff>

export const overviewApi = [
  handler(unreadCount, async (_, { db, who, now }: Staffed) => {
    const scope = scopeOf(who)
    const [reservationCount, contactCount] = await Promise.all([
      waitingRequests(db, now, scope),
      scope === undefined ? unreadMessages(db) : 0,
    ])
    return { content: { reservationCount, contactCount } }
  }),
  handler(overview, async (_, call: Call<{ search: SearchModel }, Staff>) => ({ content: await overviewFor(call) })),
]
