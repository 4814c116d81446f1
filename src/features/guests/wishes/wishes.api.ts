import type { Staff } from '../../../kernel/caller.ts'
import { dayInIstanbul } from '../../../kernel/day.ts'
import { DONE } from '../../../kernel/endpoint.ts'
import { found } from '../../../kernel/refusal.ts'
import { type Call, handler } from '../../../platform/http/api.ts'
import { laneOfReservation } from '../../reservations/life/reservation-lock.flow.ts'
import { statusAt } from '../../reservations/life/reservation-status.ts'
import { reservationById } from '../../reservations/reservations.store.ts'
import { readGuestToken } from '../../reservations/views/guest-link.server.ts'
import { reservationOfToken } from '../../reservations/views/reservation-of-token.flow.ts'
import { decideWish, openReceipt, readAll } from './decide-wish.flow.ts'
import { askForDates, keepReceipt, priceOfDates, type WishServices, writeToAgency } from './send-wish.flow.ts'
import * as calls from './wishes.contract.ts'
import { sentBy, wishById } from './wishes.store.ts'
import { sentForGuest, sentForStaff } from './wishes.view.ts'

type GuestCall = Call<WishServices>
type StaffCall = Call<WishServices, Staff>

const laneOfToken = ({ params }: { params: { token: string } }, { db, services, now }: GuestCall) =>
  laneOfReservation(db, readGuestToken(services.linkSecret, params.token, dayInIstanbul(now))?.id)

export const wishesApi = [
  handler(calls.guestWishes, async ({ params }, call: GuestCall) => {
    const reservation = await reservationOfToken(call, params.token)
    return { content: sentForGuest(await sentBy(call.db, reservation.id), statusAt(reservation, call.now)) }
  }),
  handler(calls.priceDates, async ({ params, query }, call: GuestCall) => {
    const stay = { checkIn: query.checkin, checkOut: query.checkout, guests: query.guests }
    return { content: await priceOfDates(call, await reservationOfToken(call, params.token), stay) }
  }),
  handler(
    calls.askDates,
    async ({ params, body }, call: GuestCall) => {
      await askForDates(call, await reservationOfToken(call, params.token), body)
      return DONE
    },
    laneOfToken,
  ),
  handler(
    calls.writeMessage,
    async ({ params, body }, call: GuestCall) => {
      await writeToAgency(call, await reservationOfToken(call, params.token), body.text)
      return DONE
    },
    laneOfToken,
  ),
  handler(calls.sendReceipt, async ({ params }, call: GuestCall) => {
    await keepReceipt(call, await reservationOfToken(call, params.token), call.file)
    return DONE
  }),
  handler(calls.staffWishes, async ({ params }, { db }: StaffCall) => {
    found(await reservationById(db, params.id))
    return { content: sentForStaff(await sentBy(db, params.id)) }
  }),
  handler(calls.readMessages, async ({ params }, call: StaffCall) => {
    found(await reservationById(call.db, params.id))
    await readAll(call, params.id)
    return DONE
  }),
  handler(
    calls.decideDates,
    async ({ params, body }, call: StaffCall) => {
      await decideWish(call, params.id, body)
      return DONE
    },
    async ({ params }, { db }) => laneOfReservation(db, (await wishById(db, params.id))?.reservationId),
  ),
  handler(calls.openReceipt, async ({ params }, call: StaffCall) => ({
    content: await openReceipt(call, params.id),
  })),
]
