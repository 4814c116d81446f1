import type { Day } from '../../../../kernel/day.ts'

/** What `of` says of a day, worked out when it is first asked for. */
export const eachOnce = <T>(of: (day: Day) => T): ((day: Day) => T) => {
  const known = new Map<Day, T>()
  return (day) => {
    const before = known.get(day)
    if (before !== undefined) return before
    const now = of(day)
    known.set(day, now)
    return now
  }
}
