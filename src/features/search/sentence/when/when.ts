import { addDays, type Day, dayNumber, daysBetween, isDay, weekday } from '../../../../kernel/day.ts'
import { FURTHEST_DAYS } from '../../../../kernel/limits.ts'
import { holidayNights } from './holidays.ts'
import type { MonthPart, Period } from './periods.ts'
import type { Dates, Point } from './points.ts'

/**
 * When somebody wants to come. `exact`: from is the arrival and until the departure (null when it was not said); else
 * the stay lies somewhere in [from, until).
 */
export type When = { from: Day; until: Day | null; exact: boolean }

type Said = Dates | Period

/** What was said as days from today on, never earlier; null for what is past, impossible or too far. */
export const whenOf = (said: Said, today: Day, year: number | null): When | null => {
  const when = unchecked(said, today, year)
  if (!when || when.from < today) return null
  const last = when.until ?? when.from
  return (when.until !== null && when.until <= when.from) || daysBetween(today, last) > FURTHEST_DAYS ? null : when
}

const unchecked = (said: Said, today: Day, year: number | null): When | null => {
  switch (said.kind) {
    case 'day': {
      const from = dayOf(said.point, today, year)
      return from === null ? null : { from, until: null, exact: true }
    }
    case 'range':
      return rangeOf(said, today, year)
    case 'month':
      return monthOf(said, today, said.year ?? year)
    case 'holiday': {
      const nights = holidayNights(said.holiday, today, said.year ?? year)
      return nights && { ...nights, exact: false }
    }
    default:
      return relativeOf(said, today)
  }
}

const pad = (number: number): string => String(number).padStart(2, '0')
const dated = (year: number, month: number, day: number): Day | null => {
  const text = `${year}-${pad(month)}-${pad(day)}`
  return isDay(text) ? text : null
}
const yearOf = (day: Day): number => Number(day.slice(0, 4))

/** The next such day from `earliest` on, or the one of its year. */
const dayOf = ({ day, month, year }: Point, earliest: Day, told: number | null): Day | null => {
  if (month === null) return null
  const fixed = year ?? told
  if (fixed !== null) return dated(fixed, month, day)
  const years = [0, 1, 2, 3, 4].map((add) => dated(yearOf(earliest) + add, month, day))
  return years.find((each) => each !== null && each >= earliest) ?? null
}

const rangeOf = ({ from, until }: { from: Point; until: Point }, today: Day, told: number | null): When | null => {
  const turns = (from.month ?? 0) > (until.month ?? 0) ? 1 : 0
  const year = from.year ?? (until.year === null ? told : until.year - turns)
  const first = dayOf({ ...from, year }, today, null)
  const last = first && dayOf(until, first, null)
  return first && last ? { from: first, until: last, exact: true } : null
}

type MonthSaid = Extract<Period, { kind: 'month' }>

const monthOf = (said: MonthSaid, today: Day, year: number | null): When | null => {
  const years = year === null ? [0, 1].map((add) => yearOf(today) + add) : [year]
  for (const each of years) {
    const span = spanOf(said, each)
    if (span.until <= today) continue
    return { from: span.from < today ? today : span.from, until: span.until, exact: false }
  }
  return null
}

const monthStart = (year: number, month: number): Day =>
  `${year + Math.floor((month - 1) / 12)}-${pad(((month - 1) % 12) + 1)}-01`

const spanOf = ({ month, months, part }: MonthSaid, year: number): { from: Day; until: Day } => {
  const from = monthStart(year, month)
  const until = monthStart(year, month + months)
  return part ? partOf(part, from, until) : { from, until }
}

const partOf = ({ of, nth }: MonthPart, from: Day, until: Day): { from: Day; until: Day } => {
  if (of === 'weekend') return weekendOf(nth, from, until)
  if (of === 'half') return nth === 1 ? { from, until: addDays(from, 15) } : { from: addDays(from, 15), until }
  if (of === 'third') {
    if (nth === 1) return { from, until: addDays(from, 10) }
    return nth === 2 ? { from: addDays(from, 10), until: addDays(from, 20) } : { from: addDays(from, 20), until }
  }
  if (nth === -1) return { from: addDays(until, -7), until }
  const first = addDays(from, 7 * (nth - 1))
  return { from: first, until: addDays(first, 7) }
}

/** Friday to Sunday; the first whose Friday lies in the month, or the last. */
const weekendOf = (nth: number, from: Day, until: Day): { from: Day; until: Day } => {
  const first = fridayFrom(from)
  const last = addDays(first, 7 * Math.floor((daysBetween(first, until) - 1) / 7))
  const friday = nth === -1 ? last : addDays(first, 7 * (nth - 1))
  return { from: friday, until: addDays(friday, 2) }
}

const fridayFrom = (day: Day): Day => addDays(day, (5 - weekday(day) + 7) % 7)

const relativeOf = (said: Exclude<Period, { kind: 'month' | 'holiday' }>, today: Day): When => {
  switch (said.kind) {
    case 'today':
      return { from: addDays(today, said.ahead), until: null, exact: true }
    case 'weekend': {
      // on a Saturday or Sunday "this weekend" is still the one that has begun
      const friday = addDays(fridayFrom(weekday(today) > 5 ? addDays(today, -2) : today), 7 * said.ahead)
      const from = friday < today ? today : friday
      return {
        from,
        until: dayNumber(from) < dayNumber(friday) + 2 ? addDays(friday, 2) : addDays(from, 1),
        exact: false,
      }
    }
    case 'week': {
      const monday = addDays(today, 1 - weekday(today) + 7 * said.ahead)
      return { from: monday < today ? today : monday, until: addDays(monday, 7), exact: false }
    }
    case 'calendar-month': {
      const [year, month] = [yearOf(today), Number(today.slice(5, 7)) + said.ahead]
      const from = monthStart(year, month)
      return { from: from < today ? today : from, until: monthStart(year, month + 1), exact: false }
    }
  }
}
