import { pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './database/columns.ts'

/**
 * Which process does a job now and until when, and when the job last finished. All of it by the database's clock:
 * processes may disagree about the time.
 */
export const heartbeat = pgTable('heartbeat', {
  job: text().primaryKey(),
  at: instant('at').notNull(),
  leasedUntil: instant('leased_until').notNull(),
  /** The process that has the lease. */
  holder: text(),
})
