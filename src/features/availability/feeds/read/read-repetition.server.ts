import { FeedFault, type Line, shortened } from './calendar-lines.ts'
import { localTime } from './local-time.server.ts'
import type { Repetition } from './repeats.ts'

const FREQS = ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'] as const
const WEEKDAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU']
const KNOWN = new Set(['freq', 'interval', 'until', 'count', 'byday', 'bymonthday', 'bymonth', 'wkst'])

/**
 * A rule as ical.js has read it. Throws 'repeats' for what no stay repeats by: seconds, hours, numbered weeks, the n-th
 * of a list: its nights would be guessed.
 */
export const repetitionOf = (value: unknown, line: Line): Repetition => {
  const rule = Object(value) as Record<string, unknown>
  const no = () => new FeedFault('repeats', shortened(line))
  const freq = FREQS.find((each) => each === rule.freq)
  if (!freq || Object.keys(rule).some((part) => !KNOWN.has(part.toLowerCase()))) throw no()
  const until = rule.until === undefined ? null : localTime(String(rule.until), undefined)
  if (rule.until !== undefined && !until) throw no()
  const numbers = (part: string, most: number): number[] => {
    const all = listOf(rule[part]).map(Number)
    if (all.some((each) => !Number.isInteger(each) || each === 0 || Math.abs(each) > most)) throw no()
    return all
  }
  const [interval = 1] = numbers('interval', 1_000)
  const [count = null] = numbers('count', 10_000)
  if (interval < 0 || (count ?? 1) < 0) throw no()
  const days = listOf(rule.byday).map((each) => {
    const [, nth, name = ''] = /^([+-]?\d)?([A-Z]{2})$/.exec(String(each)) ?? []
    const weekday = WEEKDAYS.indexOf(name) + 1
    if (!weekday || (nth && freq !== 'MONTHLY' && !(freq === 'YEARLY' && rule.bymonth))) throw no()
    return { weekday, nth: nth ? Number(nth) : null }
  })
  return {
    ...{ freq, interval, count, days },
    until: until?.day ?? null,
    monthDays: numbers('bymonthday', 31),
    months: numbers('bymonth', 12),
  }
}

const listOf = (value: unknown): unknown[] => {
  if (value === undefined) return []
  return Array.isArray(value) ? value : [value]
}
