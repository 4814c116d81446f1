import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/db.ts'
import { villa } from '../villas.table.ts'

type Marks = Partial<Pick<typeof villa.$inferSelect, 'active' | 'popular' | 'villaOfMonth' | 'position'>>

export const markVilla = (tx: Db, id: number, marks: Marks) => tx.update(villa).set(marks).where(eq(villa.id, id))

/** Lets those who choose the villa of the month do it one after the other. */
export const oneByOne = (tx: Db) => tx.execute(sql`SELECT pg_advisory_xact_lock(hashtext('villa-of-month'))`)

/** The villas of the month: one at most. */
export const villasOfMonth = async (db: Db): Promise<number[]> =>
  (await db.select({ id: villa.id }).from(villa).where(eq(villa.villaOfMonth, true))).map(({ id }) => id)

/** The places of villas in the order of the site. */
export const positionsOf = async (db: Db, ids: readonly number[]): Promise<number[]> =>
  (
    await db
      .select({ position: villa.position })
      .from(villa)
      .where(inArray(villa.id, [...ids]))
      .orderBy(asc(villa.position), asc(villa.id))
  ).map(({ position }) => position)
