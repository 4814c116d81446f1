import { type Day, dayInIstanbul, isDay } from '../../../../../kernel/day.ts'

/** '2026-08-15' → '15.08.2026'; '' stays ''. */
export const writeDay = (day: Day | ''): string => (day ? `${day.slice(8)}.${day.slice(5, 7)}.${day.slice(0, 4)}` : '')

/**
 * 'missing': it looks like a day that the calendar doesn't have (31.02.); 'unreadable': it doesn't look like a day
 * ('soon').
 */
export type DayFault = 'missing' | 'unreadable'

/** A typed day: '15.8.2026', '15/08/26', '15 8' (of this year) or ISO; '' for nothing. What is no day has a fault. */
export const readDay = (text: string): { day: Day | '' } | { fault: DayFault } => {
  const typed = text.trim()
  if (typed === '') return { day: '' }
  const parts = partsOf(typed)
  if (!parts) return { fault: 'unreadable' }
  const [year, month, date] = parts
  const day = `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
  return isDay(day) ? { day } : { fault: 'missing' }
}

/** Year, month and date as they were typed; undefined when it isn't three numbers of a day, or two of this year. */
const partsOf = (typed: string): [string, string, string] | undefined => {
  const [, isoYear, isoMonth, isoDate] = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(typed) ?? []
  if (isoYear && isoMonth && isoDate) return [isoYear, isoMonth, isoDate]
  const [, date, month, year] = /^(\d{1,2})[.\-/\s]+(\d{1,2})(?:[.\-/\s]+(\d{2}|\d{4}))?[.\s]*$/.exec(typed) ?? []
  return date && month ? [year ?? dayInIstanbul(new Date()).slice(0, 4), month, date] : undefined
}
