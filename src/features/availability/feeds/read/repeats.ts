import { addDays, type Day, dayNumber, dayOfNumber, weekday } from '../../../../kernel/day.ts'

/** A repetition (RRULE) as far as calendars of villas have them. `nth` weekday of its month: 1, 2 … -1 the last. */
export type Repetition = {
  freq: 'DAILY' | 'WEEKLY' | 'MONTHLY' | 'YEARLY'
  interval: number
  until: Day | null
  count: number | null
  days: { weekday: number; nth: number | null }[]
  monthDays: number[]
  months: number[]
}

/** How far back a counted repetition may have begun: it has to be counted from its first day. */
const LONGEST_COUNT_DAYS = 3_660

/**
 * The days in [from, until) on which something that began on `start` happens again, the first one among them. It walks
 * day by day, so that no rule can keep it longer than its days. Null for a count that begins too long ago.
 */
export const repeatedDays = (start: Day, rule: Repetition, range: { from: Day; until: Day }): Day[] | null => {
  const fits = fitsOf(start, rule)
  const first = dayNumber(start)
  const end = Math.min(dayNumber(range.until), rule.until ? dayNumber(rule.until) + 1 : Number.POSITIVE_INFINITY)
  const begin = rule.count === null ? Math.max(first, dayNumber(range.from)) : first
  if (rule.count !== null && end - begin > LONGEST_COUNT_DAYS) return null
  const days: Day[] = []
  let left = rule.count ?? Number.POSITIVE_INFINITY
  for (let number = begin; number < end && left > 0; number++) {
    const day = dayOfNumber(number)
    if (number !== first && !fits(day)) continue
    left--
    if (day >= range.from) days.push(day)
  }
  return days
}

const fitsOf = (start: Day, { freq, interval, days, monthDays, months }: Repetition): ((day: Day) => boolean) => {
  const isInMonths = (day: Day) => !months.length || months.includes(monthOf(day))
  const isOnDays = (day: Day) => !days.length || days.some((each) => isWeekday(day, each))
  const isOnMonthDays = (day: Day) => !monthDays.length || monthDays.some((each) => isMonthDay(day, each))
  const isNext = (count: number) => count % interval === 0
  const sameDate = days.length + monthDays.length > 0 ? () => true : (day: Day) => day.slice(8) === start.slice(8)
  const also: Record<Repetition['freq'], (day: Day) => boolean> = {
    DAILY: (day) => isNext(dayNumber(day) - dayNumber(start)),
    WEEKLY: (day) => isNext(weekOf(day) - weekOf(start)) && (days.length > 0 || weekday(day) === weekday(start)),
    MONTHLY: (day) => isNext(monthsOf(day) - monthsOf(start)) && sameDate(day),
    YEARLY: (day) =>
      isNext(yearOf(day) - yearOf(start)) && (months.length > 0 || monthOf(day) === monthOf(start)) && sameDate(day),
  }
  return (day) => also[freq](day) && isInMonths(day) && isOnDays(day) && isOnMonthDays(day)
}

const yearOf = (day: Day): number => +day.slice(0, 4)
const monthOf = (day: Day): number => +day.slice(5, 7)
const monthsOf = (day: Day): number => yearOf(day) * 12 + monthOf(day)
/** Weeks begin on Monday. */
const weekOf = (day: Day): number => Math.floor((dayNumber(day) + 3) / 7)

const isWeekday = (day: Day, { weekday: asked, nth }: Repetition['days'][number]): boolean => {
  if (weekday(day) !== asked) return false
  if (nth === null) return true
  return Math.ceil((nth > 0 ? +day.slice(8) : daysLeft(day)) / 7) === Math.abs(nth)
}

const isMonthDay = (day: Day, asked: number): boolean => (asked > 0 ? +day.slice(8) : -daysLeft(day)) === asked

/** 1 on the last day of a month. */
const daysLeft = (day: Day): number => {
  const next = addDays(`${day.slice(0, 7)}-28`, 4)
  return dayNumber(`${next.slice(0, 7)}-01`) - dayNumber(day)
}
