import { date, index, pgTable, text } from 'drizzle-orm/pg-core'
import type { Currency } from '../../../kernel/money.ts'
import { instant, key, money } from '../../../platform/database/columns.ts'

/** What was counted in the till in the evening, and what should have been there. Only ever added to. */
export const tillCount = pgTable(
  'till_count',
  {
    id: key(),
    day: date({ mode: 'string' }).notNull(),
    currency: text().$type<Currency>().notNull(),
    expected: money('expected').notNull(),
    counted: money('counted').notNull(),
    reason: text().notNull(),
    who: text().notNull(),
    at: instant('at').notNull(),
  },
  (table) => [index('till_count_day').on(table.currency, table.day, table.id)],
)
