import { boolean, date, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant, key } from '../../platform/database/columns.ts'
import { account } from '../accounts/accounts.table.ts'
import { villa } from '../villas/villas.table.ts'
import type { BlockKind, HolderKind } from './calendar.shape.ts'
import type { FeedError, FeedReading, FeedSource, Quarantine, SyncChange } from './feeds/feed.shape.ts'

/**
 * Every taken night of every villa. The primary key is the judge: a night has one holder.
 * `expiresAt` is the end of an option; a night past it counts as free in every read.
 */
export const takenNight = pgTable(
  'taken_night',
  {
    /** No key to the villa: its holder has one, and a check of each night by itself costs a hold seven questions. */
    villaId: integer('villa_id').notNull(),
    night: date({ mode: 'string' }).notNull(),
    kind: text().$type<HolderKind>().notNull(),
    holderId: integer('holder_id').notNull(),
    expiresAt: instant('expires_at'),
  },
  (table) => [primaryKey({ columns: [table.villaId, table.night] })],
)

/**
 * A foreign calendar that is read again and again (iCal). A miss or a fault never frees a night: what is known stays
 * until the feed has said twice that it is gone.
 */
export const calendarFeed = pgTable(
  'calendar_feed',
  {
    id: key(),
    villaId: integer('villa_id')
      .notNull()
      .references(() => villa.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** Has the secret of the foreign calendar: never shown whole, never logged. */
    url: text().notNull(),
    source: text().$type<FeedSource>().notNull().default('external'),
    everyMinutes: integer('every_minutes').notNull().default(15),
    /** False = what vanishes from the feed is opened by a person only. */
    freesBySelf: boolean('frees_by_self').notNull().default(true),
    triedAt: instant('tried_at'),
    /** When it was last read whole. */
    readAt: instant('read_at'),
    nextAt: instant('next_at').notNull(),
    failures: integer().notNull().default(0),
    error: jsonb().$type<FeedError>(),
    /** What the last whole reading had. */
    reading: jsonb().$type<FeedReading>(),
    quarantine: jsonb().$type<Quarantine>(),
    /** How the last readings went, the newest last: a letter each (`feed-health.ts`). */
    recent: text().notNull().default(''),
    createdBy: text('created_by').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index().on(table.villaId), index('calendar_feed_next').on(table.nextAt)],
)

/**
 * What the last reading changed, one row a feed, so that it can be taken back for a day: the events it added, and those
 * it changed, freed or kept as they were before.
 */
export const feedSync = pgTable('feed_sync', {
  feedId: integer('feed_id')
    .primaryKey()
    .references(() => calendarFeed.id, { onDelete: 'cascade' }),
  at: instant('at').notNull(),
  by: text('synced_by').notNull(),
  changed: jsonb().$type<SyncChange>().notNull(),
})

/** The secret address under which others read a villa's calendar. A new version ends the address before it. */
export const calendarExport = pgTable('calendar_export', {
  villaId: integer('villa_id')
    .primaryKey()
    .references(() => villa.id, { onDelete: 'cascade' }),
  version: integer().notNull().default(1),
  /** Until when the address before this version still works. */
  formerUntil: instant('former_until'),
  showsOptions: boolean('shows_options').notNull().default(true),
})

/** Who reads a villa's calendar, by what the reader calls itself (Airbnb, Booking.com, …): one row a kind of reader. */
export const calendarReader = pgTable(
  'calendar_reader',
  {
    villaId: integer('villa_id')
      .notNull()
      .references(() => villa.id, { onDelete: 'cascade' }),
    reader: text().notNull(),
    readAt: instant('read_at').notNull(),
    reads: integer().notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.villaId, table.reader] })],
)

/**
 * Dates that are not sold: closed by staff or an owner, or taken in a foreign calendar. Its nights are in taken_night,
 * for a foreign calendar only those that nobody else held: the rest is a conflict until they are free.
 */
export const closing = pgTable(
  'closing',
  {
    id: key(),
    villaId: integer('villa_id')
      .notNull()
      .references(() => villa.id),
    from: date('starts_on', { mode: 'string' }).notNull(),
    until: date('ends_before', { mode: 'string' }).notNull(),
    kind: text().$type<BlockKind>().notNull(),
    note: text().notNull().default(''),
    createdBy: text('created_by').notNull(),
    /** The owner who closed them; null = the agency did. */
    ownerId: integer('owner_id').references(() => account.id),
    createdAt: instant('created_at').notNull(),
    feedId: integer('feed_id').references(() => calendarFeed.id),
    /** The event in its feed; an event that repeats has one for each time. */
    uid: text(),
    /** A portal closed these nights and nobody stays: they are taken where they are free, and never a conflict. */
    isBlock: boolean('is_block').notNull().default(false),
    /** How many whole readings in a row did not have the event any more. */
    missed: integer().notNull().default(0),
    seenAt: instant('seen_at'),
  },
  (table) => [
    index('closing_of_villa').on(table.villaId, table.until),
    index('closing_end').on(table.until, table.id),
    uniqueIndex('closing_of_feed').on(table.feedId, table.uid),
  ],
)
