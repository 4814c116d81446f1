import { freeRunAround } from '../../src/features/availability/calendar.ts'
import { type PricePlan, seasonOf } from '../../src/features/pricing/price-plan.ts'
import { priceOfStay } from '../../src/features/pricing/stay-price.ts'
import { addDays, type Day, daysBetween, nightsOf, type Stay } from '../../src/kernel/day.ts'
import type { DemoVilla } from './demo-catalogue.ts'
import type { Random } from './random.ts'

/** A villa with its prices and the nights that the demo data has already given away. */
export type Place = { villa: DemoVilla; plan: PricePlan; taken: Set<Day> }

/**
 * The sellable stay that begins on this day or up to six days later and is as near to `nights` as the villa's rules let
 * it be.
 */
export const sellableStay = ({ plan }: Place, from: Day, nights: number, today: Day): Stay | null => {
  let stay: Stay = { checkIn: from, checkOut: addDays(from, nights) }
  for (let tries = 0; tries < 16; tries++) {
    const price = priceOfStay(plan, { stay, guests: 1, today, freeRun: { from: null, until: null } })
    if (price.kind === 'priced') return stay
    if (price.kind === 'min-nights') stay = { ...stay, checkOut: addDays(stay.checkIn, price.nights) }
    else if (price.kind === 'arrival-day')
      stay = { checkIn: addDays(stay.checkIn, 1), checkOut: addDays(stay.checkOut, 1) }
    else if (price.kind === 'departure-day') stay = { ...stay, checkOut: addDays(stay.checkOut, 1) }
    else return null
  }
  return null
}

export const isFree = ({ taken }: Place, stay: Stay): boolean => freeRunAround(stay, taken) !== null

export const take = ({ taken }: Place, stay: Stay): void => {
  for (const night of nightsOf(stay)) taken.add(night)
}

/**
 * How full a time of the year is: in summer stays follow each other closely, leaving some gaps of three to five nights.
 */
type Range = readonly [from: number, to: number]
type Fullness = { summer: { none: number; short: number; long: Range }; between: Range; winter: Range }
const FULLNESS: Record<'past' | 'ahead', Fullness> = {
  past: { summer: { none: 0.45, short: 0.2, long: [7, 14] }, between: [12, 40], winter: [30, 90] },
  ahead: { summer: { none: 0.24, short: 0.26, long: [9, 21] }, between: [30, 85], winter: [60, 150] },
}

/** Stays of one villa one after the other over [from, until), none of them on a taken night. They are taken at once. */
export const walkStays = (
  place: Place,
  span: { from: Day; until: Day; when: 'past' | 'ahead' },
  today: Day,
  random: Random,
): Stay[] => {
  const stays: Stay[] = []
  let cursor = addDays(span.from, random.whole(0, 12))
  while (cursor < span.until) {
    const gap = gapAfter(cursor, FULLNESS[span.when], random)
    const stay = sellableStay(place, addDays(cursor, gap), lengthOn(place, addDays(cursor, gap), random), today)
    if (stay && stay.checkOut <= span.until && isFree(place, stay)) {
      take(place, stay)
      stays.push(stay)
      cursor = stay.checkOut
    } else cursor = addDays(cursor, gap + 2)
  }
  return stays
}

const gapAfter = (day: Day, fullness: Fullness, random: Random): number => {
  const date = day.slice(5)
  if (date >= '06-10' && date < '09-16') {
    const { none, short, long } = fullness.summer
    const drawn = random.next()
    if (drawn < none) return 0
    return drawn < none + short ? random.whole(3, 5) : random.whole(...long)
  }
  if (date < '04-10' || date >= '10-25') return random.whole(...fullness.winter)
  const untilSummer =
    date < '06-10' ? daysBetween(day, `${day.slice(0, 4)}-06-10`) + random.whole(0, 18) : Number.POSITIVE_INFINITY
  // summer begins for every villa, however long its spring was empty
  return Math.min(random.whole(...fullness.between), untilSummer)
}

/** Usual lengths by the minimum of the season. */
const LENGTHS: Record<number, number[]> = {
  3: [3, 3, 4, 5, 7],
  4: [4, 5, 6, 7],
  5: [5, 6, 7, 7, 8],
  7: [7, 7, 7, 7, 8, 10, 14],
}

const lengthOn = ({ plan }: Place, day: Day, random: Random): number => {
  const season = seasonOf(plan, day)
  if (season?.arrivalDays.length) return random.chance(0.2) ? 14 : 7
  return random.pick(LENGTHS[season?.minNights ?? 7] ?? [7])
}
