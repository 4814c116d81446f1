import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant, key } from '../../platform/database/columns.ts'

/** A stored picture. `path` is its public address below /img/. */
export const picture = pgTable('picture', {
  id: key(),
  path: text().notNull().unique(),
  width: integer().notNull(),
  height: integer().notNull(),
  createdAt: instant('created_at').notNull(),
})
