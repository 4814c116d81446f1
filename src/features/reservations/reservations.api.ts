import type { Caller } from '../../kernel/caller.ts'
import { dayInIstanbul } from '../../kernel/day.ts'
import { found, Refusal } from '../../kernel/refusal.ts'
import { type Call, handler } from '../../platform/http/api.ts'
import type { Quota } from '../../platform/quota.ts'
import { villaLane } from '../availability/availability.store.ts'
import { countCoupon } from '../availability/coupon-guess.flow.ts'
import { villaBySlug } from '../villas/villas.store.ts'
import { createReservation as book } from './booking/create-reservation.flow.ts'
import { phoneNumber, phoneOrNull } from './booking/phone.ts'
import { tidyCode } from './booking/reservation-code.ts'
import type { LinkServices } from './letters/reservation-letters.flow.ts'
import { moveReservation } from './life/move-reservation.flow.ts'
import { laneOfReservation } from './life/reservation-lock.flow.ts'
import { cancelReservation, createReservation, enquire, getReservation } from './reservations.contract.ts'
import { type Reservation, reservationByCode, reservationById } from './reservations.store.ts'
import { readGuestToken } from './views/guest-link.ts'
import { guestView } from './views/guest-view.flow.ts'
import { reservationOfToken } from './views/reservation-of-token.flow.ts'

type Booking = Call<LinkServices & { quota: Quota }> & { who: Caller }

const TEXT_VERSION = '2026-11'

/** What guests do with reservations. */
export const reservationsApi = [
  handler(
    createReservation,
    async ({ body }, call: Booking) => {
      const { db, services, now, language, ip, network, userAgent } = call
      const { acceptContract, acceptMarketing, villa: slug, ...wish } = body
      const villa = await villaBySlug(db, slug)
      if (!villa?.active) throw new Refusal('not-found', {}, { villa: { code: 'invalid' } })
      const consents = {
        contract: acceptContract,
        marketing: acceptMarketing,
        textVersion: TEXT_VERSION,
        at: now.toISOString(),
        ip,
        userAgent,
        language,
      }
      const reservation = await book(
        db,
        services,
        {
          ...wish,
          villa,
          phone: phoneNumber(wish.phone),
          source: 'web',
          language,
          consents,
          network,
          status: villa.live ? 'OPTION' : 'REQUEST',
          reason: '',
        },
        { role: 'VISITOR' },
        now,
      )
      return { content: await guestView(db, services, reservation, now) }
    },
    async ({ body }, { db, services, network, now }) => {
      const villa = await villaBySlug(db, body.villa)
      if (villa && body.coupon)
        await countCoupon(db, services.quota, { villaId: villa.id, coupon: body.coupon, network }, now)
      return villa ? villaLane(villa.id) : undefined
    },
  ),
  handler(enquire, async ({ body }, { db, services, now }: Booking) => {
    const reservation = await reservationByCode(db, tidyCode(body.code))
    if (!reservation || !isContactOf(reservation, body.contact)) throw new Refusal('not-found')
    return { content: await guestView(db, services, reservation, now) }
  }),
  handler(getReservation, async ({ params }, { db, services, now }: Booking) => ({
    content: await guestView(db, services, await reservationOfToken(db, services, params.token, now), now),
  })),
  handler(
    cancelReservation,
    async ({ params, body }, { db, services, now, who }: Booking) => {
      const { id } = await reservationOfToken(db, services, params.token, now)
      // The link is the guest's proof: whoever is signed in beside it acts as the guest here.
      await moveReservation(
        db,
        services,
        id,
        { move: 'cancel', byAgency: false, kept: body.kept, reason: body.reason },
        who.role === 'VISITOR' ? who : { role: 'VISITOR' },
        now,
      )
      return { content: await guestView(db, services, found(await reservationById(db, id)), now) }
    },
    ({ params }, { db, services, now }) =>
      laneOfReservation(db, readGuestToken(services.linkSecret, params.token, dayInIstanbul(now))?.id),
  ),
]

const isContactOf = (reservation: Reservation, contact: string): boolean =>
  contact.includes('@')
    ? reservation.email !== '' && reservation.email === contact.trim().toLowerCase()
    : reservation.phone === phoneOrNull(contact)
