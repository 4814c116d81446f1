import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant, key } from '../../platform/database/columns.ts'

/** A stored picture. `path` is its public address below /img/. */
export const picture = pgTable('picture', {
  id: key(),
  path: text().notNull().unique(),
  width: integer().notNull(),
  height: integer().notNull(),
  /** A picture of a few pixels as a data address, shown until the picture is there. */
  blur: text(),
  /** Sixteen hexadecimal digits; pictures that look alike differ in few of their 64 bits. */
  fingerprint: text(),
  createdAt: instant('created_at').notNull(),
})
