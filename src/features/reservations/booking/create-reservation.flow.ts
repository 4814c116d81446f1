import { actorName } from '../../../kernel/caller.ts'
import { dayInIstanbul, nightCount, type Stay } from '../../../kernel/day.ts'
import type { Language } from '../../../kernel/language.ts'
import { mustBeStay } from '../../../kernel/limits.ts'
import type { Rates } from '../../../kernel/money.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import { fold } from '../../../kernel/slug.ts'
import type { Act } from '../../../platform/act.ts'
import type { Db } from '../../../platform/database/db.ts'
import { hasWaited } from '../../../platform/database/lane.ts'
import { calendarFrom, calendarUntil, judge, optionsAhead, priced } from '../../availability/quote.flow.ts'
import { type Calendar, calendarOf } from '../../availability/villa-nights.store.ts'
import { letterRow } from '../../letters/letters.store.ts'
import { agreedPrice } from '../../pricing/agreed-price.ts'
import type { ExtraCode, StayPrice } from '../../pricing/pricing.shape.ts'
import { commissionOfVilla } from '../../villas/owned.store.ts'
import { withVillaLocked } from '../../villas/villa-lock.store.ts'
import { AS_LISTED, type Override } from '../desk.shape.ts'
import { lettersOfNew } from '../letters/reservation-letters.flow.ts'
import { settleQueue } from '../life/queue.flow.ts'
import { DEFAULT_POLICY } from '../money/cancellation.ts'
import type { PayBy, ReservationSource } from '../reservation.shape.ts'
import { type Consents, earliestArrival, optionEnd, queueEnd, requestEnd } from '../reservation.ts'
import type { Reservation } from '../reservations.store.ts'
import type { LinkServices } from '../views/guest-link.server.ts'
import { type BookingBasis, bookingBasis, writeBooking } from './booking.store.ts'
import { locksOfGuest, statusWithinCaps } from './guest-caps.flow.ts'
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
  /** What staff do beside the rules; never a guest. */
  override?: Override
  /** The offer (features/offers) that it was chosen from. */
  offer?: number
  /** Waits where nothing but an option stands in the way. */
  behind?: boolean
  /** Some night looked taken before anything was locked. */
  looksTaken?: boolean
  /** Where a guest's wish came from; null for what staff take down, which has no caps. */
  network: string | null
}

/**
 * Holds a villa, or asks for it: everything is written in one transaction or nothing is. Refuses dates that can't be,
 * what the price engine refuses, 'nights-taken', and 'price-changed' with the new price. A guest has caps: refuses
 * 'options-full' and 'requests-full', and asks instead of holding where a villa carries many unpaid options. Who waits
 * behind an option asks, too.
 */
export const createReservation = async (act: Act<LinkServices>, wish: Wish): Promise<Reservation> => {
  const { db, services, now } = act
  const today = dayInIstanbul(now)
  mustBeStay(wish, today, { earliest: earliestArrival(today, wish.override?.lift ?? false) })
  const guest = guestOf(wish, services)
  const before = async (tx: Db) => {
    // in a rush the losers are turned away here, without waiting for the villa's lock
    if (wish.looksTaken || hasWaited()) priceOf(await calendarOf(tx, wish.villa.id, calendarFrom(wish), now), wish, now)
    return { after: guest && locksOfGuest(guest), only: 'nights' as const }
  }
  return withVillaLocked(db, wish.villa.id, (tx) => write({ ...act, db: tx }, wish, guest), before)
}

