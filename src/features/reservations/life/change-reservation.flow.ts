import { isDeepStrictEqual } from 'node:util'
import type { Staff } from '../../../kernel/caller.ts'
import { type Day, dayInIstanbul, type Stay } from '../../../kernel/day.ts'
import type { Language } from '../../../kernel/language.ts'
import { mustBeStay } from '../../../kernel/limits.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import { fold } from '../../../kernel/slug.ts'
import type { Act } from '../../../platform/act.ts'
import type { Db } from '../../../platform/database/db.ts'
import { priceNow } from '../../availability/quote.flow.ts'
import { agreedPrice } from '../../pricing/agreed-price.ts'
import type { ExtraCode, StayPrice } from '../../pricing/pricing.shape.ts'
import { planOf } from '../../pricing/villa-plan.store.ts'
import { AS_LISTED, type Override, overrides } from '../desk.shape.ts'
import { tell, tellGuest } from '../letters/reservation-letters.flow.ts'
import { earliestArrival, movedEnd } from '../reservation.ts'
import { addEvent, changeReservationRow, type Reservation } from '../reservations.store.ts'
import type { LinkServices } from '../views/guest-link.server.ts'
import { arrivalOf, holdStay, type Locked, withLocked } from './reservation-lock.flow.ts'
import { isChangeable } from './reservation-moves.ts'
import { holdsNights } from './reservation-status.ts'

type People = { adults: number; children: number; infants: number }
type Contact = { name: string; email: string; phone: string; note: string; language?: Language }
export type Change = Stay &
  People &
  Partial<Contact> & {
    total?: number
    override?: Override
    reason: string
    /** The stay as whoever changes it has seen it. */
    seen?: Stay & People
  }

/**
 * Other dates, guests or contact data; what of the contact is absent stays as it is. A change of dates or guests is
 * priced anew, holds the new nights and frees the old ones in one transaction; what was paid beyond the new total is a
 * refund for staff, and no longer one when the total grows again. In house the arrival stands, what is left of the stay
 * may grow or shrink, and it is priced as on the day it was booked. Refuses like a new reservation does,
 * 'edited-meanwhile' for another stay than was seen, and 'malformed' for an override without a reason; nothing has
 * changed then.
 */
export const changeReservation = (act: Act<LinkServices, Staff>, id: number, change: Change): Promise<void> =>
  withLocked(act, id, (locked) => changeLocked(locked, change))

/** Corrects who the guest is and how to reach her, and nothing else. Refuses like `changeReservation`. */
export const changeGuest = (act: Act<LinkServices, Staff>, id: number, contact: Contact): Promise<void> =>
  withLocked(act, id, (locked) => changeLocked(locked, { ...stayOf(locked.reservation), ...contact, reason: '' }))

const stayOf = ({ checkIn, checkOut, adults, children, infants }: Reservation): Stay & People => ({
  ...{ checkIn, checkOut, adults, children, infants },
})

const changeLocked = async (locked: Locked, change: Change): Promise<void> => {
  const { db: tx, reservation, status } = locked
  if (!isChangeable(status)) throw new Refusal('move-not-allowed', { status })
  const { checkIn, checkOut, adults, children, infants, override = AS_LISTED, reason, seen } = change
  if (seen && !isDeepStrictEqual(seen, stayOf(reservation))) throw new Refusal('edited-meanwhile')
  if (overrides(override) && !reason) throw new Refusal('malformed', {}, { reason: { code: 'required' } })
  const moved = checkIn !== reservation.checkIn || checkOut !== reservation.checkOut
  if (moved) mustBeMovable(locked, change)
  const price = await priceOf(locked, change, moved)
  const expiresAt = moved ? await holdThere(locked, change) : reservation.expiresAt
  const contact = contactOf(reservation, change)
  const changed = await changeReservationRow(tx, reservation.id, {
    ...{ checkIn, checkOut, expiresAt, adults, children, infants },
    ...{ price, total: price.total, prepayment: price.prepayment },
    ...{ ...contact, guestNameFolded: fold(contact.guestName) },
  })
  const facts = {
    from: `${reservation.checkIn}/${reservation.checkOut}`,
    to: `${checkIn}/${checkOut}`,
    ...{ totalBefore: reservation.total, totalNow: price.total },
    contact: changedContact(reservation, contact),
    ...(override.lift && { lifted: 1 }),
  }
  const event = await addEvent(locked, { reservationId: reservation.id, what: 'edited', reason, facts })
  if (!moved && sameParty(reservation, change)) return
  await tellGuest(locked, changed, 'dates_changed', { once: event, before: reservation })
  if (status === 'CONFIRMED') await tell(locked, changed, 'owner_changed', { once: event, before: reservation })
}

