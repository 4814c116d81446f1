import { type Caller, callerName } from '../../kernel/caller.ts'
import { type Day, dayInIstanbul, type Stay } from '../../kernel/day.ts'
import type { Language } from '../../kernel/language.ts'
import type { Rates } from '../../kernel/money.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { fold } from '../../kernel/slug.ts'
import type { Db } from '../../platform/db.ts'
import { lockVilla } from '../availability/availability.store.ts'
import { priceNow } from '../availability/quote.flow.ts'
import type { ExtraCode } from '../pricing/price-plan.ts'
import type { StayPrice } from '../pricing/stay-price.ts'
import { ratesOf } from '../settings/settings.store.ts'
import { DEFAULT_POLICY } from './cancellation.ts'
import { type Consents, checkStayDates, optionEnd, type ReservationSource, requestEnd } from './reservation.ts'
import { newReservationCode } from './reservation-code.ts'
import { type LinkServices, tellGuest, tellOfNew } from './reservation-letters.flow.ts'
import { holdStay } from './reservation-lock.flow.ts'
import { addEvent, addReservation, type Reservation, reservationByRequestKey } from './reservations.store.ts'

/** Somebody's wish for a stay, checked by its contract. `phone` is E.164. */
export type Wish = Stay & {
  villa: { id: number; live: boolean }
  adults: number
  children: number
  infants: number
  /** The total that was seen, in minor units; another one is refused. */
  total?: number
  name: string
  email: string
  phone: string
  note: string
  payBy: 'card' | 'transfer'
  extras: ExtraCode[]
  coupon?: string
  source: ReservationSource
  language: Language
  consents: Consents
  status: 'OPTION' | 'REQUEST' | 'CONFIRMED'
  hours?: number
  reason: string
  requestKey: string | null
}

/**
 * Holds a villa, or asks for it: everything is written in one transaction or nothing is. The same requestKey again answers the first reservation.
 * Refuses dates that can't be, what the price engine refuses, 'nights-taken', and 'price-changed' with the new price.
 */
export const createReservation = async (db: Db, services: LinkServices, wish: Wish, who: Caller, now: Date): Promise<Reservation> => {
  const earlier = wish.requestKey && (await reservationByRequestKey(db, wish.requestKey))
  if (earlier) return earlier
  const today = dayInIstanbul(now)
  checkStayDates(wish, today)
  await priceOf(db, wish, today, now) // in a rush the losers are turned away here, without waiting for the villa's lock
  return db.transaction(async (tx) => {
    await lockVilla(tx, wish.villa.id)
    const reservation = await addReservation(tx, rowOf(wish, await priceOf(tx, wish, today, now), await ratesOf(tx), who, now))
    if (wish.status !== 'REQUEST') await holdStay(tx, reservation, wish, reservation.expiresAt, now)
    const event = await addEvent(tx, {
      reservationId: reservation.id,
      at: now,
      who: callerName(who),
      what: 'created',
      to: wish.status,
      reason: wish.reason,
    })
    const tell = who.role === 'VISITOR' ? tellOfNew : tellGuest // staff know what they wrote themselves
    await tell(tx, services, reservation, LETTER[wish.status], { once: event, now })
    return reservation
  })
}

const LETTER = { OPTION: 'option_held', REQUEST: 'request_received', CONFIRMED: 'confirm' } as const

/** The price as it is now; refuses 'price-changed' when another total was seen. */
const priceOf = async (db: Db, wish: Wish, today: Day, now: Date): Promise<StayPrice> => {
  const { villa, checkIn, checkOut, adults, children, infants, extras, coupon } = wish
  const price = await priceNow(
    db,
    villa.id,
    { stay: { checkIn, checkOut }, guests: adults + children + infants, today, extras, coupon },
    now,
  )
  if (wish.total !== undefined && wish.total !== price.total) throw new Refusal('price-changed', {}, {}, { price })
  return price
}

const rowOf = (wish: Wish, price: StayPrice, rates: Rates, who: Caller, now: Date) => {
  const { currency, total, prepayment } = price
  return {
    code: newReservationCode(),
    villaId: wish.villa.id,
    status: wish.status,
    checkIn: wish.checkIn,
    checkOut: wish.checkOut,
    adults: wish.adults,
    children: wish.children,
    infants: wish.infants,
    guestName: wish.name,
    guestNameFolded: fold(wish.name),
    email: wish.email.toLowerCase(),
    phone: wish.phone,
    language: wish.language,
    note: wish.note,
    source: wish.source,
    payBy: wish.payBy,
    currency,
    total,
    prepayment,
    price,
    rates,
    policy: DEFAULT_POLICY,
    consents: wish.consents,
    expiresAt:
      wish.status === 'OPTION'
        ? optionEnd(now, dayInIstanbul(now), wish.checkIn, wish.hours)
        : wish.status === 'REQUEST'
          ? requestEnd(now)
          : null,
    requestKey: wish.requestKey,
    createdBy: callerName(who),
    createdAt: now,
    confirmedAt: wish.status === 'CONFIRMED' ? now : null,
  }
}
