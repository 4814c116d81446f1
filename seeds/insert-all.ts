import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../src/platform/database/db.ts'

const MAX_ROWS = 1_000 // a statement takes at most 65,535 parameters

/** Inserts many rows in few statements. */
export const insertAll = async <T extends PgTable>(db: Db, table: T, rows: T['$inferInsert'][]): Promise<void> => {
  for (let from = 0; from < rows.length; from += MAX_ROWS)
    await db.insert(table).values(rows.slice(from, from + MAX_ROWS))
}
