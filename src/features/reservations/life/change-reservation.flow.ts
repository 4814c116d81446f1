import type { Staff } from '../../../kernel/caller.ts'
import { type Day, dayInIstanbul, type Stay } from '../../../kernel/day.ts'
import { found, Refusal } from '../../../kernel/refusal.ts'
import { fold } from '../../../kernel/slug.ts'
import type { Act } from '../../../platform/act.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { Quote } from '../../availability/availability.contract.ts'
import { calendarFrom, priceNow, quoteFrom } from '../../availability/quote.flow.ts'
import { calendarOf } from '../../availability/villa-nights.store.ts'
import type { ExtraCode } from '../../pricing/pricing.shape.ts'
import { planOf } from '../../pricing/villa-plan.store.ts'
import { villaById } from '../../villas/villas.store.ts'
import { tell, tellGuest } from '../letters/reservation-letters.flow.ts'
import { checkStayDates, movedEnd } from '../reservation.ts'
import { addEvent, changeReservationRow, type Reservation, reservationById } from '../reservations.store.ts'
import type { LinkServices } from '../views/guest-link.server.ts'
import { arrivalOf, holdStay, withLocked } from './reservation-lock.flow.ts'
import { holdsNights, isChangeable } from './reservation-moves.ts'

export type Change = {
  checkIn: Day
  checkOut: Day
  adults: number
  children: number
  infants: number
  total?: number
  name: string
  email: string
  phone: string
  note: string
}

/**
 * Other dates, guests or contact data. A change of dates or guests is priced anew, holds the new nights and frees the
 * old ones in one transaction; what was paid beyond the new total is a refund for staff, and no longer one when the
 * total grows again. Refuses like a new reservation does; nothing has changed then.
 */
export const changeReservation = (act: Act<LinkServices, Staff>, id: number, change: Change): Promise<void> =>
  withLocked(act, id, async (locked) => {
    const { db: tx, reservation, status, now, today } = locked
    if (!isChangeable(status)) throw new Refusal('move-not-allowed', { status })
    const { checkIn, checkOut, adults, children, infants } = change
    const stay = { checkIn, checkOut }
    const moved = checkIn !== reservation.checkIn || checkOut !== reservation.checkOut
    const repriced =
      moved || adults + children + infants !== reservation.adults + reservation.children + reservation.infants
    if (repriced) checkStayDates(stay, today)
    const extras = extrasOf(reservation)
    const question = {
      stay,
      guests: adults + children + infants,
      today,
      now,
      extras,
      coupon: await couponOf(tx, reservation),
      ownReservation: id,
    }
    const price = repriced ? await priceNow(tx, reservation.villaId, question) : reservation.price
    if (change.total !== undefined && change.total !== price.total)
      throw new Refusal('price-changed', {}, {}, { price })
    const expiresAt =
      moved && status === 'OPTION' ? await endOfMoved(tx, reservation, checkIn, now) : reservation.expiresAt
    if (moved && holdsNights(status)) await holdStay(tx, reservation, { stay, expiresAt }, now)
    const changed = await changeReservationRow(tx, id, {
      ...stay,
      expiresAt,
      adults,
      children,
      infants,
      price,
      total: price.total,
      prepayment: price.prepayment,
      guestName: change.name,
      guestNameFolded: fold(change.name),
      email: change.email.toLowerCase(),
      phone: change.phone,
      note: change.note,
    })
    const facts = {
      from: `${reservation.checkIn}/${reservation.checkOut}`,
      to: `${checkIn}/${checkOut}`,
      totalBefore: reservation.total,
      totalNow: price.total,
      contact: changedContact(reservation, change),
    }
    const event = await addEvent(locked, { reservationId: id, what: 'edited', facts })
    if (!repriced) return
    await tellGuest(locked, changed, 'dates_changed', { once: event, before: reservation })
    if (status === 'CONFIRMED') await tell(locked, changed, 'owner_changed', { once: event, before: reservation })
  })

/** An option that now arrives earlier doesn't outlast that arrival. */
const endOfMoved = async (tx: Db, reservation: Reservation, checkIn: Day, now: Date): Promise<Date> =>
  movedEnd(reservation.expiresAt ?? now, now, await arrivalOf(tx, { ...reservation, checkIn }))

/** Which parts of the contact data are others now: 'name,phone'. The data itself doesn't stand in the history. */
const changedContact = ({ guestName, email, phone, note }: Reservation, change: Change): string => {
  const parts = {
    name: guestName !== change.name,
    email: email !== change.email.toLowerCase(),
    phone: phone !== change.phone,
    note: note !== change.note,
  }
  return Object.entries(parts)
    .flatMap(([part, changed]) => (changed ? [part] : []))
    .join(',')
}

/** The coupon a price was made with: other dates keep it, as long as it stands for them. */
const couponOf = async (db: Db, { villaId, price }: Reservation): Promise<string | undefined> => {
  const used = price.lines.find((line) => line.kind === 'discount' && line.why === 'coupon')
  if (used?.kind !== 'discount') return undefined
  return (await planOf(db, villaId))?.discounts.find(({ id }) => id === used.ruleId)?.coupon ?? undefined
}

/** What the change would cost, or why it is not possible; nothing is written. */
export const quoteOfChange = async (
  db: Db,
  id: number,
  change: { stay: Stay; guests: number },
  now: Date,
): Promise<Quote> => {
  const reservation = found(await reservationById(db, id))
  const today = dayInIstanbul(now)
  checkStayDates(change.stay, today)
  const villa = found(await villaById(db, reservation.villaId))
  const asked = { ...change, today, now, extras: extrasOf(reservation), coupon: await couponOf(db, reservation) }
  const calendar = await calendarOf(db, villa.id, calendarFrom(change.stay), now)
  return quoteFrom(villa.live, calendar, { ...asked, ownReservation: id })
}

const extrasOf = ({ price }: Reservation): ExtraCode[] =>
  price.lines.flatMap((line) => (line.kind === 'extra' ? [line.code] : []))
