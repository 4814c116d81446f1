import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { addDays, type Day } from '../../../../kernel/day.ts'
import type { Db } from '../../../../platform/database/db.ts'
import { CLOSING_KINDS, takeForFeeds } from '../../availability.store.ts'
import { closing, takenNight } from '../../availability.table.ts'
import type { Feed } from '../feeds.store.ts'
import type { SyncPlan } from './sync-plan.ts'

const AT_ONCE = 1_000

/** Writes what a reading changes, and takes and frees the nights of it. The villa must be locked. */
export const writePlan = async (tx: Db, feed: Feed, plan: SyncPlan, now: Date): Promise<void> => {
  const { added, changed, same, missed, freed, kept } = plan
  for (const event of changed) await changeEvent(tx, feed.villaId, event, now)
  for (const rows of inParts(added)) await addEvents(tx, feed, rows, now)
  if (same.length) await tx.update(closing).set({ missed: 0, seenAt: now }).where(inArray(closing.id, same))
  const missing = missed.map(({ id }) => id)
  if (missing.length)
    await tx
      .update(closing)
      .set({ missed: sql`${closing.missed} + 1` })
      .where(inArray(closing.id, missing))
  await dropEvents(
    tx,
    feed.villaId,
    freed.map(({ id }) => id),
  )
  await keepEvents(
    tx,
    feed,
    kept.map(({ id }) => id),
  )
  await takeForFeeds(tx, feed.villaId, now)
}

const inParts = <T>(rows: T[]): T[][] =>
  Array.from({ length: Math.ceil(rows.length / AT_ONCE) }, (_, part) =>
    rows.slice(part * AT_ONCE, (part + 1) * AT_ONCE),
  )

export const addEvents = (tx: Db, feed: Feed, events: SyncPlan['added'], now: Date) => {
  const { id: feedId, villaId, source: kind, name: createdBy } = feed
  const rows = events.map(({ uid, from, until, title: note, isBlock }) => ({
    ...{ feedId, villaId, kind, createdBy, uid, from, until, note, isBlock },
    ...{ seenAt: now, createdAt: now },
  }))
  // a stay that is over may come again with other dates
  const set = {
    ...{ from: sql`excluded.starts_on`, until: sql`excluded.ends_before`, note: sql`excluded.note` },
    ...{ isBlock: sql`excluded.is_block`, missed: 0, seenAt: now },
  }
  return tx
    .insert(closing)
    .values(rows)
    .onConflictDoUpdate({ target: [closing.feedId, closing.uid], set })
}

export const changeEvent = async (tx: Db, villaId: number, event: SyncPlan['changed'][number], now: Date) => {
  const { id, uid, from, until, title: note, isBlock } = event
  await tx.update(closing).set({ uid, from, until, note, isBlock, missed: 0, seenAt: now }).where(eq(closing.id, id))
  const outside = sql`NOT (${takenNight.night} >= ${from} AND ${takenNight.night} < ${until})`
  await tx.delete(takenNight).where(and(heldByEvents(villaId, [id]), outside))
}

const heldByEvents = (villaId: number, ids: number[]) =>
  and(eq(takenNight.villaId, villaId), inArray(takenNight.kind, [...CLOSING_KINDS]), inArray(takenNight.holderId, ids))

/** Forgets events and frees what they held. */
export const dropEvents = async (tx: Db, villaId: number, ids: number[]): Promise<void> => {
  if (!ids.length) return
  await tx.delete(takenNight).where(heldByEvents(villaId, ids))
  await tx.delete(closing).where(inArray(closing.id, ids))
}

/**
 * Makes events closings of ours: each run of nights that they hold is one, with a note of where it came from. What they
 * only wanted is forgotten.
 */
export const keepEvents = async (tx: Db, feed: Feed, ids: number[]): Promise<void> => {
  if (!ids.length) return
  const kind = feed.source === 'owner-stay' ? 'owner-stay' : 'closing'
  const nights = await tx
    .select({ night: takenNight.night, id: takenNight.holderId, note: closing.note, createdBy: closing.createdBy })
    .from(takenNight)
    .innerJoin(closing, eq(closing.id, takenNight.holderId))
    .where(heldByEvents(feed.villaId, ids))
    .orderBy(asc(takenNight.night))
  for (const { from, until, id, note, createdBy } of runsOf(nights)) {
    const [made] = await tx
      .insert(closing)
      .values({
        ...{ villaId: feed.villaId, from, until, kind, createdBy, createdAt: feed.createdAt },
        note: [feed.name, note].filter(Boolean).join(': ').slice(0, 300),
      })
      .returning({ id: closing.id })
    await tx
      .update(takenNight)
      .set({ kind, holderId: made?.id ?? id })
      .where(and(heldByEvents(feed.villaId, [id]), sql`${takenNight.night} BETWEEN ${from} AND ${until}`))
  }
  await tx.delete(closing).where(inArray(closing.id, ids))
}

type Run = { id: number; from: Day; until: Day; note: string; createdBy: string }
const runsOf = (nights: { night: Day; id: number; note: string; createdBy: string }[]): Run[] => {
  const runs: Run[] = []
  for (const { night, ...of } of nights) {
    const last = runs.at(-1)
    if (last?.id === of.id && last.until === night) last.until = addDays(night, 1)
    else runs.push({ ...of, from: night, until: addDays(night, 1) })
  }
  return runs
}

/** The ids of all events of a feed, over or not. */
export const eventIdsOf = async (tx: Db, feedId: number): Promise<number[]> =>
  (
    await tx
      .select({ id: closing.id })
      .from(closing)
      .where(and(eq(closing.feedId, feedId), isNotNull(closing.feedId)))
  ).map(({ id }) => id)

/** Frees every night of a feed and forgets its events; other feeds take what they have of them. */
export const freeEvents = async (tx: Db, feed: Feed, now: Date): Promise<void> => {
  await dropEvents(tx, feed.villaId, await eventIdsOf(tx, feed.id))
  await takeForFeeds(tx, feed.villaId, now)
}
