import { type Day, dayInIstanbul, isDay } from '../../kernel/day.ts'

/** '2026-08-15' → '15.08.2026'; '' stays ''. */
export const writeDay = (day: Day | ''): string => (day ? `${day.slice(8)}.${day.slice(5, 7)}.${day.slice(0, 4)}` : '')

/** A typed day: '15.8.2026', '15/08/26', '15 8' (of this year) or ISO. '' for nothing, undefined when it is no day. */
export const parseDay = (text: string): Day | '' | undefined => {
  const typed = text.trim()
  if (typed === '' || isDay(typed)) return typed
  const [date, month, year = dayInIstanbul(new Date()).slice(0, 4), ...rest] = typed.split(/[.\-/\s]+/)
  if (!date || !month || rest.length || !/^\d{1,2}$/.test(date) || !/^\d{1,2}$/.test(month) || !/^(\d\d|\d{4})$/.test(year))
    return undefined
  const day = `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
  return isDay(day) ? day : undefined
}
