import { and, asc, eq, gt, isNotNull, isNull, lte } from 'drizzle-orm'
import type { Day } from '../../kernel/day.ts'
import type { Db } from '../../platform/database/db.ts'
import { town } from '../places/places.table.ts'
import { villa } from '../villas/villas.table.ts'
import { stayWatch } from './watches.table.ts'

export type WatchRow = typeof stayWatch.$inferSelect

/** What an address watches, confirmed or not, of stays that lie ahead. */
export const openWatchesOf = (db: Db, email: string, today: Day): Promise<WatchRow[]> =>
  db
    .select()
    .from(stayWatch)
    .where(and(eq(stayWatch.email, email), isNull(stayWatch.endedAt), gt(stayWatch.checkIn, today)))

export const putWatch = async (tx: Db, row: Omit<typeof stayWatch.$inferInsert, 'id'>): Promise<WatchRow | undefined> =>
  (await tx.insert(stayWatch).values(row).returning())[0]

export const watchByHash = async (db: Db, tokenHash: string): Promise<WatchRow | undefined> =>
  (await db.select().from(stayWatch).where(eq(stayWatch.tokenHash, tokenHash)))[0]

/** The villa of a watch as mails and pages name it. */
export const watchedVilla = async (db: Db, villaId: number) =>
  (
    await db
      .select({ slug: villa.slug, name: villa.name, town: town.name })
      .from(villa)
      .innerJoin(town, eq(town.id, villa.townId))
      .where(eq(villa.id, villaId))
  )[0]

export const writeWatch = (db: Db, id: number, change: Partial<WatchRow>) =>
  db.update(stayWatch).set(change).where(eq(stayWatch.id, id))

/** Confirmed watches of stays ahead, the longest ago looked at first; nobody else looks at them meanwhile. */
export const takeDueWatches = (tx: Db, today: Day, since: Date, count: number): Promise<WatchRow[]> =>
  tx
    .select()
    .from(stayWatch)
    .where(
      and(
        isNotNull(stayWatch.confirmedAt),
        isNull(stayWatch.endedAt),
        gt(stayWatch.checkIn, today),
        lte(stayWatch.lookedAt, since),
      ),
    )
    .orderBy(asc(stayWatch.lookedAt), asc(stayWatch.id))
    .limit(count)
    .for('update', { skipLocked: true })
