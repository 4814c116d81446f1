import { type Day, dayNumber, type Stay, weekday } from '../../../kernel/day.ts'
import { MAX_NIGHTS } from '../../../kernel/limits.ts'
import { percentOf, wholeUnitUp } from '../../../kernel/money.ts'
import { isTakenOn, type NightColumns } from './night-columns.ts'
import { GAP_REACH_DAYS } from './night-set.ts'
import { DISCOUNTS, EARLY, LENGTH, NO_WEEKLY, type PriceColumns, SEASONS } from './price-columns.ts'

/** A stay as the packed prices are asked: day numbers, and bits of its weekdays. */
export type Asked = {
  first: number
  last: number
  nights: number
  guests: number
  /** Days from today to the arrival. */
  ahead: number
  arrival: number
  departure: number
  /** False: whether it is sold is enough, the total may be 0. */
  total: boolean
}

export const askedOf = ({ checkIn, checkOut }: Stay, guests: number, today: Day, total = true): Asked => {
  const [first, last] = [dayNumber(checkIn), dayNumber(checkOut)]
  const ahead = first - dayNumber(today)
  return {
    first,
    last,
    nights: last - first,
    guests,
    ahead,
    arrival: 1 << weekday(checkIn),
    departure: 1 << weekday(checkOut),
    total,
  }
}

/** What is looked at to judge a stay. */
type Judged = { prices: PriceColumns; nights: NightColumns }

/** Instead of a total: why a free stay is not sold; SHORT - n = it needs n nights. */
export const NO_PRICES = -1
export const UNPRICED = -2
export const WRONG_ARRIVAL = -3
export const WRONG_DEPARTURE = -4
/** Only the price engine can tell: a rare villa. */
export const ASK_ENGINE = -5
export const SHORT = -1_000

/**
 * The total of a free stay in minor units as pricing/stay-price makes it, or a negative number above.
 */
export const judgeStay = (all: Judged, slot: number, asked: Asked): number => {
  const p = all.prices
  if (!p.hasPlan[slot]) return NO_PRICES
  const { first, last, nights } = asked
  if (isRare(p, slot, first, last)) return ASK_ENGINE
  if (nights > MAX_NIGHTS || asked.guests > (p.capacity[slot] ?? 0)) return NO_PRICES
  const end = slot * SEASONS + (p.seasons[slot] ?? 0)
  const arrivesIn = seasonAt(p, slot, first)
  if (arrivesIn === end || (p.from[arrivesIn] ?? 0) > first) return UNPRICED
  let gross = 0
  let least = 0
  let season = arrivesIn
  for (let night = first; ; season++) {
    if (season === end || (p.from[season] ?? 0) > night) return UNPRICED
    const until = Math.min(last, p.until[season] ?? 0)
    if (asked.total) gross += nightsCost(p, season, until - night)
    least = Math.max(least, p.minNights[season] ?? 0)
    night = until
    if (night >= last) break
  }
  if (nights < least) {
    if (!fillsGap(all, slot, asked, least)) return SHORT - least
  } else {
    if (isRefused(p.arrivals[arrivesIn] ?? 0, asked.arrival)) return WRONG_ARRIVAL
    if (isRefused(p.departures[leavesIn(p, season, end, last)] ?? 0, asked.departure)) return WRONG_DEPARTURE
  }
  if (!asked.total) return 0
  gross += extraGuests(p, slot, asked)
  const cleaning = nights < (p.cleaningBelow[arrivesIn] ?? 0) ? (p.cleaningFee[arrivesIn] ?? 0) : 0
  return discounted(p, slot, gross, asked) + cleaning
}

