import { type Day, dayInIstanbul } from '../../../kernel/day.ts'
import { RETENTION, RETENTION_KEYS, type Retention } from './retention.shape.ts'

export const FIRST_RETENTION = Object.fromEntries(RETENTION_KEYS.map((key) => [key, RETENTION[key].first])) as Retention

/** The day so many months before another; the 31st becomes the last day of a shorter month. */
export const monthsBefore = (day: Day, months: number): Day => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month - months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 - months, Math.min(date, last))).toISOString().slice(0, 10)
}

/** What is older than this instant has been kept for so many months. */
export const keptSince = (now: Date, months: number): Date =>
  new Date(`${monthsBefore(dayInIstanbul(now), months)}T00:00:00+03:00`)
