import { addDays, dayInIstanbul, type Stay } from '../../../kernel/day.ts'
import { mustBeStay } from '../../../kernel/limits.ts'
import { found } from '../../../kernel/refusal.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { TakenNight } from '../../availability/calendar.ts'
import { calendarFrom, quoteFrom } from '../../availability/quote.flow.ts'
import { calendarOf } from '../../availability/villa-nights.store.ts'
import { villaById } from '../../villas/villas.store.ts'
import { earliestArrival } from '../reservation.ts'
import { reservationById, reservationsById } from '../reservations.store.ts'
import { couponOf, extrasOf, pricedOn, sleptUntil } from './change-reservation.flow.ts'
import type { Holder, StaffQuote } from './changes.contract.ts'
import { statusAt } from './reservation-status.ts'

type Asked = { stay: Stay; guests: number; lifted: boolean }

/** What a change would cost, or why it is not possible and who holds the nights; nothing is written. */
export const quoteOfChange = async (db: Db, id: number, asked: Asked, now: Date): Promise<StaffQuote> => {
  const reservation = found(await reservationById(db, id))
  const { villaId, checkIn } = reservation
  const today = dayInIstanbul(now)
  const earliest = asked.stay.checkIn === checkIn ? checkIn : earliestArrival(today, asked.lifted)
  mustBeStay(asked.stay, today, { earliest })
  const calendar = await calendarOf(db, villaId, calendarFrom(asked.stay), now)
  const standing = { reservation, status: statusAt(reservation, now), today }
  const since = sleptUntil(standing)
  const question = {
    ...{ ...asked, today: pricedOn(standing), since, now, ownReservation: id },
    ...{ extras: extrasOf(reservation), coupon: await couponOf(db, reservation) },
  }
  const { live } = found(await villaById(db, villaId))
  const ahead = { ...asked.stay, checkIn: since ?? asked.stay.checkIn }
  return { ...quoteFrom(live, calendar, question), holders: await holdersOf(db, calendar.taken, ahead, id) }
}

/** As `quoteOfChange`, of a stay that is not there yet. */
export const quoteOfStay = async (db: Db, villaId: number, asked: Asked, now: Date): Promise<StaffQuote> => {
  const { live } = found(await villaById(db, villaId))
  const today = dayInIstanbul(now)
  mustBeStay(asked.stay, today, { earliest: earliestArrival(today, asked.lifted) })
  const calendar = await calendarOf(db, villaId, calendarFrom(asked.stay), now)
  return {
    ...quoteFrom(live, calendar, { ...asked, today, now }),
    holders: await holdersOf(db, calendar.taken, asked.stay),
  }
}

/** Who holds nights of a stay, each once with the nights that overlap. */
const holdersOf = async (db: Db, taken: TakenNight[], stay: Stay, own?: number): Promise<Holder[]> => {
  const isStay = ({ kind }: TakenNight) => kind === 'option' || kind === 'reservation'
  const inside = taken.filter(
    (each) => each.night >= stay.checkIn && each.night < stay.checkOut && !(isStay(each) && each.holderId === own),
  )
  const known = new Map(
    (await reservationsById(db, [...new Set(inside.filter(isStay).map(({ holderId }) => holderId))])).map((row) => [
      row.id,
      row,
    ]),
  )
  return [...Map.groupBy(inside, ({ kind, holderId }) => `${kind} ${holderId}`).values()].flatMap((nights) => {
    const [first, last] = [nights[0], nights.at(-1)]
    if (!first || !last) return []
    const row = isStay(first) ? known.get(first.holderId) : undefined
    const { code = null, guestName = null, expiresAt = null } = row ?? {}
    const until = addDays(last.night, 1)
    return [
      { kind: first.kind, from: first.night, until, code, guestName, expiresAt: expiresAt?.toISOString() ?? null },
    ]
  })
}
