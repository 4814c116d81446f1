import type { Staff } from '../../../kernel/caller.ts'
import { type Call, handler } from '../../../platform/http/api.ts'
import { caseOf, eraseGuest, exportGuest, type PrivacyServices } from './erase-guest.flow.ts'
import { PLACES, shownOf } from './places.store.ts'
import * as calls from './privacy.contract.ts'

type StaffCall = Call<PrivacyServices, Staff>

export const privacyApi = [
  handler(calls.guestPrivacy, async ({ params }, { db, now }: StaffCall) => {
    const { known, ...told } = await caseOf(db, params.id, now)
    const goes: Record<string, number> = {}
    for (const place of PLACES.filter(({ erase }) => erase !== null)) {
      const rows = await shownOf(db, place, known)
      if (rows.length) goes[place.of] = (goes[place.of] ?? 0) + rows.length
    }
    return { content: { ...told, goes } }
  }),
  handler(calls.exportGuestData, async ({ params }, call: StaffCall) => ({
    content: await exportGuest(call, params.id),
  })),
  handler(calls.eraseGuestData, async ({ params, body }, call: StaffCall) => ({
    content: { erased: await eraseGuest(call, params.id, body.name) },
  })),
]
