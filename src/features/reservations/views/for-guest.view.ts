import { addDays, dayInIstanbul } from '../../../kernel/day.ts'
import { found } from '../../../kernel/refusal.ts'
import type { Act } from '../../../platform/act.ts'
import type { Db } from '../../../platform/database/db.ts'
import { arrivalAt, catalogueOf } from '../../villas/villas.store.ts'
import { countBefore, optionsBefore } from '../life/queue.store.ts'
import { movesFrom } from '../life/reservation-moves.ts'
import { statusAt } from '../life/reservation-status.ts'
import { refundTimeline } from '../money/cancellation.ts'
import { paidFor } from '../money/ledger.store.ts'
import { refundNow } from '../money/refund-now.ts'
import type { ReservationStatus } from '../reservation.shape.ts'
import { amountDue } from '../reservation.ts'
import type { GuestReservation } from '../reservations.contract.ts'
import type { Reservation } from '../reservations.store.ts'
import { guestToken, type LinkServices } from './guest-link.server.ts'
import { guestRefund } from './guest-refund.view.ts'

/** Where a cancellation has a price: a request owes nothing and an ended stay can't be cancelled. */
const HAS_POLICY: ReadonlySet<ReservationStatus> = new Set(['OPTION', 'CONFIRMED', 'CHECKED_IN', 'COMPLETED'])

/** With the pre-payment in, or confirmed for a reason, a guest learns where exactly the house stands. */
const KNOWS_PLACE: ReadonlySet<ReservationStatus> = new Set(['CONFIRMED', 'CHECKED_IN'])

/** How long a card attempt that never came back is shown as being worked on. */
const CARD_PENDING_MS = 15 * 60_000

/** A reservation as its guest sees it. */
export const guestView = async (
  { db, services, now }: Omit<Act<LinkServices>, 'who'>,
  reservation: Reservation,
): Promise<GuestReservation> => {
  const [villa] = await catalogueOf(db, [reservation.villaId])
  const money = await paidFor(db, reservation.id)
  const { town, district, photos, ...house } = found(villa)
  const status = statusAt(reservation, now)
  const today = dayInIstanbul(now)
  const paid = money.paidIn - money.paidBack
  const due = status === 'OPTION' || status === 'CONFIRMED' ? amountDue(reservation, paid) : 0
  // The contract strips what is not the guest's: of the reservation and of the villa.
  return {
    ...reservation,
    token: guestToken(services.linkSecret, reservation),
    status,
    expiresAt: reservation.expiresAt?.toISOString() ?? null,
    createdAt: reservation.createdAt.toISOString(),
    villa: {
      ...house,
      thumbnail: photos[0]?.path ?? null,
      town: town.name,
      district: district.name,
      place: KNOWS_PLACE.has(status) ? await arrivalAt(db, reservation.villaId) : null,
    },
    paid,
    refunded: money.paidBack,
    due,
    refundNow: refundNow({ reservation, status, now, today }, money, false),
    refundTimeline: HAS_POLICY.has(status) ? timeline(reservation) : [],
    refund: await guestRefund(db, reservation, { status, money, now }),
    canPay: due > 0,
    canCancel: movesFrom(status, 'GUEST').includes('cancel') && reservation.checkIn >= today,
    paymentPending:
      reservation.cardStartedAt !== null && now.getTime() - reservation.cardStartedAt.getTime() < CARD_PENDING_MS,
    queue: status === 'REQUEST' && reservation.queued ? await placeInQueue(db, reservation, now) : null,
  }
}

/** How many wait before this guest, and until when the option ahead stands. */
const placeInQueue = async (db: Db, reservation: Reservation, now: Date) => ({
  before: await countBefore(db, reservation, now),
  until: (await optionsBefore(db, reservation, now)).at(-1)?.until ?? null,
})

const timeline = ({ policy, prepayment, checkIn }: Reservation) =>
  refundTimeline(policy, prepayment).map(({ daysBefore, refunded }) => ({
    until: addDays(checkIn, -daysBefore),
    refunded,
  }))
