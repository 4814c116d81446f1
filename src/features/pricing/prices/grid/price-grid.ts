import { addDays, type Day, daysBetween } from '../../../../kernel/day.ts'
import type { Season } from '../../price-plan.ts'
import { gapsIn, type Period } from '../season-edit.ts'
import { yearOf } from './copy-seasons.ts'

/**
 * The periods of a year that most villas share, in order and without a gap: the heads of the price grid. The most
 * common periods come first; what they leave open are periods too.
 */
export const sharedPeriods = (seasons: readonly Period[], year: number): Period[] => {
  const whole = yearOf(year)
  const counts = new Map<string, { period: Period; count: number }>()
  for (const season of seasons) {
    const period = {
      from: season.from > whole.from ? season.from : whole.from,
      until: season.until < whole.until ? season.until : whole.until,
    }
    if (period.from >= period.until) continue
    const key = `${period.from}/${period.until}`
    const known = counts.get(key)
    if (known) known.count++
    else counts.set(key, { period, count: 1 })
  }
  const common = [...counts.values()].sort((a, b) => b.count - a.count || (a.period.from < b.period.from ? -1 : 1))
  const chosen: Period[] = []
  for (const { period } of common)
    if (chosen.every((each) => each.until <= period.from || period.until <= each.from)) chosen.push(period)
  const inOrder = () => chosen.sort((a, b) => (a.from < b.from ? -1 : 1))
  chosen.push(...gapsIn(whole, inOrder()))
  return inOrder()
}

/** The nights of a period without a season's and without a day's price, as runs. Seasons in ascending order. */
export const unpricedIn = (period: Period, seasons: readonly Season[], dayPrices: ReadonlySet<Day>): Period[] => {
  const days = [...dayPrices].filter((day) => period.from <= day && day < period.until).sort()
  return gapsIn(period, seasons).flatMap((gap) => without(gap, days))
}

export const nightsOfAll = (periods: readonly Period[]): number =>
  periods.reduce((sum, { from, until }) => sum + daysBetween(from, until), 0)

const without = (gap: Period, days: readonly Day[]): Period[] => {
  const priced = days.filter((day) => gap.from <= day && day < gap.until)
  return gapsIn(gap, priced.map(asPeriod))
}

const asPeriod = (day: Day): Period => ({ from: day, until: addDays(day, 1) })
