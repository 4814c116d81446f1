import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { instant, key } from '../../../platform/database/columns.ts'

/** That somebody’s data were given out or erased: what was done, never the data. */
export const privacyDeed = pgTable(
  'privacy_deed',
  {
    id: key(),
    kind: text().$type<'EXPORT' | 'ERASE' | 'RETENTION'>().notNull(),
    at: instant('at').notNull(),
    who: text().notNull(),
    /** Who asked: a hash of the address, so that a second request is known. */
    subjectHash: text('subject_hash').notNull().default(''),
    /** How many rows of which kind were erased, and what law keeps until when. */
    result: jsonb().$type<Record<string, number | string>>().notNull(),
  },
  (table) => [index().on(table.at)],
)
