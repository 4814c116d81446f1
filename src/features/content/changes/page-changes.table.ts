import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '../../../platform/database/columns.ts'

/**
 * When what the page of a villa, a town or a villa type says was last changed; written by triggers on all that stands
 * on it. A page without a row has not changed since they are there.
 */
export const pageChange = pgTable(
  'page_change',
  {
    page: text().$type<'villa' | 'town' | 'type'>().notNull(),
    id: integer().notNull(),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.page, table.id] })],
)
