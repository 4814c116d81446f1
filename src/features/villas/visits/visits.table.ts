import { date, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant, key, localizedText } from '../../../platform/database/columns.ts'
import { villa } from '../villas.table.ts'

/** Somebody of the agency was in the house and looked at it: guests see the last time, and who it was. */
export const villaVisit = pgTable(
  'villa_visit',
  {
    id: key(),
    villaId: integer('villa_id')
      .notNull()
      .references(() => villa.id, { onDelete: 'cascade' }),
    day: date({ mode: 'string' }).notNull(),
    /** As guests read it: 'Zeynep A.'. */
    visitor: text().notNull(),
    /** What was looked at, in one sentence. */
    note: localizedText('note').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index().on(table.villaId)],
)
