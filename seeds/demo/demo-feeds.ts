import { and, asc, eq, gt } from 'drizzle-orm'
import { takeForFeeds } from '../../src/features/availability/availability.store.ts'
import {
  calendarFeed,
  calendarReader,
  closing,
  takenNight,
} from '../../src/features/availability/availability.table.ts'
import type { FeedError, FeedReading } from '../../src/features/availability/feeds/feed.shape.ts'
import { reservation } from '../../src/features/reservations/reservations.table.ts'
import { addDays, type Day, dayInIstanbul, daysBetween } from '../../src/kernel/day.ts'
import { found } from '../../src/kernel/refusal.ts'
import type { Db } from '../../src/platform/database/db.ts'
import type { DemoVilla } from './demo-catalogue.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/**
 * Foreign calendars in every state of health, and one conflict. Their addresses are of hosts that exist nowhere: what
 * reads them finds nobody and changes no night; those that are well are not due for a month.
 */
export const fillFeeds = async (db: Db, [first, second]: DemoVilla[], now: Date): Promise<void> => {
  await fillHealth(db, found(first).id, now)
  await fillConflict(db, found(second).id, now)
}

type Range = { from: Day; until: Day }
type Health = {
  name: string
  url: string
  source?: 'owner-stay'
  everyMinutes?: number
  readMinutesAgo: number
  dueInMinutes?: number
  recent: string
  failures?: number
  error?: FeedError
  faults?: FeedError[]
  leftOut?: number
  events: number
  nights: number
  /** So many of its events were not in the last reading any more, and it is quarantined for it. */
  lost?: number
}

const MONTH_MINUTES = 30 * 24 * 60
const OK = 'o'.repeat(24)

const HEALTH: Health[] = [
  {
    ...{ name: 'Booking.com', url: 'https://ical.booking.example/v1/export/7c2f.ics', readMinutesAgo: 26 },
    ...{ recent: `${OK.slice(1)}q`, events: 5, nights: 3, lost: 3 },
  },
  {
    ...{ name: 'Airbnb', url: 'https://www.airbnb.example/calendar/ical/5541.ics?s=0', readMinutesAgo: 6 },
    ...{ recent: OK, events: 4, nights: 2, leftOut: 2, everyMinutes: 1440 },
  },
  {
    ...{ name: 'Villacım.com.tr', url: 'https://villacim.example/ics.php?v=88', readMinutesAgo: 19 * 60 },
    ...{ recent: `${OK.slice(5)}xxxxx`, events: 2, nights: 3, failures: 5, dueInMinutes: 340 },
    error: { code: 'status', status: 404 },
  },
  {
    ...{ name: 'Nermin Hanım’ın Google takvimi', url: 'https://calendar.google.example/calendar/ical/n/basic.ics' },
    ...{ source: 'owner-stay', readMinutesAgo: 125, recent: `${OK.slice(6)}wooowo`, events: 2, nights: 2 },
    faults: [{ code: 'zone', line: 14, text: 'DTSTART;TZID=Europa/Ist:20270114T160000' }],
  },
]

const fillHealth = async (db: Db, villaId: number, now: Date): Promise<void> => {
  const free = await freeRanges(db, villaId, now)
  for (const health of HEALTH) {
    const ranges = Array.from({ length: health.events }, () => free.next(health.nights))
    const lost = ranges.slice(0, health.lost ?? 0)
    const nights = ranges.reduce((sum, { from, until }) => sum + daysBetween(from, until), 0)
    const quarantine = lost.length ? { since: minutesAgo(now, 26).toISOString(), had: nights, lost } : null
    const { leftOut = 0, faults = [] } = health
    const reading: FeedReading = { events: health.events - lost.length, nights, leftOut, faults }
    const feedId = await addFeed(db, { villaId, health, now, reading, quarantine })
    await addEvents(db, { villaId, feedId, ranges, health, now })
  }
  await takeForFeeds(db, villaId, now)
  await db.insert(calendarReader).values([
    { villaId, reader: 'airbnb', readAt: minutesAgo(now, 12), reads: 214 },
    { villaId, reader: 'booking', readAt: minutesAgo(now, 41), reads: 96 },
    { villaId, reader: 'google', readAt: minutesAgo(now, 9 * 24 * 60), reads: 31 },
  ])
}

