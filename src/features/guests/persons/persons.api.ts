import { type Staff, VISITOR } from '../../../kernel/caller.ts'
import { DONE } from '../../../kernel/endpoint.ts'
import { found } from '../../../kernel/refusal.ts'
import { type Call, handler } from '../../../platform/http/api.ts'
import { statusAt } from '../../reservations/life/reservation-status.ts'
import { type Reservation, reservationById } from '../../reservations/reservations.store.ts'
import type { LinkServices } from '../../reservations/views/guest-link.server.ts'
import { reservationOfToken } from '../../reservations/views/reservation-of-token.flow.ts'
import * as calls from './persons.contract.ts'
import { listOf, readsOf } from './persons.store.ts'
import { listView } from './persons.view.ts'
import { readNumber, takeFile } from './read-persons.flow.ts'
import { type PersonServices, writePersons } from './write-persons.flow.ts'

type Services = PersonServices & LinkServices
type GuestCall = Call<Services>
type StaffCall = Call<Services, Staff>

const shown = async (
  { db, services, now }: Pick<GuestCall, 'db' | 'services' | 'now'>,
  row: Reservation,
  byStaff: boolean,
) => listView(row, await listOf(db, row.id), { status: statusAt(row, now), sealer: services.sealer, byStaff })

export const personsApi = [
  handler(calls.guestPersons, async ({ params }, call: GuestCall) => ({
    content: await shown(call, await reservationOfToken(call, params.token), false),
  })),
  handler(calls.writeGuestPersons, async ({ params, body }, call: GuestCall) => {
    const reservation = await reservationOfToken(call, params.token)
    // the link is the guest's proof: whoever is signed in beside it writes as the guest
    await writePersons({ ...call, who: VISITOR }, reservation, body)
    return { content: await shown(call, reservation, false) }
  }),
  handler(calls.staffPersons, async ({ params }, call: StaffCall) => {
    const list = await shown(call, found(await reservationById(call.db, params.id)), true)
    const reads = await readsOf(call.db, params.id)
    return { content: { ...list, reads: reads.map((read) => ({ ...read, at: read.at.toISOString() })) } }
  }),
  handler(calls.writeStaffPersons, async ({ params, body }, call: StaffCall) => {
    await writePersons(call, found(await reservationById(call.db, params.id)), body)
    return DONE
  }),
  handler(calls.readPersonNumber, async ({ params }, call: StaffCall) => ({
    content: { number: await readNumber(call, params.id) },
  })),
  handler(calls.personsFile, async ({ params }, call: StaffCall) => ({ content: await takeFile(call, params.id) })),
]
