import { pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/** When each job last finished: several processes share the work, one of them at a time does it. */
export const heartbeat = pgTable('heartbeat', {
  job: text().primaryKey(),
  at: instant('at').notNull(),
  leasedUntil: instant('leased_until').notNull(),
})
