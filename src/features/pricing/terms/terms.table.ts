import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { instant, key } from '../../../platform/database/columns.ts'
import type { CancellationPolicy } from '../pricing.shape.ts'

/** The agency's own cancellation policy, one row for each version: the newest holds for what is booked from now on. */
export const cancellationTerms = pgTable('cancellation_terms', {
  id: key(),
  policy: jsonb().$type<CancellationPolicy>().notNull(),
  who: text().notNull(),
  at: instant('at').notNull(),
})
