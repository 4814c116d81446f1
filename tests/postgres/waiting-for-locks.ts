import { sql } from 'drizzle-orm'
import type { Db } from '../../src/platform/database/db.ts'

/** How many statements like this one wait for a lock in the product's own PostgreSQL database just now. */
export const waitingForLocks = async (db: Db, statement = '%'): Promise<number> =>
  (
    await db.execute(
      sql`SELECT FROM pg_stat_activity
        WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE ${statement}`,
    )
  ).rows.length
