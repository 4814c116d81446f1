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
 * How full a time of the year is. In summer stays follow each other: most without a gap, some after one that a short
 * stay fits into, the others after a long one; in the rest of the year a gap stands before each.
 */
type Range = readonly [from: number, to: number]
type Summer = { none: number; short: number; long: Range }
const PEAK: Summer = { none: 0.86, short: 0.12, long: [6, 9] }
const QUIET: Summer = { none: 0.2, short: 0.2, long: [9, 16] }
const SUMMER: Summer = { none: 0.4, short: 0.3, long: [7, 14] }
const BETWEEN: Range = [2, 11]
const WINTER: Range = [8, 28]

/** Stays of one villa one after the other over [from, until), none of them on a taken night. They are taken at once. */
export const walkStays = (place: Place, span: { from: Day; until: Day }, today: Day, random: Random): Stay[] => {
  const stays: Stay[] = []
  let cursor = addDays(span.from, random.whole(0, 12))
  while (cursor < span.until) {
    const gap = gapAfter(place, cursor, random)
    const stay = sellableStay(place, addDays(cursor, gap), lengthOn(place, addDays(cursor, gap), random), today)
    if (stay && stay.checkOut <= span.until && isFree(place, stay)) {
      take(place, stay)
      stays.push(stay)
      cursor = stay.checkOut
    } else cursor = addDays(cursor, gap + 2)
  }
  return stays
}

/** A few villas are new in the agency: they have room in the middle of summer too. */
const isQuiet = ({ villa: { order, seed } }: Place): boolean => seed.live && order % 6 === 1

const gapAfter = (place: Place, day: Day, random: Random): number => {
  const date = day.slice(5)
  if (date >= '06-25' && date < '09-01') return summerGap(isQuiet(place) ? QUIET : PEAK, random)
  if (date >= '06-10' && date < '09-16') return summerGap(SUMMER, random)
  if (date < '04-10' || date >= '10-25') return random.whole(...WINTER)
  const untilSummer =
    date < '06-10' ? daysBetween(day, `${day.slice(0, 4)}-06-10`) + random.whole(0, 9) : Number.POSITIVE_INFINITY
  // summer begins for every villa, however long its spring was empty
  return Math.min(random.whole(...BETWEEN), untilSummer)
}

const summerGap = ({ none, short, long }: Summer, random: Random): number => {
  const drawn = random.next()
  if (drawn < none) return 0
  return drawn < none + short ? random.whole(3, 5) : random.whole(...long)
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
