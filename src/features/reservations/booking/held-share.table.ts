import { integer, pgTable } from 'drizzle-orm/pg-core'
import { instant } from '../../../platform/database/columns.ts'

/** How much was held without payment when the job looked. */
export const heldShare = pgTable('held_share', {
  at: instant('at').primaryKey(),
  held: integer().notNull(),
  sellable: integer().notNull(),
})
