import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/db.ts'
import { command, insertGiven, rowsOf } from '../../../platform/database/statement.ts'
import type { Season } from '../price-plan.ts'
import { priceChange, season } from '../pricing.table.ts'
import { type SeasonsOfVilla, writesFor } from './price-change.ts'

export type StoredSeason = Season & { villaId: number }

export const seasonById = async (db: Db, id: number): Promise<StoredSeason | undefined> =>
  (await db.select().from(season).where(eq(season.id, id)))[0]

/** The seasons of villas in ascending order, by villa; a villa without any has an empty list. */
export const seasonsOf = async (db: Db, villaIds: readonly number[]): Promise<Map<number, Season[]>> => {
  const rows = await db
    .select()
    .from(season)
    .where(inArray(season.villaId, [...villaIds]))
    .orderBy(asc(season.from))
  const byVilla = new Map<number, Season[]>(villaIds.map((id) => [id, []]))
  for (const { villaId, ...row } of rows) byVilla.get(villaId)?.push(row)
  return byVilla
}

const ADDED = Object.keys({
  ...{ villaId: 0, from: 0, until: 0, nightly: 0, weekly: 0, minNights: 0, arrivalDays: 0, departureDays: 0 },
  ...{ cleaningBelowNights: 0, cleaningFee: 0, prepaymentPercent: 0 },
}) as (keyof typeof season.$inferInsert)[]
const addNew = command('add_seasons', () => insertGiven(season, 'rows', ADDED))
const putBack = command('put_seasons', () => insertGiven(season, 'rows'))

/** Makes the seasons of villas those that are wanted, in a constant number of statements. The villas must be locked. */
export const writeSeasons = async (
  tx: Db,
  stored: Map<number, Season[]>,
  wanted: readonly SeasonsOfVilla[],
): Promise<void> => {
  const writes = wanted.map(({ villaId, seasons }) => ({ villaId, ...writesFor(stored.get(villaId) ?? [], seasons) }))
  const gone = writes.flatMap((each) => [...each.gone, ...each.kept.map(({ id }) => id)])
  if (gone.length) await tx.delete(season).where(inArray(season.id, gone))
  const kept = writes.flatMap((each) => each.kept.map((row) => ({ ...row, villaId: each.villaId })))
  if (kept.length) await putBack(tx, { rows: rowsOf(season, kept) })
  const added = writes.flatMap((each) => each.added.map((row) => ({ ...row, villaId: each.villaId })))
  if (added.length) await addNew(tx, { rows: rowsOf(season, added) })
}

type Change = typeof priceChange.$inferSelect

export const addPriceChange = async (tx: Db, row: Pick<Change, 'by' | 'at' | 'before' | 'after'>): Promise<number> =>
  (await tx.insert(priceChange).values(row).returning({ id: priceChange.id }))[0]?.id ?? 0

/** A bulk change that has not been taken back. */
export const priceChangeById = async (db: Db, id: number): Promise<Change | undefined> =>
  (
    await db
      .select()
      .from(priceChange)
      .where(and(eq(priceChange.id, id), isNull(priceChange.undoneAt)))
  )[0]

export const markUndone = (tx: Db, id: number, undoneAt: Date) =>
  tx.update(priceChange).set({ undoneAt }).where(eq(priceChange.id, id))

/** The newest bulk change, if it has not been taken back and was made after a time. */
export const lastPriceChange = async (db: Db, since: Date) => {
  const { id, by, at, undoneAt } = priceChange
  const villas = sql<number>`jsonb_array_length(${priceChange.after})`
  const [row] = await db.select({ id, by, at, undoneAt, villas }).from(priceChange).orderBy(desc(id)).limit(1)
  return row && !row.undoneAt && row.at > since ? row : undefined
}
