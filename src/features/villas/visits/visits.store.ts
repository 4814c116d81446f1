import { desc, eq, type SQL } from 'drizzle-orm'
import { found } from '../../../kernel/refusal.ts'
import type { Db } from '../../../platform/database/db.ts'
import { ask } from '../../../platform/database/statement.ts'
import { SHOWN_VISITS } from './visits.contract.ts'
import { villaVisit } from './visits.table.ts'

const { id, day, visitor, note } = villaVisit

/** The visits of a villa, the last first. */
export const visitsOf = (db: Db, villaId: number) =>
  db
    .select({ id, day, visitor, note })
    .from(villaVisit)
    .where(eq(villaVisit.villaId, villaId))
    .orderBy(desc(day), desc(id))
    .limit(SHOWN_VISITS)

/** The last visit of a villa, as a part of a larger question. */
export const lastVisitOf = (villaId: SQL) =>
  ask
    .select({ day, visitor, note })
    .from(villaVisit)
    .where(eq(villaVisit.villaId, villaId))
    .orderBy(desc(day), desc(id))
    .limit(1)

export const insertVisit = async (tx: Db, row: typeof villaVisit.$inferInsert) =>
  found((await tx.insert(villaVisit).values(row).returning({ id, day, visitor, note }))[0])

/** Whose visit it is; undefined when there is none. */
export const villaOfVisit = async (db: Db, visitId: number): Promise<number | undefined> =>
  (await db.select({ villaId: villaVisit.villaId }).from(villaVisit).where(eq(id, visitId)))[0]?.villaId

export const removeVisit = (tx: Db, visitId: number) => tx.delete(villaVisit).where(eq(id, visitId))
