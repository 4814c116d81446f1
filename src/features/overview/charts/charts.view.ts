import { type Day, daysBetween } from '../../../kernel/day.ts'
import type { Currency } from '../../../kernel/money.ts'
import type { Charts, EarnedMonth, Income, OccupiedMonth } from './charts.contract.ts'
import type { StaysOfDates, TotalOfDay } from './charts.store.ts'

const MONTHS = 12

/** The months of a year: 'YYYY-MM', the first day, and the first day of the next. */
export const monthsOf = (year: number): { month: string; from: Day; until: Day }[] => {
  const first = (index: number) =>
    `${year + Math.floor(index / MONTHS)}-${String((index % MONTHS) + 1).padStart(2, '0')}`
  return Array.from({ length: MONTHS }, (_, index) => ({
    month: first(index),
    from: `${first(index)}-01`,
    until: `${first(index + 1)}-01`,
  }))
}

/** The nights of each month of the year of `today`: those before today were slept, the others are confirmed. */
export const occupiedMonths = (stays: StaysOfDates[], villas: number, today: Day): OccupiedMonth[] =>
  monthsOf(yearOf(today)).map(({ month, from, until }) => {
    const cut = clamped(today, from, until)
    let [happened, confirmed] = [0, 0]
    for (const { checkIn, checkOut, count } of stays) {
      happened += count * nightsWithin(checkIn, checkOut, [from, cut])
      confirmed += count * nightsWithin(checkIn, checkOut, [cut, until])
    }
    return { month, nights: villas * daysBetween(from, until), happened, confirmed }
  })

const clamped = (day: Day, from: Day, until: Day): Day => {
  if (day < from) return from
  return day > until ? until : day
}

const nightsWithin = (checkIn: Day, checkOut: Day, [from, until]: [Day, Day]): number => {
  if (checkIn >= until || checkOut <= from) return 0
  return daysBetween(checkIn > from ? checkIn : from, checkOut < until ? checkOut : until)
}

/** Totals by the month of arrival beside last year's; the currency with the most stays of this year first. */
export const earnedMonths = (totals: TotalOfDay[], today: Day): Income[] => {
  const year = yearOf(today)
  const stays = (currency: Currency) =>
    sumOf(
      totals.filter((each) => each.currency === currency && yearOf(each.checkIn) === year).map(({ count }) => count),
    )
  return [...new Set(totals.map(({ currency }) => currency))]
    .sort((one, other) => stays(other) - stays(one) || (one < other ? -1 : 1))
    .map((currency) => ({ currency, months: monthsOfCurrency(totals, currency, today) }))
}

const monthsOfCurrency = (totals: TotalOfDay[], currency: Currency, today: Day): EarnedMonth[] => {
  const year = yearOf(today)
  const months = monthsOf(year).map(({ month }) => ({ month, happened: 0, confirmed: 0, lastYear: 0 }))
  for (const { checkIn, total, ...of } of totals) {
    const each = months[Number(checkIn.slice(5, 7)) - 1]
    if (!each || of.currency !== currency) continue
    if (yearOf(checkIn) === year - 1) each.lastYear += total
    else if (yearOf(checkIn) === year) each[checkIn <= today ? 'happened' : 'confirmed'] += total
  }
  return months
}

/** The most frequent source first. */
export const bySource = (of: Charts['sources']['of']): Charts['sources']['of'] =>
  [...of].sort((one, other) => other.count - one.count || (one.source < other.source ? -1 : 1))

const yearOf = (day: Day): number => Number(day.slice(0, 4))
const sumOf = (numbers: number[]): number => numbers.reduce((sum, each) => sum + each, 0)
