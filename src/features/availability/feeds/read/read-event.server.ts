import ICAL from 'ical.js'
import { addDays, type Day, daysBetween } from '../../../../kernel/day.ts'
import type { FeedError } from '../feed.shape.ts'
import { type EventBlock, FeedFault, type Line, shortened } from './calendar-lines.ts'
import { type LocalTime, localTime } from './local-time.server.ts'
import { repetitionOf } from './read-repetition.server.ts'
import { repeatedDays } from './repeats.ts'

/** One event of a file: the nights it takes each time, and which of the same `uid` it is. */
export type RawEvent = {
  uid: string
  title: string
  /** The day of the time that this one stands for, when it changes one of an event that repeats. */
  insteadOf: Day | null
  sequence: number
  isCancelled: boolean
  isTransparent: boolean
  isAllDay: boolean
  repeats: boolean
  times: { from: Day; until: Day }[]
  warning: FeedError | null
}

type Range = { from: Day; until: Day }
type Property = { name: string; params: Record<string, unknown>; values: unknown[]; line: Line }

/** The times of an event that touch the range. Throws 'unreadable', 'backwards' or 'repeats' with the line. */
export const readEvent = ({ number, lines }: EventBlock, range: Range): RawEvent => {
  const properties = lines.map(propertyOf)
  const of = (name: string) => properties.find((each) => each.name === name)
  const text = (name: string) => plain(String(of(name)?.values[0] ?? ''))
  const start = of('dtstart')
  if (!start) throw new FeedFault('unreadable', shortened({ number, text: 'BEGIN:VEVENT' }))
  const begins = momentOf(start)
  const ends = endOf(begins, of('dtend'), of('duration'))
  const nights = nightsBetween(begins, ends)
  const instead = of('recurrence-id')
  const unknownZone = [start, of('dtend')].find((each) => each && momentOf(each).known === false)
  const rule = of('rrule')
  return {
    uid: text('uid'),
    title: text('summary').slice(0, 120),
    insteadOf: instead ? momentOf(instead).day : null,
    sequence: Number(of('sequence')?.values[0]) || 0,
    isCancelled: text('status').toUpperCase() === 'CANCELLED',
    isTransparent: text('transp').toUpperCase() === 'TRANSPARENT',
    isAllDay: begins.minutes === null,
    repeats: Boolean(rule ?? of('rdate')),
    times: timesOf(begins.day, nights, rule, {
      range,
      also: daysOf(properties, 'rdate'),
      not: daysOf(properties, 'exdate'),
    }),
    warning: unknownZone ? { code: 'zone', ...shortened(unknownZone.line) } : null,
  }
}

const propertyOf = (line: Line): Property => {
  try {
    const [name, params, , ...values] = ICAL.Property.fromString(line.text).toJSON() as [
      string,
      Record<string, unknown>,
      string,
      ...unknown[],
    ]
    return { name, params, values, line }
  } catch {
    throw new FeedFault('unreadable', shortened(line)) // ical.js says no by throwing, of many kinds
  }
}

const plain = (text: string): string => text.replace(/\p{Cc}+/gu, ' ').trim()

const zoneOf = ({ params }: Property): string | undefined => (params.tzid ? String(params.tzid) : undefined)

const momentOf = (property: Property) => {
  const moment = localTime(String(property.values[0]), zoneOf(property))
  if (!moment) throw new FeedFault('unreadable', shortened(property.line))
  return moment
}

const daysOf = (properties: Property[], name: string): Day[] =>
  properties
    .filter((each) => each.name === name)
    .flatMap((each) =>
      each.values.map((value) => {
        const moment = localTime(String(value), zoneOf(each))
        if (!moment) throw new FeedFault('unreadable', shortened(each.line))
        return moment.day
      }),
    )

const LASTS = /^P(?:(\d{1,4})W)?(?:(\d{1,5})D)?(?:T(?:(\d{1,6})H)?(?:(\d{1,7})M)?(?:\d{1,8}S)?)?$/

/** Where an event ends; without a word of it, a day is its own end and a moment lasts no time. */
const endOf = (begins: LocalTime, end: Property | undefined, lasts: Property | undefined): LocalTime => {
  if (end) {
    const moment = momentOf(end)
    if (moment.day < begins.day) throw new FeedFault('backwards', shortened(end.line))
    return moment
  }
  if (!lasts) return begins.minutes === null ? { day: addDays(begins.day, 1), minutes: null } : begins
  const [, weeks = 0, days = 0, hours = 0, minutes = 0] = LASTS.exec(String(lasts.values[0])) ?? []
  const total = (begins.minutes ?? 0) + (+weeks * 7 + +days) * 1440 + +hours * 60 + +minutes
  if (!(total >= (begins.minutes ?? 0))) throw new FeedFault('unreadable', shortened(lasts.line))
  const day = addDays(begins.day, Math.min(Math.floor(total / 1440), 3_650))
  return { day, minutes: begins.minutes === null ? null : total % 1440 }
}

/** Who is there so late has the night, too. */
const STAYS_THE_NIGHT = 20 * 60

/**
 * How many nights an event takes from its first day on: those between its first and its last day. A last moment late in
 * the evening takes that night; a whole day that says it ends on itself takes its own, for it is meant to take one.
 */
const nightsBetween = (begins: LocalTime, ends: LocalTime): number => {
  const nights = Math.max(0, daysBetween(begins.day, ends.day))
  if (begins.minutes === null) return Math.max(1, nights)
  return ends.minutes !== null && ends.minutes >= STAYS_THE_NIGHT ? nights + 1 : nights
}

type Repeated = { range: Range; also: Day[]; not: Day[] }

const timesOf = (first: Day, nights: number, rule: Property | undefined, { range, also, not }: Repeated) => {
  const from = addDays(range.from, 1 - nights)
  const days = rule
    ? repeatedDays(first, repetitionOf(rule.values[0], rule.line), { from, until: range.until })
    : [first]
  if (!days) throw new FeedFault('repeats', shortened(rule?.line ?? { number: 0, text: '' }))
  const left = new Set(not)
  return [...new Set([...days, ...also])]
    .filter((day) => !left.has(day) && nights > 0)
    .map((day) => ({ from: day, until: addDays(day, nights) }))
    .filter(({ from, until }) => until > range.from && from < range.until)
}