type Fed = {
  villaId: number
  health: Health
  now: Date
  reading: FeedReading
  quarantine: (typeof calendarFeed.$inferInsert)['quarantine']
}

const addFeed = async (db: Db, { villaId, health, now, reading, quarantine }: Fed): Promise<number> => {
  const { name, url, source = 'external', everyMinutes = 15, recent, failures = 0, error = null } = health
  const readAt = minutesAgo(now, health.readMinutesAgo)
  const nextAt = minutesAgo(now, -(health.dueInMinutes ?? MONTH_MINUTES))
  const by = { createdBy: 'Deniz Aksoy', createdAt: new Date(now.getTime() - 120 * DAY) }
  const [feed] = await db
    .insert(calendarFeed)
    .values({
      ...{ villaId, name, url, source, everyMinutes, recent, failures, error, reading, quarantine },
      ...{ readAt, triedAt: readAt, nextAt, ...by },
    })
    .returning({ id: calendarFeed.id })
  return found(feed).id
}

type Events = { villaId: number; feedId: number; ranges: Range[]; health: Health; now: Date }

const addEvents = (db: Db, { villaId, feedId, ranges, health, now }: Events) =>
  db.insert(closing).values(
    ranges.map((range, index) => ({
      ...{ villaId, feedId, ...range, kind: health.source ?? ('external' as const), createdBy: health.name },
      uid: `demo-${feedId}-${index}@${new URL(health.url).hostname}`,
      note: health.source ? 'Ailecek' : 'Reserved',
      seenAt: minutesAgo(now, health.readMinutesAgo),
      createdAt: new Date(now.getTime() - (30 - index) * DAY),
    })),
  )

/** An event that came two hours ago over the first two nights of somebody’s coming stay. */
const fillConflict = async (db: Db, villaId: number, now: Date): Promise<void> => {
  const soon = addDays(dayInIstanbul(now), 9)
  const [stay] = await db
    .select()
    .from(reservation)
    .where(and(eq(reservation.villaId, villaId), eq(reservation.status, 'CONFIRMED'), gt(reservation.checkIn, soon)))
    .orderBy(asc(reservation.checkIn))
    .limit(1)
  if (!stay) return
  const health: Health = {
    ...{ name: 'Airbnb', url: 'https://www.airbnb.example/calendar/ical/7702.ics?s=1', everyMinutes: 1440 },
    ...{ readMinutesAgo: 4, recent: OK, events: 1, nights: 3 },
  }
  const range = { from: addDays(stay.checkIn, -1), until: addDays(stay.checkIn, 2) }
  const reading: FeedReading = { events: 1, nights: 3, leftOut: 0, faults: [] }
  const feedId = await addFeed(db, { villaId, health, now, reading, quarantine: null })
  await addEvents(db, { villaId, feedId, ranges: [range], health, now })
  await db
    .update(closing)
    .set({ createdAt: minutesAgo(now, 122) })
    .where(eq(closing.feedId, feedId))
  await takeForFeeds(db, villaId, now)
}

const minutesAgo = (now: Date, minutes: number): Date => new Date(now.getTime() - minutes * MINUTE)

const HORIZON = 300

/** Free nights of a villa from next week on, one run after the other with a night between them. */
const freeRanges = async (db: Db, villaId: number, now: Date) => {
  const today = dayInIstanbul(now)
  const rows = await db.select({ night: takenNight.night }).from(takenNight).where(eq(takenNight.villaId, villaId))
  const taken = new Set(rows.map(({ night }) => night))
  let cursor = addDays(today, 7)
  const isFree = (from: Day, nights: number) =>
    Array.from({ length: nights + 2 }, (_, index) => addDays(from, index - 1)).every((night) => !taken.has(night))
  return {
    next(nights: number): Range {
      while (!isFree(cursor, nights) && daysBetween(today, cursor) < HORIZON) cursor = addDays(cursor, 1)
      const from = cursor
      cursor = addDays(from, nights + 1)
      return { from, until: addDays(from, nights) }
    },
  }
}