/** Decides from one reading and writes by one statement. The guest and the villa must be locked. */
const write = async (act: Act<LinkServices>, wish: Wish, guest: Guest | undefined): Promise<Reservation> => {
  const { db: tx, who, now } = act
  const { checkIn, checkOut } = wish
  const stay = { villaId: wish.villa.id, from: calendarFrom(wish), until: calendarUntil(wish), checkIn, checkOut }
  const asked = { ...stay, now, guest, recipient: wish.email.toLowerCase() }
  const { calendar, rates, holds, matter, lettersToday, keys } = await basisNow(act, asked)
  const { price, queued } = priceOf(calendar, wish, now)
  const wished = queued ? 'REQUEST' : wish.status
  const status = guest && wished !== 'CONFIRMED' ? statusWithinCaps(wished, guest, holds) : wished
  const reservation = {
    ...rowOf({ ...wish, status, queued }, price, rates, act),
    policy: policyOf(calendar),
    commission: status === 'CONFIRMED' ? await commissionOfVilla(tx, wish.villa.id) : null,
    id: keys.reservation,
  }
  const letters = lettersOfNew(act, { ...matter, reservation }, queued ? 'queued' : LETTER[status], {
    once: keys.event,
    toAgency: who.role === 'VISITOR', // staff know what they wrote themselves
  })
  const { id: reservationId, expiresAt } = reservation
  const booking = {
    reservation,
    hold: {
      kind: expiresAt ? ('option' as const) : ('reservation' as const),
      expiresAt,
      nights: status === 'REQUEST' ? 0 : nightCount(wish),
    },
    event: {
      ...{ id: keys.event, reservationId, at: now, who: actorName(who), what: 'created' as const },
      ...{ to: status, reason: wish.reason, facts: factsOf(wish, price) },
    },
    letters: letters.map((letter) => letterRow(letter, lettersToday)),
  }
  await writeBooking(tx, booking, now)
  return reservation
}

/** As things are once those who waited for these nights have had their turn. */
const basisNow = async (act: Act<LinkServices>, asked: Parameters<typeof bookingBasis>[1]): Promise<BookingBasis> => {
  const basis = await bookingBasis(act.db, asked)
  if (!basis.isAwaited) return basis
  await settleQueue(act, asked.villaId)
  return bookingBasis(act.db, asked)
}

/** What was done beside the rules, for the history. */
const factsOf = ({ override = AS_LISTED, offer }: Wish, { total, lines }: StayPrice): Record<string, number> => {
  const agreed = lines.find(({ kind }) => kind === 'agreed')?.amount ?? 0
  return {
    ...(agreed !== 0 && { totalBefore: total - agreed, totalNow: total }),
    ...(override.lift && { lifted: 1 }),
    ...(offer !== undefined && { offer }),
  }
}

/** Whose unpaid holds are counted; nobody's for a booking that staff take, and where counting is off. */
const guestOf = ({ phone, email, network }: Wish, { quota }: LinkServices): Guest | undefined =>
  quota.on && network !== null ? { phone, email: email.toLowerCase(), network } : undefined

const LETTER = { OPTION: 'option_held', REQUEST: 'request_received', CONFIRMED: 'confirm' } as const

/**
 * The price as the calendar is, and whether the wish has to wait for an option; refuses 'price-changed' when another
 * total was seen.
 */
const priceOf = (calendar: Calendar, wish: Wish, now: Date): { price: StayPrice; queued: boolean } => {
  const { checkIn, checkOut, adults, children, infants, extras, coupon, override = AS_LISTED } = wish
  const question = {
    stay: { checkIn, checkOut },
    guests: adults + children + infants,
    today: dayInIstanbul(now),
    ...{ now, extras, coupon, lifted: override.lift },
  }
  const ahead = wish.behind ? optionsAhead(calendar, question) : null
  const price = priced(judge(ahead?.calendar ?? calendar, question))
  if (wish.total !== undefined && wish.total !== price.total) throw new Refusal('price-changed', {}, {}, { price })
  return { price: override.total === null ? price : agreedPrice(price, override.total), queued: ahead !== null }
}

type Decided = Wish & { queued: boolean }

const rowOf = (wish: Decided, price: StayPrice, rates: Rates, { who, now }: Pick<Act, 'who' | 'now'>) => {
  const { currency, total, prepayment } = price
  return {
    code: newReservationCode(),
    villaId: wish.villa.id,
    status: wish.status,
    queued: wish.queued,
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
    consents: wish.consents,
    network: wish.network,
    expiresAt: endOf(wish, now),
    createdBy: actorName(who),
    createdAt: now,
    confirmedAt: wish.status === 'CONFIRMED' ? now : null,
    graceUsed: false,
    cardStartedAt: null,
    kept: null,
  }
}

const policyOf = ({ plan }: Calendar) => plan?.policy ?? DEFAULT_POLICY

/** When the wish ends by itself; null when it is confirmed at once. */
const endOf = ({ status, queued, checkIn, villa: { checkInTime }, hours }: Decided, now: Date): Date | null => {
  if (status === 'CONFIRMED') return null
  if (queued) return queueEnd(now, { checkIn, checkInTime })
  return status === 'OPTION' ? optionEnd(now, { checkIn, checkInTime }, hours) : requestEnd(now)
}
