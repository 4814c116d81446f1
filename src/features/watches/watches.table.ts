import { date, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import type { Language } from '../../kernel/language.ts'
import type { Currency } from '../../kernel/money.ts'
import { instant, key, money } from '../../platform/database/columns.ts'
import { villa } from '../villas/villas.table.ts'

/**
 * Who wants to hear by mail when a stay in a villa opens or costs less. `total` is what it cost when it was last looked
 * at, null while it can't be had; `lowest` the least it cost so far, null before it could be had. The token of its link
 * is made of `seed` and a key.
 */
export const stayWatch = pgTable(
  'stay_watch',
  {
    id: key(),
    seed: text().notNull(),
    tokenHash: text('token_hash').notNull().unique(),
    /** Lower case. */
    email: text().notNull(),
    language: text().$type<Language>().notNull(),
    villaId: integer('villa_id')
      .notNull()
      .references(() => villa.id, { onDelete: 'cascade' }),
    checkIn: date('check_in', { mode: 'string' }).notNull(),
    checkOut: date('check_out', { mode: 'string' }).notNull(),
    guests: integer().notNull(),
    total: money('total'),
    lowest: money('lowest'),
    currency: text().$type<Currency>().notNull(),
    createdAt: instant('created_at').notNull(),
    confirmedAt: instant('confirmed_at'),
    endedAt: instant('ended_at'),
    lookedAt: instant('looked_at').notNull(),
  },
  (table) => [
    index('stay_watch_email').on(table.email),
    index('stay_watch_looked').on(table.lookedAt),
    index('stay_watch_check_in').on(table.checkIn),
    index().on(table.villaId),
  ],
)
