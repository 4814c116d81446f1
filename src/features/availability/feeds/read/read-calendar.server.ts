import { createHash } from 'node:crypto'
import { addDays, type Day, daysBetween } from '../../../../kernel/day.ts'
import { FURTHEST_DAYS } from '../../../../kernel/limits.ts'
import type { FeedError, FeedSource } from '../feed.shape.ts'
import { type EventBlock, eventBlocks, FeedFault } from './calendar-lines.ts'
import { type FeedEvent, withoutHabits } from './portal-habits.ts'
import { type RawEvent, readEvent } from './read-event.server.ts'

/**
 * What a whole feed says as of a day. `unread` are the events that could not be read: nothing is known of them, so
 * nothing of them is gone; `blind` when one of these did not even say which it is.
 */
export type WholeReading = {
  events: FeedEvent[]
  leftOut: number
  faults: FeedError[]
  unread: Set<string>
  blind: boolean
}
type Question = { today: Day; ownHost: string; source: FeedSource }

export const MOST_EVENTS = 5_000
const MOST_NIGHTS = 20_000
const MOST_REPEATING = 300
const MOST_FAULTS = 20
const LONGEST_PAST = 365

/**
 * Reads a calendar file. What is over, begins beyond two years, is cancelled, takes no time or is our own coming back
 * is not among its events. Throws a FeedFault for a file that can't be trusted as a whole.
 */
export const readCalendar = (file: string, { today, ownHost, source }: Question): WholeReading => {
  const blocks = eventBlocks(file, MOST_EVENTS)
  if (blocks.filter(({ lines }) => lines.some(({ text }) => /^RRULE/i.test(text))).length > MOST_REPEATING)
    throw new FeedFault('too-many')
  const range = { from: today, until: addDays(today, FURTHEST_DAYS) }
  const { events: raw, faults, unread, blind } = readEach(blocks, range)
  const latest = latestOf(raw)
  const busy = latest.filter((event) => !event.isCancelled && !isFree(event, source))
  const foreign = busy.filter(({ uid }) => !isOurs(uid, ownHost))
  const read = withoutHabits(named(foreign, range), today)
  const leftOut = latest.filter((event) => event.times.length > 0 && !event.isCancelled).length - foreign.length
  const nights = read.events.reduce((sum, { from, until }) => sum + daysBetween(from, until), 0)
  if (read.events.length > MOST_EVENTS || nights > MOST_NIGHTS) throw new FeedFault('too-many')
  return { ...read, leftOut: read.leftOut + leftOut, faults: faults.slice(0, MOST_FAULTS), unread, blind }
}

/** Our own export, read by a portal and given back. */
const isOurs = (uid: string, host: string): boolean => uid.toLowerCase().endsWith(`@${host.toLowerCase()}`)

/**
 * Time that is marked as free. In somebody's own calendar a whole day is marked so by itself (Google), and it is what
 * the owner wrote down.
 */
const isFree = ({ isTransparent, isAllDay }: RawEvent, source: FeedSource): boolean =>
  isTransparent && !(source === 'owner-stay' && isAllDay)

const readEach = (blocks: EventBlock[], range: { from: Day; until: Day }) => {
  const events: RawEvent[] = []
  const faults: FeedError[] = []
  const unread = new Set<string>()
  let blind = false
  for (const block of blocks) {
    try {
      const event = readEvent(block, range)
      events.push(event)
      if (event.warning) faults.push(event.warning)
    } catch (error) {
      if (!(error instanceof FeedFault)) throw error
      faults.push(error.error)
      const uid = /^UID[^:]*:(.+)$/i.exec(block.lines.find(({ text }) => /^UID/i.test(text))?.text ?? '')?.[1]?.trim()
      if (uid) unread.add(keyOf(uid))
      else blind = true
    }
  }
  return { events, faults, unread, blind }
}

/** Of several versions of one event the last; one that changes a single time of a repeated event takes its place. */
const latestOf = (events: RawEvent[]): RawEvent[] => {
  const byUid = Map.groupBy(events, ({ uid, insteadOf }) => `${uid} ${insteadOf ?? ''}`)
  const latest = [...byUid.values()].flatMap((same) => {
    if (same[0]?.uid === '') return same
    const last = same.reduce((highest, { sequence }) => Math.max(highest, sequence), 0)
    return same.filter(({ sequence }) => sequence === last)
  })
  const replaced = new Set(latest.flatMap(({ uid, insteadOf }) => (insteadOf ? [`${uid} ${insteadOf}`] : [])))
  return latest.map((event) =>
    event.insteadOf
      ? event
      : { ...event, times: event.times.filter(({ from }) => !replaced.has(`${event.uid} ${from}`)) },
  )
}

/** Each time by its name in the feed; those that share one are told apart by the day they begin on. */
const named = (events: RawEvent[], range: { from: Day; until: Day }): FeedEvent[] => {
  const all = events.flatMap(({ times, ...event }) => times.map((time) => ({ ...event, ...time })))
  const uses = Map.groupBy(all, ({ uid }) => uid)
  const oldest = addDays(range.from, -LONGEST_PAST)
  const byKey = new Map<string, FeedEvent>()
  for (const { uid, title, repeats, insteadOf, from, until } of all) {
    const isAlone = uid !== '' && !repeats && insteadOf === null && uses.get(uid)?.length === 1
    const key = keyOf(isAlone ? uid : `${uid || title}#${from}#${until}`)
    byKey.set(key, {
      ...{ uid: key, title, isBlock: false },
      from: from < oldest ? oldest : from,
      until: until > range.until ? range.until : until,
    })
  }
  return [...byKey.values()]
}

const LONGEST_KEY = 200
/** What is stored of a name in a feed: itself, or its hash when it is very long. */
const keyOf = (uid: string): string => {
  const clean = uid.replace(/\p{Cc}+/gu, ' ').trim()
  return clean.length > LONGEST_KEY ? createHash('sha256').update(clean).digest('hex') : clean
}
