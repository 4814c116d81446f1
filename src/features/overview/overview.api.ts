import type { Staff } from '../../kernel/caller.ts'
import { DONE } from '../../kernel/endpoint.ts'
import { type Call, handler } from '../../platform/http/api.ts'
import { unreadMessages } from '../content/visitors.store.ts'
import { scopeOf } from '../owners/owner-scope.ts'
import type { BtransServices } from '../reports/btrans/btrans.view.ts'
import { listReservations } from '../reservations/reservations-admin.contract.ts'
import { listForStaff } from '../reservations/views/for-staff.view.ts'
import { lackTimes } from '../reservations/views/lacking.store.ts'
import { waitingRequests } from '../reservations/views/reservation-list.store.ts'
import type { SearchModel } from '../search/search-model.server.ts'
import { overviewCharts } from './charts/charts.contract.ts'
import { chartsFor } from './charts/charts.flow.ts'
import { LACKING } from './missing/lacking.store.ts'
import { missingToday } from './missing/missing.contract.ts'
import { missingFor } from './missing/missing.flow.ts'
import { listNotices, seeNotices } from './notices/notices.contract.ts'
import { noticesFor, seeUntil } from './notices/notices.flow.ts'
import { overview, unreadCount } from './overview.contract.ts'
import { overviewFor } from './overview.flow.ts'
import { radarOf } from './radar/radar.contract.ts'
import { radarFor } from './radar/radar.flow.ts'

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
  handler(listReservations, ({ query }, call: Staffed) => {
    const lacks = call.who.role === 'ADMIN' && query.lacks
    return listForStaff(call, query, lacks ? LACKING[lacks](lackTimes(call.now)) : undefined)
  }),
  handler(missingToday, async (_, call: Call<BtransServices, Staff>) => ({ content: await missingFor(call) })),
  handler(radarOf, async ({ query }, call: Call<BtransServices, Staff>) => ({
    content: await radarFor(call, query.ids.map(Number)),
  })),
  handler(overviewCharts, async (_, call: Staffed) => ({ content: await chartsFor(call) })),
  handler(listNotices, async ({ query }, call: Staffed) => ({ content: await noticesFor(call, query.mark) })),
  handler(seeNotices, async ({ body }, call: Staffed) => {
    await seeUntil(call, body.until)
    return DONE
  }),
  handler(overview, async (_, call: Call<{ search: SearchModel }, Staff>) => ({ content: await overviewFor(call) })),
]
