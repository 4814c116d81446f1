import { addDays, type Day, dayNumber, dayOfNumber, isDay, weekday } from '../../../kernel/day.ts'

/** A time in which gaps begin, [from, until), and how many do. */
export type GapTime = { from: Day; until: Day; count: number }

/** '2027-07' is a month, '2027-07-12' the week of that day as far as it lies in its month: [from, until). */
export const spanOf = (starts: string): { from: Day; until: Day } => {
  const month = `${starts.slice(0, 7)}-01`
  const next = firstOfNext(month)
  if (!isDay(starts)) return { from: month, until: next }
  const [from, monday] = [weekFrom(starts), addDays(starts, 8 - weekday(starts))]
  return { from, until: monday < next ? monday : next }
}

/** The Monday before a day, or the first of its month where that comes later. */
export const weekFrom = (day: Day): Day => {
  const [monday, first] = [addDays(day, 1 - weekday(day)), `${day.slice(0, 7)}-01`]
  return monday > first ? monday : first
}

const firstOfNext = (month: Day): Day => `${addDays(month, 31).slice(0, 7)}-01`

/** Months and weeks in which gaps begin, in their order, from how many begin on each day, the first day first. */
export const gapTimes = (counts: ReadonlyMap<number, number>): { months: GapTime[]; weeks: GapTime[] } => {
  const months = new Map<string, number>()
  const weeks = new Map<string, number>()
  const add = (times: Map<string, number>, starts: string, count: number) =>
    times.set(starts, (times.get(starts) ?? 0) + count)
  for (const [first, count] of counts) {
    const day = dayOfNumber(first)
    add(months, day.slice(0, 7), count)
    add(weeks, weekFrom(day), count)
  }
  return { months: timesOf(months), weeks: timesOf(weeks) }
}

const timesOf = (times: Map<string, number>): GapTime[] =>
  [...times].map(([starts, count]) => ({ ...spanOf(starts), count }))

/** Does a gap begin in what was asked for? Everything does when nothing was. */
export const beginsIn = (starts: string | undefined): ((first: number) => boolean) => {
  if (starts === undefined) return () => true
  const { from, until } = spanOf(starts)
  const [least, end] = [dayNumber(from), dayNumber(until)]
  return (first) => first >= least && first < end
}
