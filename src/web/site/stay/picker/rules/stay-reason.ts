import type { CalendarDay } from '../../../../../features/availability/calendar.shape.ts'
import { fillsGap, type GapTerms } from '../../../../../features/pricing/gap.ts'
import {
  addDays,
  type Day,
  daysBetween,
  type FreeRun,
  nightsOf,
  type Stay,
  weekday,
} from '../../../../../kernel/day.ts'
import { MAX_NIGHTS } from '../../../../../kernel/limits.ts'

/** What a calendar knows: without `days` every day from today on is free and has no rules. */
export type StayRules = GapTerms & { today: Day; days?: ReadonlyMap<Day, CalendarDay> }

/** Why a day cannot be chosen, in facts that a sentence can name. */
export type StayReason =
  | { kind: 'past' }
  | { kind: 'taken' }
  | { kind: 'option' }
  | { kind: 'unpriced' }
  | { kind: 'arrival-day'; days: number[] }
  | { kind: 'departure-day'; day: Day; days: number[] }
  | { kind: 'short-run'; nights: number; minNights: number }
  | { kind: 'taken-between'; night: Day }
  | { kind: 'unpriced-between'; night: Day }
  | { kind: 'min-nights'; nights: number }
  | { kind: 'gap-only'; from: Day; until: Day }
  | { kind: 'too-long'; max: number }

/** The free nights around a free night; null at an end where the calendar or the past bounds it, as no guest does. */
export const freeRunOf = ({ days }: StayRules, night: Day): FreeRun => {
  let from = night
  while (days?.get(addDays(from, -1))?.state === 'free') from = addDays(from, -1)
  let until = night
  while (days?.get(until)?.state === 'free') until = addDays(until, 1)
  return { from: isTaken(days?.get(addDays(from, -1))) ? from : null, until: isTaken(days?.get(until)) ? until : null }
}

/** Why nobody can arrive on a day, or null when a stay can begin on it. */
export const arrivalReason = (rules: StayRules, day: Day): StayReason | null => {
  if (day < rules.today) return { kind: 'past' }
  if (!rules.days) return null
  const night = rules.days.get(day)
  if (!night || night.state === 'past') return { kind: 'past' }
  if (night.state !== 'free') return { kind: night.state }
  if (night.price === null) return { kind: 'unpriced' }
  if (isShortGap(rules, day)) return shortestDeparture(rules, day) ? null : shortRun(rules, day)
  if (night.arrivalDays.length && !night.arrivalDays.includes(weekday(day)))
    return { kind: 'arrival-day', days: night.arrivalDays }
  return shortestDeparture(rules, day) ? null : shortRun(rules, day)
}

/** Why a stay that begins on `checkIn` cannot end on a later day, or null when it can. */
export const departureReason = (rules: StayRules, checkIn: Day, checkOut: Day): StayReason | null => {
  const nights = daysBetween(checkIn, checkOut)
  if (nights > MAX_NIGHTS) return { kind: 'too-long', max: MAX_NIGHTS }
  if (!rules.days) return null
  let minNights = 1
  for (const night of nightsOf({ checkIn, checkOut })) {
    const day = rules.days.get(night)
    if (day?.state !== 'free') return { kind: 'taken-between', night }
    if (day.price === null) return { kind: 'unpriced-between', night }
    minNights = Math.max(minNights, day.minNights ?? 1)
  }
  if (nights < minNights) return gapReason(rules, { checkIn, checkOut, minNights })
  return weekdayReason(rules.days, { checkIn, checkOut })
}

/**
 * The weekdays of the season of each end; a season that sells nothing on the day of departure leaves it to the last
 * night's.
 */
const weekdayReason = (days: NonNullable<StayRules['days']>, { checkIn, checkOut }: Stay): StayReason | null => {
  const arrivalDays = days.get(checkIn)?.arrivalDays ?? []
  if (arrivalDays.length && !arrivalDays.includes(weekday(checkIn))) return { kind: 'arrival-day', days: arrivalDays }
  const leaving = days.get(checkOut)
  const departureDays =
    (leaving && leaving.price !== null ? leaving : days.get(addDays(checkOut, -1)))?.departureDays ?? []
  if (departureDays.length && !departureDays.includes(weekday(checkOut)))
    return { kind: 'departure-day', day: checkOut, days: departureDays }
  return null
}

/** The first day on which a stay from `checkIn` can end, or null when there is none. */
export const shortestDeparture = (rules: StayRules, checkIn: Day): Day | null => {
  for (let nights = 1; nights <= MAX_NIGHTS; nights++) {
    const checkOut = addDays(checkIn, nights)
    const reason = departureReason(rules, checkIn, checkOut)
    if (!reason) return checkOut
    if (reason.kind === 'taken-between' || reason.kind === 'unpriced-between') return null
  }
  return null
}

/**
 * The day nearest to a refused one that works, or null. For an arrival within two months;
 * for a departure the last before a taken night, else the first possible.
 */
export const nearestThatWorks = (rules: StayRules, day: Day, checkIn?: Day): Day | null => {
  if (checkIn) return nearestDeparture(rules, checkIn, day)
  for (let shift = 1; shift <= 60; shift++)
    for (const near of [addDays(day, shift), addDays(day, -shift)])
      if (near >= rules.today && !arrivalReason(rules, near)) return near
  return null
}

/** The short gap around a day that is sold whole, or null when the day lies in none. */
export const wholeGap = (rules: StayRules, day: Day): Stay | null => {
  const { from, until } = freeRunOf(rules, day)
  if (from === null || until === null || !isShortGap(rules, day)) return null
  return daysBetween(from, until) >= rules.gapMinNights ? { checkIn: from, checkOut: until } : null
}

const nearestDeparture = (rules: StayRules, checkIn: Day, asked: Day): Day | null => {
  for (let day = asked; day > checkIn; day = addDays(day, -1)) if (!departureReason(rules, checkIn, day)) return day
  return shortestDeparture(rules, checkIn)
}

const isTaken = (day: CalendarDay | undefined): boolean => day?.state === 'taken' || day?.state === 'option'

/** A gap between two guests that is shorter than the usual minimum: weekday rules don't hold in it. */
const isShortGap = (rules: StayRules, day: Day): boolean => {
  const { from, until } = freeRunOf(rules, day)
  return from !== null && until !== null && daysBetween(from, until) < (rules.days?.get(day)?.minNights ?? 1)
}

const shortRun = (rules: StayRules, day: Day): StayReason => {
  let until = day
  while (rules.days?.get(until)?.state === 'free') until = addDays(until, 1)
  return { kind: 'short-run', nights: daysBetween(day, until), minNights: rules.days?.get(day)?.minNights ?? 1 }
}

/** A short stay is sold when it fills a short gap, or where the villa allows all but one edge of it. */
const gapReason = (rules: StayRules, stay: Stay & { minNights: number }): StayReason | null => {
  const { from, until } = freeRunOf(rules, stay.checkIn)
  const { minNights } = stay
  if (fillsGap(rules, stay, { from, until }, minNights)) return null
  const nights = from !== null && until !== null ? daysBetween(from, until) : 0
  if (from === null || until === null || nights >= minNights || nights < rules.gapMinNights)
    return { kind: 'min-nights', nights: minNights }
  return { kind: 'gap-only', from, until }
}
