import { and, asc, count, desc, eq, gt, inArray, isNotNull, lte, ne, or, type SQL, sql } from 'drizzle-orm'
import { type Day, dayInIstanbul } from '../../../kernel/day.ts'
import { found } from '../../../kernel/refusal.ts'
import type { Db } from '../../../platform/database/db.ts'
import { villa } from '../../villas/villas.table.ts'
import { calendarFeed, closing, feedSync, takenNight } from '../availability.table.ts'
import { LATE_TIMES, STALE_MINUTES } from './feed-health.ts'
import type { KnownEvent } from './sync/sync-plan.ts'

export type Feed = typeof calendarFeed.$inferSelect
export type FeedWithNights = Feed & {
  villa: string
  nights: number
  missing: number
  sync: typeof feedSync.$inferSelect | null
}

export const feedById = async (db: Db, id: number): Promise<Feed | undefined> =>
  (await db.select().from(calendarFeed).where(eq(calendarFeed.id, id)))[0]

export const feedByUrl = async (db: Db, villaId: number, url: string): Promise<Feed | undefined> =>
  (
    await db
      .select()
      .from(calendarFeed)
      .where(and(eq(calendarFeed.villaId, villaId), eq(calendarFeed.url, url)))
  )[0]

export const feedIdsOf = async (db: Db, villaId: number): Promise<number[]> =>
  (await db.select({ id: calendarFeed.id }).from(calendarFeed).where(eq(calendarFeed.villaId, villaId))).map(
    ({ id }) => id,
  )

export const addFeed = async (db: Db, row: typeof calendarFeed.$inferInsert): Promise<Feed> => {
  const [added] = await db.insert(calendarFeed).values(row).returning()
  return found(added)
}

/** Changes a feed, as long as it still has the address that was read; another address is another calendar. */
export const changeFeedRow = (
  db: Db,
  { id, url }: Pick<Feed, 'id' | 'url'>,
  row: Partial<typeof calendarFeed.$inferInsert>,
) =>
  db
    .update(calendarFeed)
    .set(row)
    .where(and(eq(calendarFeed.id, id), eq(calendarFeed.url, url)))

export const deleteFeedRow = (tx: Db, id: number) => tx.delete(calendarFeed).where(eq(calendarFeed.id, id))

/** The feeds whose time has come, the longest due first. */
export const dueFeeds = async (db: Db, now: Date, most: number): Promise<number[]> =>
  (
    await db
      .select({ id: calendarFeed.id })
      .from(calendarFeed)
      .where(lte(calendarFeed.nextAt, now))
      .orderBy(asc(calendarFeed.nextAt), asc(calendarFeed.id))
      .limit(most)
  ).map(({ id }) => id)

/** The events of a feed that are not over. */
export const knownEvents = (db: Db, feedId: number, today: Day): Promise<KnownEvent[]> =>
  db
    .select({
      id: closing.id,
      uid: sql<string>`coalesce(${closing.uid}, '')`,
      from: closing.from,
      until: closing.until,
      title: closing.note,
      isBlock: closing.isBlock,
      missed: closing.missed,
    })
    .from(closing)
    .where(and(eq(closing.feedId, feedId), gt(closing.until, today)))
    .orderBy(asc(closing.from), asc(closing.id))

const nightsHeld = (today: Day, where?: SQL) =>
  sql<number>`(SELECT count(*)::int FROM ${takenNight} JOIN ${closing} ON closing.id = taken_night.holder_id
    AND closing.villa_id = taken_night.villa_id AND taken_night.kind IN ('external', 'owner-stay')
    WHERE closing.feed_id = ${calendarFeed.id} AND taken_night.night >= ${today}${where ? sql` AND ${where}` : sql``})`

const feeds = (db: Db, today: Day) => {
  const missing = nightsHeld(today, sql`closing.missed > 0`)
  return db
    .select({ feed: calendarFeed, villa: villa.name, nights: nightsHeld(today), missing, sync: feedSync })
    .from(calendarFeed)
    .leftJoin(feedSync, eq(feedSync.feedId, calendarFeed.id))
    .innerJoin(villa, eq(villa.id, calendarFeed.villaId))
    .$dynamic()
}

const plain = ({ feed, ...more }: Awaited<ReturnType<typeof feeds>>[number]): FeedWithNights => ({ ...feed, ...more })

/** The feeds of a villa with the coming nights they keep closed. */
export const feedsOfVilla = async (db: Db, villaId: number, today: Day): Promise<FeedWithNights[]> =>
  (await feeds(db, today).where(eq(calendarFeed.villaId, villaId)).orderBy(asc(calendarFeed.id))).map(plain)

export const feedWithNights = async (db: Db, id: number, today: Day): Promise<FeedWithNights | undefined> =>
  (await feeds(db, today).where(eq(calendarFeed.id, id))).map(plain)[0]

const MOST_FEEDS = 2_000

/** Whatever `healthOf` doesn't call healthy, as SQL. */
const isInTrouble = (now: Date) =>
  or(
    isNotNull(calendarFeed.quarantine),
    gt(calendarFeed.failures, 0),
    sql`coalesce(${calendarFeed.readAt}, ${calendarFeed.createdAt})
      + greatest(${sql.raw(String(STALE_MINUTES))}, ${sql.raw(String(LATE_TIMES))} * ${calendarFeed.everyMinutes}) * interval '1 minute' <= ${now}`,
  )

/** The feeds of all villas, quarantined ones first, then those that fail. */
export const allFeeds = async (db: Db, now: Date, inTrouble: boolean): Promise<FeedWithNights[]> =>
  (
    await feeds(db, dayInIstanbul(now))
      .where(inTrouble ? isInTrouble(now) : undefined)
      .orderBy(sql`${calendarFeed.quarantine} IS NULL`, desc(calendarFeed.failures), asc(calendarFeed.id))
      .limit(MOST_FEEDS)
  ).map(plain)

/** How many feeds there are, and when one of them was read last. */
export const feedFigures = async (db: Db): Promise<{ total: number; lastRead: Date | null }> => {
  const [row] = await db
    .select({ total: count(), lastRead: sql<Date | null>`max(${calendarFeed.readAt})`.mapWith(calendarFeed.readAt) })
    .from(calendarFeed)
  return { total: row?.total ?? 0, lastRead: row?.lastRead ?? null }
}

/** Events of a feed get its kind, and so do the nights they hold. The villa must be locked. */
export const setKindOfEvents = async (tx: Db, { id, villaId }: Feed, kind: Feed['source']): Promise<void> => {
  const events = tx.select({ id: closing.id }).from(closing).where(eq(closing.feedId, id))
  await tx
    .update(takenNight)
    .set({ kind })
    .where(and(eq(takenNight.villaId, villaId), ofClosings, inArray(takenNight.holderId, events)))
  await tx
    .update(closing)
    .set({ kind })
    .where(and(eq(closing.feedId, id), ne(closing.kind, kind)))
}

const ofClosings = inArray(takenNight.kind, ['closing', 'owner-stay', 'maintenance', 'external'])
