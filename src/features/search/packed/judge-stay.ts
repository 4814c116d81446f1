import { type Day, dayNumber, type Stay, weekday } from '../../../kernel/day.ts'
import { MAX_NIGHTS } from '../../../kernel/limits.ts'
import { percentOf, wholeUnitUp } from '../../../kernel/money.ts'
import { isTakenOn, type NightColumns } from './night-columns.ts'
import { GAP_REACH_DAYS } from './night-set.ts'
import type { DearNights, PriceColumns } from './price-columns.ts'
import { type SeasonColumns, type SeasonRule, weeklyAt } from './season-columns.ts'

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
  if (p.rare.size && p.rare.has(slot)) return ASK_ENGINE
  const { first, last, nights } = asked
  if (nights > MAX_NIGHTS || asked.guests > (p.capacity[slot] ?? 0)) return NO_PRICES
  const s = p.seasons
  const end = endOf(s, slot)
  const arrivesIn = seasonAt(s, slot, first)
  const rule = s.rules[s.rule[arrivesIn] ?? 0]
  if (arrivesIn === end || (s.from[arrivesIn] ?? 0) > first || !rule) return UNPRICED
  const dear = p.dear.size ? p.dear.get(slot) : undefined
  let gross = 0
  let least = 0
  let season = arrivesIn
  for (let night = first; ; season++) {
    if (season === end || (s.from[season] ?? 0) > night) return UNPRICED
    const until = Math.min(last, s.until[season] ?? 0)
    if (asked.total)
      gross += dear ? costWithDear(s, season, [night, until], dear) : nightsCost(s, season, until - night)
    least = Math.max(least, minNightsOf(s, season))
    night = until
    if (night >= last) break
  }
  if (nights < least) {
    if (!fillsGap(all, slot, asked, least)) return SHORT - least
  } else {
    if (isRefused(rule.arrivals, asked.arrival)) return WRONG_ARRIVAL
    if (isRefused(s.rules[s.rule[leavesIn(s, season, end, last)] ?? 0]?.departures ?? 0, asked.departure))
      return WRONG_DEPARTURE
  }
  if (!asked.total) return 0
  gross += extraGuests(p, slot, asked)
  return discounted(p, slot, gross, asked) + cleaningOf(rule, nights)
}

const cleaningOf = ({ cleaningBelowNights, cleaningFee }: SeasonRule, nights: number): number =>
  nights < cleaningBelowNights ? cleaningFee : 0

/** Is a night taken before and after a stay, or on one side where the villa allows to leave the other one free? */
export const isBounded = ({ prices, nights }: Judged, slot: number, { first, last }: Asked): boolean => {
  const before = isTakenOn(nights, slot, first - 1)
  if (!before && !prices.gapLeavesOneEdge[slot]) return false
  const after = isTakenOn(nights, slot, last)
  return before ? after || prices.gapLeavesOneEdge[slot] === 1 : after
}

/** As pricing/gap: does a short stay fill the free run around it, or all but one edge of it where the villa allows? */
const fillsGap = (all: Judged, slot: number, asked: Asked, least: number): boolean => {
  const { prices, nights } = all
  if (asked.nights < (prices.gapMinNights[slot] ?? 0) || !isBounded(all, slot, asked)) return false
  let [from, until] = [asked.first, asked.last]
  while (from > asked.first - GAP_REACH_DAYS + 1 && !isTakenOn(nights, slot, from - 1)) from--
  while (until < asked.last + GAP_REACH_DAYS - 1 && !isTakenOn(nights, slot, until)) until++
  return isTakenOn(nights, slot, from - 1) && isTakenOn(nights, slot, until) && until - from < least
}

/**
 * The longest minimum of the nights [first, last), or -1 where one of them has no price. Not for rare villas.
 */
export const leastNights = ({ seasons }: PriceColumns, slot: number, first: number, last: number): number => {
  const end = endOf(seasons, slot)
  let least = 0
  for (let season = seasonAt(seasons, slot, first), night = first; night < last; season++) {
    if (season === end || (seasons.from[season] ?? 0) > night) return -1
    least = Math.max(least, minNightsOf(seasons, season))
    night = seasons.until[season] ?? 0
  }
  return least
}

const endOf = ({ begin, count }: SeasonColumns, slot: number): number => (begin[slot] ?? 0) + (count[slot] ?? 0)

const minNightsOf = ({ rules, rule }: SeasonColumns, season: number): number => rules[rule[season] ?? 0]?.minNights ?? 0

/** The first season that isn't over on a day. */
const seasonAt = (s: SeasonColumns, slot: number, day: number): number => {
  let season = s.begin[slot] ?? 0
  const end = endOf(s, slot)
  while (season < end && (s.until[season] ?? 0) <= day) season++
  return season
}

/** The season of the day of departure; of the last night where that day has none. */
const leavesIn = (s: SeasonColumns, lastSeason: number, end: number, day: number): number => {
  if ((s.until[lastSeason] ?? 0) > day) return lastSeason
  const next = lastSeason + 1
  return next < end && (s.from[next] ?? 0) <= day ? next : lastSeason
}

const isRefused = (days: number, day: number): boolean => days !== 0 && (days & day) === 0

const nightsCost = (s: SeasonColumns, season: number, nights: number): number => {
  const weekly = nights < 7 ? null : weeklyAt(s, season)
  const weeks = weekly === null ? 0 : Math.floor(nights / 7)
  return (weekly ?? 0) * weeks + (s.nightly[season] ?? 0) * (nights - weeks * 7)
}

/** The nights [night, until) of one season, some with a price of their own: they part weeks from each other. */
const costWithDear = (
  s: SeasonColumns,
  season: number,
  [night, until]: [number, number],
  { nights, prices }: DearNights,
): number => {
  let cost = 0
  let from = night
  for (const [index, dear] of nights.entries()) {
    if (dear < night) continue
    if (dear >= until) break
    cost += nightsCost(s, season, dear - from) + (prices[index] ?? 0)
    from = dear + 1
  }
  return cost + nightsCost(s, season, until - from)
}

const extraGuests = (p: PriceColumns, slot: number, { guests, nights }: Asked): number =>
  Math.max(0, guests - (p.baseGuests[slot] ?? 0)) * (p.extraGuestNightly[slot] ?? 0) * nights

/** The best length discount, then the better of early and last minute on what is left. */
const discounted = (p: PriceColumns, slot: number, gross: number, { first, nights, ahead }: Asked): number => {
  let length = 0
  let time = 0
  for (const { kind, percent, threshold, first: begins, last: ends } of p.discountLists[p.discounts[slot] ?? 0] ?? []) {
    if (begins > first || first >= ends) continue
    if (kind === 'length') length = nights >= threshold ? Math.max(length, percent) : length
    else if (kind === 'early' ? ahead >= threshold : ahead <= threshold) time = Math.max(time, percent)
  }
  const left = length ? gross - Math.min(gross, wholeUnitUp(percentOf(gross, length))) : gross
  return time ? left - Math.min(left, wholeUnitUp(percentOf(left, time))) : left
}
