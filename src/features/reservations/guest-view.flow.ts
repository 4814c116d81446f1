import { addDays, dayInIstanbul } from '../../kernel/day.ts'
import { found } from '../../kernel/refusal.ts'
import type { Db } from '../../platform/db.ts'
import { catalogueOf } from '../villas/villas.store.ts'
import { refundTimeline } from './cancellation.ts'
import { guestToken } from './guest-link.ts'
import { keptFor, paidFor } from './ledger.store.ts'
import { refundNow } from './move-reservation.flow.ts'
import { amountDue } from './reservation.ts'
import type { LinkServices } from './reservation-letters.flow.ts'
import { movesFrom, statusAt } from './reservation-moves.ts'
import type { GuestReservation } from './reservations.contract.ts'
import type { Reservation } from './reservations.store.ts'

/** How long a card attempt that never came back is shown as being worked on. */
const CARD_PENDING_MS = 15 * 60_000

/** A reservation as its guest sees it. */
export const guestView = async (db: Db, services: LinkServices, reservation: Reservation, now: Date): Promise<GuestReservation> => {
  const [villa] = await catalogueOf(db, [reservation.villaId])
  const money = await paidFor(db, reservation.id)
  const { name, slug, town, district, permitNo, photos, checkInTime, checkOutTime } = found(villa)
  const { id, code, checkIn, checkOut, adults, children, infants, guestName, email, phone, note, payBy, price, policy, prepayment } =
    reservation
  const status = statusAt(reservation, now)
  const today = dayInIstanbul(now)
  const paid = money.paidIn - money.paidBack
  const due = status === 'OPTION' || status === 'CONFIRMED' ? amountDue(reservation, paid) : 0
  return {
    token: guestToken(services.linkSecret, { id, checkOut }),
    code,
    status,
    expiresAt: reservation.expiresAt?.toISOString() ?? null,
    createdAt: reservation.createdAt.toISOString(),
    villa: {
      slug,
      name,
      thumbnail: photos[0]?.path ?? null,
      town: town.name,
      district: district.name,
      permitNo,
      checkInTime,
      checkOutTime,
    },
    checkIn,
    checkOut,
    adults,
    children,
    infants,
    guestName,
    email,
    phone,
    note,
    payBy,
    price,
    paid,
    refunded: money.paidBack,
    due,
    refundNow: refundNow({ reservation, now, today }, await keptFor(db, reservation.id), false),
    refundTimeline: refundTimeline(policy, prepayment).map(({ daysBefore, refunded }) => ({
      until: addDays(checkIn, -daysBefore),
      refunded,
    })),
    canPay: due > 0,
    canCancel: movesFrom(status, 'GUEST').includes('cancel') && checkIn >= today,
    paymentPending: reservation.cardStartedAt !== null && now.getTime() - reservation.cardStartedAt.getTime() < CARD_PENDING_MS,
  }
}
