import { holdsNights } from '../../src/features/reservations/life/reservation-status.ts'
import type { ReservationStatus } from '../../src/features/reservations/reservation.shape.ts'
import { addDays, type Day, daysBetween, type Stay } from '../../src/kernel/day.ts'
import { isFree, type Place, sellableStay, take, walkStays } from './demo-stays.ts'
import type { Random } from './random.ts'

/** A reservation to be written: who stays and what it costs comes later. */
export type PlannedReservation = {
  place: Place
  stay: Stay
  status: ReservationStatus
  createdAt: Date
  expiresAt: Date | null
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Minutes that open options and requests still have. */
const OPTION_MINUTES = [38, 95, 170, 255, 372, 505, 640, 790, 915, 1080, 1210, 1335, 1420, 2150, 3400]
const REQUEST_MINUTES = [140, 420, 760, 980, 1300, 1510, 1780, 2010, 2260, 2480, 2640, 2790]
const ENDED: [ReservationStatus, number][] = [
  ['CANCELLED', 46],
  ['EXPIRED', 34],
  ['DECLINED', 11],
  ['NO_SHOW', 5],
]

type Setting = { places: Place[]; now: Date; today: Day; random: Random }

/** Reservations in every status over the past and the coming year; those that hold nights never meet. */
export const planReservations = (setting: Setting): PlannedReservation[] => {
  const present = aroundToday(setting)
  const requests = requested(setting)
  const ended = ENDED.flatMap(([status, count]) =>
    Array.from({ length: count }, (_, index) => endedOne(setting, status, index)).filter((each) => each !== null),
  )
  return [...completed(setting), ...ended, ...present, ...upcoming(setting), ...requests]
}

/** Somebody arrives, stays or leaves today, each in another villa. */
const aroundToday = ({ places, now, today, random }: Setting): PlannedReservation[] => {
  const wanted: { back: number; status: ReservationStatus }[] = [
    ...Array.from({ length: 5 }, (_, index) => ({
      back: 0,
      status: index === 0 ? ('CHECKED_IN' as const) : ('CONFIRMED' as const),
    })),
    ...Array.from({ length: 4 }, (_, index) => ({
      back: -1,
      status: index === 0 ? ('COMPLETED' as const) : ('CHECKED_IN' as const),
    })),
    ...Array.from({ length: 7 }, (_, index) => ({ back: 1 + (index % 3), status: 'CHECKED_IN' as const })),
  ]
  const free = random.shuffled(places)
  return wanted.flatMap(({ back, status }) => {
    for (const [index, place] of free.entries()) {
      const nights = random.whole(4, 7)
      const stay = sellableStay(place, addDays(today, back === -1 ? -nights : -back), nights, today)
      if (!stay || !fitsToday(stay, back, today) || !isFree(place, stay)) continue
      free.splice(index, 1)
      take(place, stay)
      return [{ place, stay, status, createdAt: new Date(now.getTime() - random.whole(9, 60) * DAY), expiresAt: null }]
    }
    return []
  })
}

const fitsToday = (stay: Stay, back: number, today: Day): boolean =>
  back === -1 ? stay.checkOut === today : stay.checkIn === addDays(today, -back) && stay.checkOut > today

/** Stays of the coming season; some are still options. */
const upcoming = ({ places, now, today, random }: Setting): PlannedReservation[] => {
  const until = today.slice(5) < '09-01' ? `${today.slice(0, 4)}-11-05` : `${Number(today.slice(0, 4)) + 1}-11-05`
  const all = places.flatMap((place) =>
    walkStays(place, { from: addDays(today, 8), until }, today, random).map((stay) => ({ place, stay })),
  )
  const live = random.shuffled(
    all.filter(({ place, stay }) => place.villa.seed.live && daysBetween(today, stay.checkIn) > 14),
  )
  const options = new Map(
    live.slice(0, OPTION_MINUTES.length).map((each, index) => [each, OPTION_MINUTES[index] ?? 60]),
  )
  return all.map((each) => {
    const minutes = options.get(each)
    if (minutes === undefined)
      return {
        ...each,
        status: 'CONFIRMED',
        createdAt: new Date(now.getTime() - random.whole(30, 24 * 210) * HOUR),
        expiresAt: null,
      }
    const expiresAt = new Date(now.getTime() + minutes * MINUTE)
    return {
      ...each,
      status: 'OPTION',
      createdAt: new Date(expiresAt.getTime() - Math.max(1, Math.ceil(minutes / 1440)) * DAY),
      expiresAt,
    }
  })
}

const PAST_DAYS = 360

/** Stays from the first day of last year until those of `planReservations` begin. */
export const planLastYear = (setting: Setting): PlannedReservation[] => {
  const from = `${Number(setting.today.slice(0, 4)) - 1}-01-01`
  return over(setting, { from, until: addDays(setting.today, -PAST_DAYS) })
}

/** Stays that are over. */
const completed = (setting: Setting): PlannedReservation[] =>
  over(setting, { from: addDays(setting.today, -PAST_DAYS), until: addDays(setting.today, -4) })

const over = ({ places, today, random }: Setting, span: { from: Day; until: Day }): PlannedReservation[] =>
  places.flatMap((place) =>
    walkStays(place, span, today, random).map((stay) => ({
      place,
      stay,
      status: 'COMPLETED' as const,
      createdAt: bookedBefore(stay.checkIn, random),
      expiresAt: null,
    })),
  )

/** Requests for villas whose calendar isn't trusted: they wait for a yes and hold nothing. */
const requested = ({ places, now, today, random }: Setting): PlannedReservation[] => {
  const asked = places.filter(({ villa }) => !villa.seed.live)
  return REQUEST_MINUTES.flatMap((minutes) => {
    const place = random.pick(asked)
    const stay = sellableStay(place, addDays(today, random.whole(25, 300)), random.whole(4, 8), today)
    const expiresAt = new Date(now.getTime() + minutes * MINUTE)
    return stay && isFree(place, stay)
      ? [{ place, stay, status: 'REQUEST' as const, createdAt: new Date(expiresAt.getTime() - 2 * DAY), expiresAt }]
      : []
  })
}

/** A reservation that came to nothing; its nights belong to nobody or to somebody else by now. */
const endedOne = (
  { places, now, today, random }: Setting,
  status: ReservationStatus,
  index: number,
): PlannedReservation | null => {
  if (holdsNights(status)) throw new Error(`${status} holds nights.`)
  const place = random.pick(status === 'DECLINED' ? places.filter(({ villa }) => !villa.seed.live) : places)
  const isPast = status === 'NO_SHOW' || index % 2 === 0
  const stay = sellableStay(
    place,
    addDays(today, isPast ? -random.whole(20, 330) : random.whole(20, 300)),
    random.whole(3, 9),
    today,
  )
  if (!stay) return null
  const createdAt = isPast
    ? bookedBefore(stay.checkIn, random)
    : new Date(now.getTime() - random.whole(4 * 24, 150 * 24) * HOUR)
  return { place, stay, status, createdAt, expiresAt: null }
}

const bookedBefore = (checkIn: Day, random: Random): Date =>
  new Date(
    Date.parse(`${checkIn}T${String(random.whole(6, 19)).padStart(2, '0')}:${random.whole(10, 59)}:00Z`) -
      random.whole(9, 190) * DAY,
  )
