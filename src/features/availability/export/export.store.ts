import { and, asc, desc, eq, gt, gte, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import type { Day } from '../../../kernel/day.ts'
import type { Db } from '../../../platform/database/db.ts'
import { calendarExport, calendarFeed, calendarReader, closing, takenNight } from '../availability.table.ts'
import type { Reader } from './readers.ts'

export type Export = { version: number; formerUntil: Date | null; showsOptions: boolean }

/** How a villa's calendar is exported; one that nobody has touched is at its first version. */
export const exportOf = async (db: Db, villaId: number): Promise<Export> => {
  const [row] = await db.select().from(calendarExport).where(eq(calendarExport.villaId, villaId))
  return row ?? { version: 1, formerUntil: null, showsOptions: true }
}

export const setShowsOptions = (db: Db, villaId: number, showsOptions: boolean) =>
  db
    .insert(calendarExport)
    .values({ villaId, showsOptions })
    .onConflictDoUpdate({ target: calendarExport.villaId, set: { showsOptions } })

/** The next version; the one before works until `formerUntil`. */
export const nextVersion = (db: Db, villaId: number, formerUntil: Date | null) =>
  db
    .insert(calendarExport)
    .values({ villaId, version: 2, formerUntil })
    .onConflictDoUpdate({
      target: calendarExport.villaId,
      set: { version: sql`${calendarExport.version} + 1`, formerUntil },
    })

export const readersOf = (db: Db, villaId: number) =>
  db.select().from(calendarReader).where(eq(calendarReader.villaId, villaId)).orderBy(desc(calendarReader.readAt))

const NOTED_EVERY_MS = 60_000

/** Notes that somebody has read a calendar; at most once a minute, so that reading much writes little. */
export const noteReader = (db: Db, villaId: number, reader: Reader, now: Date) =>
  db
    .insert(calendarReader)
    .values({ villaId, reader, readAt: now })
    .onConflictDoUpdate({
      target: [calendarReader.villaId, calendarReader.reader],
      set: { readAt: now, reads: sql`${calendarReader.reads} + 1` },
      setWhere: lt(calendarReader.readAt, new Date(now.getTime() - NOTED_EVERY_MS)),
    })

/** The coming living nights of a villa, each with the address of the feed that it came from. */
export const nightsToTell = (db: Db, villaId: number, { today, now }: { today: Day; now: Date }) =>
  db
    .select({ night: takenNight.night, kind: takenNight.kind, feedUrl: calendarFeed.url })
    .from(takenNight)
    .leftJoin(
      closing,
      and(eq(closing.id, takenNight.holderId), inArray(takenNight.kind, ['external', 'owner-stay']), isFeeds),
    )
    .leftJoin(calendarFeed, eq(calendarFeed.id, closing.feedId))
    .where(
      and(
        eq(takenNight.villaId, villaId),
        gte(takenNight.night, today),
        or(isNull(takenNight.expiresAt), gt(takenNight.expiresAt, now)),
      ),
    )
    .orderBy(asc(takenNight.night))

const isFeeds = eq(closing.villaId, takenNight.villaId)
