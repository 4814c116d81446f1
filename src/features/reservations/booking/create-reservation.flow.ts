import { actorName } from '../../../kernel/caller.ts'
import { dayInIstanbul, type Stay } from '../../../kernel/day.ts'
import type { Language } from '../../../kernel/language.ts'
import type { Rates } from '../../../kernel/money.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import { fold } from '../../../kernel/slug.ts'
import type { Act } from '../../../platform/act.ts'
import type { Db } from '../../../platform/database/db.ts'
import { withVillaLocked } from '../../availability/availability.store.ts'
import { priceNow } from '../../availability/quote.flow.ts'
import type { ExtraCode, StayPrice } from '../../pricing/pricing.shape.ts'
import { ratesOf } from '../../settings/settings.store.ts'
import { tellGuest, tellOfNew } from '../letters/reservation-letters.flow.ts'
import { holdStay } from '../life/reservation-lock.flow.ts'
import { DEFAULT_POLICY } from '../money/cancellation.ts'
import type { PayBy, ReservationSource } from '../reservation.shape.ts'
import { type Consents, checkStayDates, optionEnd, requestEnd } from '../reservation.ts'
import { addEvent, addReservation, type Reservation } from '../reservations.store.ts'
import type { LinkServices } from '../views/guest-link.server.ts'
import { lockGuest, statusWithinCaps } from './guest-caps.flow.ts'
import type { Guest } from './guest-caps.ts'
import { newReservationCode } from './reservation-code.server.ts'

/** Somebody's wish for a stay, checked by its contract. `phone` is E.164. */
export type Wish = Stay & {
  villa: { id: number; live: boolean; checkInTime: string }
  adults: number
  children: number
  infants: number
  /** The total that was seen, in minor units; another one is refused. */
  total?: number
  name: string
  email: string
  phone: string
  note: string
  payBy: PayBy
  extras: ExtraCode[]
  coupon?: string
  source: ReservationSource
  language: Language
  consents: Consents
  status: 'OPTION' | 'REQUEST' | 'CONFIRMED'
  hours?: number
  reason: string
  /** Where a guest's wish came from; null for what staff take down, which has no caps. */
  network: string | null
}

/**
 * Holds a villa, or asks for it: everything is written in one transaction or nothing is. Refuses dates that can't be,
 * what the price engine refuses, 'nights-taken', and 'price-changed' with the new price. A guest has caps: refuses
 * 'options-full' and 'requests-full', and asks instead of holding where a villa carries many unpaid options.
 */
export const createReservation = async (act: Act<LinkServices>, wish: Wish): Promise<Reservation> => {
  const { db, services, who, now } = act
  checkStayDates(wish, dayInIstanbul(now))
  await priceOf(db, wish, now) // in a rush the losers are turned away here, without waiting for the villa's lock
  const guest = guestOf(wish, services)
  const write = async (tx: Db): Promise<Reservation> => {
    const price = await priceOf(tx, wish, now)
    const status =
      guest && wish.status !== 'CONFIRMED'
        ? await statusWithinCaps(tx, { status: wish.status, guest, villaId: wish.villa.id }, now)
        : wish.status
    const reservation = await addReservation(tx, rowOf({ ...wish, status }, price, await ratesOf(tx), act))
    if (status !== 'REQUEST') await holdStay(tx, reservation, { stay: wish, expiresAt: reservation.expiresAt }, now)
    const event = await addEvent(
      { db: tx, who, now },
      { reservationId: reservation.id, what: 'created', to: status, reason: wish.reason },
    )
    const tell = who.role === 'VISITOR' ? tellOfNew : tellGuest // staff know what they wrote themselves
    await tell({ db: tx, services, now }, reservation, LETTER[status], { once: event })
    return reservation
  }
  return withVillaLocked(db, wish.villa.id, write, guest && ((tx) => lockGuest(tx, guest, now)))
}

/** Whose unpaid holds are counted; nobody's for a booking that staff take, and where counting is off. */
const guestOf = ({ phone, email, network }: Wish, { quota }: LinkServices): Guest | undefined =>
  quota.on && network !== null ? { phone, email: email.toLowerCase(), network } : undefined

const LETTER = { OPTION: 'option_held', REQUEST: 'request_received', CONFIRMED: 'confirm' } as const

/** The price as it is now; refuses 'price-changed' when another total was seen. */
const priceOf = async (db: Db, wish: Wish, now: Date): Promise<StayPrice> => {
  const { villa, checkIn, checkOut, adults, children, infants, extras, coupon } = wish
  const price = await priceNow(db, villa.id, {
    stay: { checkIn, checkOut },
    guests: adults + children + infants,
    today: dayInIstanbul(now),
    now,
    extras,
    coupon,
  })
  if (wish.total !== undefined && wish.total !== price.total) throw new Refusal('price-changed', {}, {}, { price })
  return price
}

const rowOf = (wish: Wish, price: StayPrice, rates: Rates, { who, now }: Pick<Act, 'who' | 'now'>) => {
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
    network: wish.network,
    expiresAt: endOf(wish, now),
    createdBy: actorName(who),
    createdAt: now,
    confirmedAt: wish.status === 'CONFIRMED' ? now : null,
  }
}

/** When the wish ends by itself; null when it is confirmed at once. */
const endOf = ({ status, checkIn, villa: { checkInTime }, hours }: Wish, now: Date): Date | null => {
  if (status === 'CONFIRMED') return null
  return status === 'OPTION' ? optionEnd(now, { checkIn, checkInTime }, hours) : requestEnd(now)
}
