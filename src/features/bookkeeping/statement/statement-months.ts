import type { Day } from '../../../kernel/day.ts'
import type { Month } from './statement.shape.ts'

export const monthOf = (day: Day): Month => day.slice(0, 7)

/** The month so many months later, or earlier. */
export const addMonths = (month: Month, count: number): Month => {
  const number = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + count
  return `${Math.floor(number / 12)}-${String((number % 12) + 1).padStart(2, '0')}`
}

export const firstDayOf = (month: Month): Day => `${month}-01`

/** Every month from one to another, both included, the last first. */
export const monthsBack = (from: Month, to: Month): Month[] => {
  const months: Month[] = []
  for (let month = to; month >= from; month = addMonths(month, -1)) months.push(month)
  return months
}

const text = new Intl.DateTimeFormat('tr', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** '2027-07' → 'Temmuz 2027'. */
export const monthText = (month: Month): string => text.format(new Date(`${month}-01T00:00:00Z`))
