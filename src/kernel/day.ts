/** A plain date 'YYYY-MM-DD' without a time zone. Plain strings sort and compare as dates. */
export type Day = string

/** A half-open run of nights: the check-out day is free for the next arrival. */
export type Stay = { checkIn: Day; checkOut: Day }

/**
 * The free nights around a free stay: from the last taken night before it to the first one after it. Null = free as far
 * as the calendar goes.
 */
export type FreeRun = { from: Day | null; until: Day | null }

const MS_PER_DAY = 86_400_000

/** Days since 1970-01-01; the one way days are counted. */
export const dayNumber = (day: Day): number =>
  KNOWN_NUMBERS.get(day) ?? Date.UTC(+day.slice(0, 4), +day.slice(5, 7) - 1, +day.slice(8, 10)) / MS_PER_DAY

export const dayOfNumber = (number: number): Day => {
  const known = KNOWN_DAYS[number]
  if (known !== undefined) return known
  const day = new Date(number * MS_PER_DAY).toISOString().slice(0, 10)
  if (number >= 0 && number < KEPT_DAYS) {
    KNOWN_DAYS[number] = day
    KNOWN_NUMBERS.set(day, number)
  }
  return day
}

// A search over all villas asks for the same few days hundreds of thousands of times; making the text anew was most of
// its time.
const KEPT_DAYS = 50_000 // until 2106
const KNOWN_DAYS: Day[] = []
const KNOWN_NUMBERS = new Map<Day, number>()

/** True for a date that exists: '2026-02-30' is no day. */
export const isDay = (text: string): boolean =>
  /^[12]\d{3}-\d\d-\d\d$/.test(text) && dayOfNumber(dayNumber(text)) === text

export const addDays = (day: Day, count: number): Day => dayOfNumber(dayNumber(day) + count)

/** Whole days from the first to the second; negative when the second is earlier. */
export const daysBetween = (from: Day, to: Day): number => dayNumber(to) - dayNumber(from)

/** The number of nights of a stay. */
export const nightCount = (stay: Stay): number => daysBetween(stay.checkIn, stay.checkOut)

/** Every night of a stay in ascending order, named by the day it begins on. */
export const nightsOf = (stay: Stay): Day[] => {
  const first = dayNumber(stay.checkIn)
  return Array.from({ length: Math.max(0, nightCount(stay)) }, (_, index) => dayOfNumber(first + index))
}

/** Do two stays share a night? Guests may arrive on the day others leave. */
export const clash = (one: Stay, other: Stay): boolean => one.checkIn < other.checkOut && other.checkIn < one.checkOut

/** ISO weekday: 1 Monday … 7 Sunday. */
export const weekday = (day: Day): number => ((dayNumber(day) + 3) % 7) + 1

const istanbul = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Istanbul',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/** The instant of a day and a time 'HH:MM' in Istanbul, which has one offset all year. */
export const instantInIstanbul = (day: Day, time: string): Date => new Date(`${day}T${time}:00+03:00`)

/** The date in Istanbul at an instant: what "today" means for every rule. */
export const dayInIstanbul = (instant: Date): Day => istanbul.format(instant)
