import { and, eq, gt, gte, inArray, isNull, or } from 'drizzle-orm'
import type { Day } from '../../../../kernel/day.ts'
import type { Db } from '../../../../platform/database/db.ts'
import { RESERVATION_KINDS, takeForFeeds } from '../../availability.store.ts'
import { closing, feedSync, takenNight } from '../../availability.table.ts'
import type { SyncChange } from '../feed.shape.ts'
import type { Feed } from '../feeds.store.ts'
import { addEvents, changeEvent, dropEvents } from './events.store.ts'
import type { KnownEvent, SyncPlan } from './sync-plan.ts'

/** What a plan changes, so that it can be taken back; undefined when it changes nothing that could be. */
export const changeOf = (plan: SyncPlan, known: readonly KnownEvent[]): SyncChange | undefined => {
  const { added, changed, freed, kept } = plan
  if (kept.length || added.length + changed.length + freed.length === 0) return undefined
  const byId = new Map(known.map((event) => [event.id, event]))
  return {
    added: added.map(({ uid }) => uid),
    changed: changed.flatMap(({ id, uid }) => {
      const before = byId.get(id)
      return before ? [{ now: uid, before: eventOf(before) }] : []
    }),
    freed: freed.map(eventOf),
  }
}

const eventOf = ({ uid, from, until, title, isBlock }: KnownEvent) => ({ uid, from, until, title, isBlock })

/** Remembers what a reading changed, in place of what the one before did. */
export const noteSync = async (tx: Db, row: typeof feedSync.$inferInsert): Promise<void> => {
  await tx.insert(feedSync).values(row).onConflictDoUpdate({ target: feedSync.feedId, set: row })
}

export const forgetSync = (tx: Db, feedId: number) => tx.delete(feedSync).where(eq(feedSync.feedId, feedId))

export const lastSync = async (db: Db, feedId: number) =>
  (await db.select().from(feedSync).where(eq(feedSync.feedId, feedId)))[0]

/** The coming nights of a villa that living reservations hold. */
export const nightsOfReservations = async (
  tx: Db,
  villaId: number,
  { today, now }: { today: Day; now: Date },
): Promise<Day[]> => {
  const living = or(isNull(takenNight.expiresAt), gt(takenNight.expiresAt, now))
  const ours = and(eq(takenNight.villaId, villaId), inArray(takenNight.kind, [...RESERVATION_KINDS]))
  const rows = await tx
    .select({ night: takenNight.night })
    .from(takenNight)
    .where(and(ours, gte(takenNight.night, today), living))
  return rows.map(({ night }) => night)
}

/** Makes the events of a feed what they were before a reading, with their nights. The villa must be locked. */
export const putBack = async (
  tx: Db,
  feed: Feed,
  { done: { added, changed, freed }, now }: { done: SyncChange; now: Date },
): Promise<void> => {
  const rows = await tx.select({ id: closing.id, uid: closing.uid }).from(closing).where(eq(closing.feedId, feed.id))
  const idOf = new Map(rows.map(({ id, uid }) => [uid, id]))
  const idsOf = (uids: string[]) => uids.flatMap((uid) => idOf.get(uid) ?? [])
  await dropEvents(tx, feed.villaId, idsOf(added))
  for (const { now: uid, before } of changed)
    for (const id of idsOf([uid])) await changeEvent(tx, feed.villaId, { id, ...before }, now)
  if (freed.length) await addEvents(tx, feed, freed, now)
  await takeForFeeds(tx, feed.villaId, now)
  await forgetSync(tx, feed.id)
}