/** As pricing/gap: does a short stay fill the free run around it, or all but one edge of it where the villa allows? */
const fillsGap = ({ prices, nights }: Judged, slot: number, asked: Asked, least: number): boolean => {
  if (asked.nights < (prices.gapMinNights[slot] ?? 0)) return false
  const before = isTakenOn(nights, slot, asked.first - 1)
  const after = isTakenOn(nights, slot, asked.last)
  if (!(before && after) && !((before || after) && prices.gapLeavesOneEdge[slot])) return false
  let [from, until] = [asked.first, asked.last]
  while (from > asked.first - GAP_REACH_DAYS + 1 && !isTakenOn(nights, slot, from - 1)) from--
  while (until < asked.last + GAP_REACH_DAYS - 1 && !isTakenOn(nights, slot, until)) until++
  return isTakenOn(nights, slot, from - 1) && isTakenOn(nights, slot, until) && until - from < least
}

/** Does only the price engine know what the nights [first, last) cost? */
export const isRare = (p: PriceColumns, slot: number, first: number, last: number): boolean =>
  p.rare[slot] === 1 || (p.dearDays[slot]?.some((day) => first <= day && day < last) ?? false)

/**
 * The longest minimum of the nights [first, last), or -1 where one of them has no price. Not for rare villas.
 */
export const leastNights = (p: PriceColumns, slot: number, first: number, last: number): number => {
  const end = slot * SEASONS + (p.seasons[slot] ?? 0)
  let least = 0
  for (let season = seasonAt(p, slot, first), night = first; night < last; season++) {
    if (season === end || (p.from[season] ?? 0) > night) return -1
    least = Math.max(least, p.minNights[season] ?? 0)
    night = p.until[season] ?? 0
  }
  return least
}

/** The first season that isn't over on a day. */
const seasonAt = (p: PriceColumns, slot: number, day: number): number => {
  let season = slot * SEASONS
  const end = season + (p.seasons[slot] ?? 0)
  while (season < end && (p.until[season] ?? 0) <= day) season++
  return season
}

/** The season of the day of departure; of the last night where that day has none. */
const leavesIn = (p: PriceColumns, lastSeason: number, end: number, day: number): number => {
  if ((p.until[lastSeason] ?? 0) > day) return lastSeason
  const next = lastSeason + 1
  return next < end && (p.from[next] ?? 0) <= day ? next : lastSeason
}

const isRefused = (days: number, day: number): boolean => days !== 0 && (days & day) === 0

const nightsCost = (p: PriceColumns, season: number, nights: number): number => {
  const weekly = p.weekly[season] ?? NO_WEEKLY
  const weeks = weekly === NO_WEEKLY ? 0 : Math.floor(nights / 7)
  return (weeks ? weekly * weeks : 0) + (p.nightly[season] ?? 0) * (nights - weeks * 7)
}

const extraGuests = (p: PriceColumns, slot: number, { guests, nights }: Asked): number =>
  Math.max(0, guests - (p.baseGuests[slot] ?? 0)) * (p.extraGuestNightly[slot] ?? 0) * nights

/** The best length discount, then the better of early and last minute on what is left. */
const discounted = (p: PriceColumns, slot: number, gross: number, { first, nights, ahead }: Asked): number => {
  let length = 0
  let time = 0
  const end = slot * DISCOUNTS + (p.discounts[slot] ?? 0)
  for (let each = slot * DISCOUNTS; each < end; each++) {
    if ((p.discountFrom[each] ?? 0) > first || first >= (p.discountUntil[each] ?? 0)) continue
    const kind = p.discountKind[each]
    const threshold = p.discountThreshold[each] ?? 0
    const percent = p.discountPercent[each] ?? 0
    if (kind === LENGTH) length = nights >= threshold ? Math.max(length, percent) : length
    else if (kind === EARLY ? ahead >= threshold : ahead <= threshold) time = Math.max(time, percent)
  }
  const left = length ? gross - Math.min(gross, wholeUnitUp(percentOf(gross, length / 100))) : gross
  return time ? left - Math.min(left, wholeUnitUp(percentOf(left, time / 100))) : left
}
