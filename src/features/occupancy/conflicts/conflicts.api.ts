import type { Staff } from '../../../kernel/caller.ts'
import { DONE } from '../../../kernel/endpoint.ts'
import { type Call, handler } from '../../../platform/http/api.ts'
import { feedFigures } from '../../availability/feeds/feeds.store.ts'
import { laneOfReservation } from '../../reservations/life/reservation-lock.flow.ts'
import type { LinkServices } from '../../reservations/views/guest-link.server.ts'
import type { SearchModel } from '../../search/search-model.server.ts'
import { listConflicts, listSettledConflicts, otherVillas, settleConflict } from './conflicts.contract.ts'
import { settledConflicts } from './conflicts.store.ts'
import { conflictsNow } from './conflicts.view.ts'
import { otherVillasFor } from './other-villas.view.ts'
import { conflictOf, settle } from './settle-conflict.flow.ts'

const pairOf = ({ closing, reservation }: { closing: number; reservation: number }) => ({
  closingId: closing,
  reservationId: reservation,
})

export const conflictsApi = [
  handler(listConflicts, async (_, { db, now }) => {
    const [conflicts, { total, lastRead }] = [await conflictsNow(db, now), await feedFigures(db)]
    const open = conflicts.filter(({ state }) => state === 'open').length
    return { content: { conflicts, open, feeds: total, lastRead: lastRead?.toISOString() ?? null } }
  }),
  handler(listSettledConflicts, async ({ query: { skip, take } }, { db }) => {
    const { content, total } = await settledConflicts(db, { skip, take })
    return { content: content.map((row) => ({ ...row, at: row.at.toISOString() })), total, skip, take }
  }),
  handler(otherVillas, async ({ params }, call: Call<{ search: SearchModel }, Staff>) => ({
    content: await otherVillasFor(call, await conflictOf(call, pairOf(params))),
  })),
  handler(
    settleConflict,
    async ({ params, body }, call: Call<LinkServices, Staff>) => {
      const { villa_id: villaId, owner_pays: ownerPays, ...how } = body
      await settle(call, pairOf(params), { ...how, villaId, ownerPays, total: how.total })
      return DONE
    },
    async ({ params }, { db }) => laneOfReservation(db, params.reservation),
  ),
]