/** The contact data after a change. */
const contactOf = (before: Reservation, { name, email, phone, note, language }: Partial<Contact>) => ({
  guestName: name ?? before.guestName,
  email: email?.toLowerCase() ?? before.email,
  phone: phone ?? before.phone,
  note: note ?? before.note,
  language: language ?? before.language,
})

const guestsIn = ({ adults, children, infants }: Pick<Change, 'adults' | 'children' | 'infants'>): number =>
  adults + children + infants

const sameParty = (reservation: Reservation, change: Change): boolean => guestsIn(reservation) === guestsIn(change)

/** In house nobody arrives anew, and what has been slept has been slept. */
const mustBeMovable = ({ reservation, status, today }: Locked, { override = AS_LISTED, ...stay }: Change): void => {
  const stays = stay.checkIn === reservation.checkIn
  if (status === 'CHECKED_IN' && (!stays || stay.checkOut < today))
    throw new Refusal('invalid', {}, { [stays ? 'checkOut' : 'checkIn']: { code: 'invalid' } })
  mustBeStay(stay, today, { earliest: stays ? reservation.checkIn : earliestArrival(today, override.lift) })
}

/** What the stay costs after the change: anew where nights or people change, else as it stands. */
const priceOf = async (locked: Locked, change: Change, moved: boolean): Promise<StayPrice> => {
  const { db: tx, reservation, now } = locked
  const { checkIn, checkOut, override = AS_LISTED } = change
  const guests = guestsIn(change)
  const repriced = moved || !sameParty(reservation, change)
  const question = {
    ...{ stay: { checkIn, checkOut }, guests, today: pricedOn(locked), now, extras: extrasOf(reservation) },
    ...{ coupon: await couponOf(tx, reservation), ownReservation: reservation.id, lifted: override.lift },
    since: sleptUntil(locked),
  }
  const price = repriced ? await priceNow(tx, reservation.villaId, question) : reservation.price
  if (change.total !== undefined && change.total !== price.total) throw new Refusal('price-changed', {}, {}, { price })
  return override.total === null ? price : agreedPrice(price, override.total)
}

type Standing = Pick<Locked, 'reservation' | 'status' | 'today'>

/** The day whose rules about early and late booking count: in house that of the booking. */
export const pricedOn = ({ reservation, status, today }: Standing): Day =>
  status === 'CHECKED_IN' || reservation.checkIn < today ? dayInIstanbul(reservation.createdAt) : today

/** In house: the first night that can still change; one nobody wrote down yet is among them. Else undefined. */
export const sleptUntil = ({ reservation: { checkOut }, status, today }: Standing): Day | undefined => {
  if (status !== 'CHECKED_IN') return undefined
  return checkOut < today ? checkOut : today
}

/** Holds the nights of the change in place of those before; answers the end of the hold. */
const holdThere = async (locked: Locked, { checkIn, checkOut }: Change): Promise<Date | null> => {
  const { db: tx, reservation, status, now } = locked
  const expiresAt = status === 'OPTION' ? await endOfMoved(tx, reservation, checkIn, now) : reservation.expiresAt
  const hold = { stay: { checkIn, checkOut }, expiresAt, since: sleptUntil(locked) }
  if (holdsNights(status)) await holdStay(tx, reservation, hold, now)
  return expiresAt
}

/** An option that now arrives earlier doesn't outlast that arrival. */
const endOfMoved = async (tx: Db, reservation: Reservation, checkIn: Day, now: Date): Promise<Date> =>
  movedEnd(reservation.expiresAt ?? now, now, await arrivalOf(tx, { ...reservation, checkIn }))

/** Which parts of the contact data are others now: 'name,phone'. The data itself doesn't stand in the history. */
const changedContact = (before: Reservation, now: ReturnType<typeof contactOf>): string => {
  const parts = { name: 'guestName', email: 'email', phone: 'phone', note: 'note', language: 'language' } as const
  return Object.entries(parts)
    .flatMap(([part, field]) => (before[field] === now[field] ? [] : [part]))
    .join(',')
}

/** The coupon a price was made with: other dates keep it, as long as it stands for them. */
export const couponOf = async (db: Db, { villaId, price }: Reservation): Promise<string | undefined> => {
  const used = price.lines.find((line) => line.kind === 'discount' && line.why === 'coupon')
  if (used?.kind !== 'discount') return undefined
  return (await planOf(db, villaId))?.discounts.find(({ id }) => id === used.ruleId)?.coupon ?? undefined
}

/** The extras that a price was made with. */
export const extrasOf = ({ price }: Reservation): ExtraCode[] =>
  price.lines.flatMap((line) => (line.kind === 'extra' ? [line.code] : []))
