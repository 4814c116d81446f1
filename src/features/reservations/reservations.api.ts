import { VISITOR } from '../../kernel/caller.ts'
import { dayInIstanbul } from '../../kernel/day.ts'
import { DONE } from '../../kernel/endpoint.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { type Call, handler } from '../../platform/http/api.ts'
import { phoneNumber, phoneOrNull } from '../../platform/phone.ts'
import type { Quota } from '../../platform/quota.ts'
import { countCoupon } from '../availability/coupon-guess.flow.ts'
import { villaLane } from '../villas/villa-lock.store.ts'
import { wantedVilla } from './booking/booking.store.ts'
import { createReservation as book } from './booking/create-reservation.flow.ts'
import { tidyCode } from './booking/reservation-code.server.ts'
import { moveReservation } from './life/move-reservation.flow.ts'
import { laneOfReservation } from './life/reservation-lock.flow.ts'
import { amountDue, TEXT_VERSION } from './reservation.ts'
import { cancelReservation, createReservation, enquire, getReservation } from './reservations.contract.ts'
import { type Reservation, reservationByCode } from './reservations.store.ts'
import { guestView } from './views/for-guest.view.ts'
import { guestToken, type LinkServices, readGuestToken } from './views/guest-link.server.ts'
import { reservationOfToken } from './views/reservation-of-token.flow.ts'

type Booking = Call<LinkServices & { quota: Quota }>

/** The villa that a call wishes for, found before its transaction begins. */
const foundBefore = new WeakMap<object, Awaited<ReturnType<typeof wantedVilla>>>()

/** What guests do with reservations. */
export const reservationsApi = [
  handler(
    createReservation,
    async ({ body }, call: Booking) => {
      const { db, now, language, ip, network, userAgent } = call
      const { acceptContract, acceptMarketing, villa: slug, ...wish } = body
      const wanted =
        foundBefore.get(body) ?? (await wantedVilla(db, { slug, checkIn: wish.checkIn, checkOut: wish.checkOut }, now))
      if (!wanted?.villa.active) throw new Refusal('not-found', {}, { villa: { code: 'invalid' } })
      const { villa, looksTaken } = wanted
      const consents = {
        contract: acceptContract,
        marketing: acceptMarketing,
        textVersion: TEXT_VERSION,
        at: now.toISOString(),
        ip,
        userAgent,
        language,
      }
      const asGuest = { ...call, who: VISITOR }
      const reservation = await book(asGuest, {
        ...wish,
        villa,
        looksTaken,
        phone: phoneNumber(wish.phone),
        source: 'web',
        language,
        consents,
        network,
        status: villa.live ? 'OPTION' : 'REQUEST',
        reason: '',
      })
      const token = guestToken(call.services.linkSecret, reservation)
      const canPay = reservation.status === 'OPTION' && amountDue(reservation, 0) > 0
      return { content: { ...reservation, token, canPay } }
    },
    async ({ body }, call) => {
      const { villa: slug, checkIn, checkOut } = body
      const wanted = await wantedVilla(call.db, { slug, checkIn, checkOut }, call.now)
      if (!wanted) return undefined
      if (body.coupon) await countCoupon(call, wanted.villa.id, body.coupon)
      foundBefore.set(body, wanted)
      return wanted.looksTaken ? undefined : villaLane(wanted.villa.id) // who loses need not wait for it
    },
  ),
  handler(enquire, async ({ body }, call: Booking) => {
    const reservation = await reservationByCode(call.db, tidyCode(body.code))
    if (!reservation || !isContactOf(reservation, body.contact)) throw new Refusal('not-found')
    return { content: await guestView(call, reservation) }
  }),
  handler(getReservation, async ({ params }, call: Booking) => ({
    content: await guestView(call, await reservationOfToken(call, params.token)),
  })),
  handler(
    cancelReservation,
    async ({ params, body }, call: Booking) => {
      const { id } = await reservationOfToken(call, params.token)
      // The link is the guest's proof: whoever is signed in beside it acts as the guest here.
      await moveReservation({ ...call, who: VISITOR }, id, { move: 'cancel', byAgency: false, ...body })
      return DONE
    },
    ({ params }, { db, services, now }) =>
      laneOfReservation(db, readGuestToken(services.linkSecret, params.token, dayInIstanbul(now))?.id),
  ),
]

const isContactOf = (reservation: Reservation, contact: string): boolean =>
  contact.includes('@')
    ? reservation.email !== '' && reservation.email === contact.trim().toLowerCase()
    : reservation.phone === phoneOrNull(contact)
