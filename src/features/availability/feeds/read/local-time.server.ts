import { type Day, dayInIstanbul, isDay } from '../../../../kernel/day.ts'

/** A moment as the clock on the villa's wall shows it. `minutes` since midnight; null = the day as a whole. */
export type LocalTime = { day: Day; minutes: number | null }

/** Names that calendars of Windows give the villa's zone. */
const ISTANBUL = new Set(['turkey standard time', 'gtb standard time', 'e. europe standard time'])

/**
 * A value of a calendar ('2027-07-10', '2027-07-10T16:00:00', …Z) on the villa's wall. A time without a zone is the
 * villa's own; one of a zone nobody knows is taken as such, and `known` is false. Null for what is no day.
 */
export const localTime = (value: string, zone: string | undefined): (LocalTime & { known: boolean }) | null => {
  const [, date = '', hour = '', minute = '', utc] =
    /^(\d{4}-\d\d-\d\d)(?:T(\d\d):(\d\d)(?::\d\d)?(Z)?)?$/.exec(value) ?? []
  const day = withinTime(date)
  if (!isDay(day)) return null
  if (!hour) return { day, minutes: null, known: true }
  const wall = { day, minutes: +hour * 60 + +minute }
  if (+hour > 23 || +minute > 59) return null
  if (day !== date) return { ...wall, known: true }
  if (utc) return { ...inIstanbul(Date.parse(`${value.slice(0, 16)}:00Z`)), known: true }
  const name = zone && zoneName(zone)
  if (!zone || name === 'Europe/Istanbul') return { ...wall, known: true }
  return name ? { ...inIstanbul(instantOf(wall, name)), known: true } : { ...wall, known: false }
}

/** Years that no reservation is in are the first or the last of what is counted. */
const withinTime = (date: string): Day => {
  if (date.slice(0, 4) < '1900') return date && '1900-01-01'
  return date.slice(0, 4) > '2999' ? '2999-12-31' : date
}

const ZONES = new Map<string, string | undefined>()
const MOST_ZONES = 500

/** The zone's name in the database of zones: '/mozilla.org/20050126_1/Europe/Istanbul' is one, too. */
const zoneName = (zone: string): string | undefined => {
  const asked = zone.slice(0, 100)
  if (ISTANBUL.has(asked.toLowerCase())) return 'Europe/Istanbul'
  if (!ZONES.has(asked)) {
    if (ZONES.size >= MOST_ZONES) ZONES.clear()
    const last = /([A-Za-z_]+\/[A-Za-z_/+-]+\d*)$/.exec(asked)?.[1]
    ZONES.set(asked, [asked, last].find(isZone))
  }
  return ZONES.get(asked)
}

const isZone = (name: string | undefined): boolean => {
  try {
    return Boolean(name && new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch (error) {
    if (error instanceof RangeError) return false // what Intl says of a name it does not know
    throw error
  }
}

const FORMATS = new Map<string, Intl.DateTimeFormat>()
/** What the clocks of a zone show at an instant, as if it were UTC (ms). */
const wallOf = (instant: number, timeZone: string): number => {
  const format =
    FORMATS.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
  FORMATS.set(timeZone, format)
  return Date.parse(`${format.format(instant).replace(' ', 'T')}Z`)
}

const instantOf = ({ day, minutes }: { day: Day; minutes: number }, timeZone: string): number => {
  const wall = Date.parse(`${day}T00:00:00Z`) + minutes * 60_000
  const guess = wall - (wallOf(wall, timeZone) - wall)
  return guess - (wallOf(guess, timeZone) - wall) // once more: the clocks may have changed in between
}

const inIstanbul = (instant: number): LocalTime & { minutes: number } => ({
  day: dayInIstanbul(new Date(instant)),
  minutes: (wallOf(instant, 'Europe/Istanbul') / 60_000) % 1440,
})
