import { index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import type { Currency } from '../../../kernel/money.ts'
import { instant, key, money } from '../../../platform/database/columns.ts'
import { owner } from '../../owners/owners.table.ts'
import type { StatementLine } from './statement.shape.ts'

/** A month of an owner's account that is closed: what it said stands for ever. */
export const ownerMonth = pgTable(
  'owner_month',
  {
    id: key(),
    ownerId: integer('owner_id')
      .notNull()
      .references(() => owner.id),
    /** 'YYYY-MM' */
    month: text().notNull(),
    closedBy: text('closed_by').notNull(),
    closedAt: instant('closed_at').notNull(),
  },
  (table) => [unique('owner_month_once').on(table.ownerId, table.month)],
)

/** A line of a closed month, as it was shown; `gross` and `commission` are what was told of its stay. */
export const ownerMonthLine = pgTable(
  'owner_month_line',
  {
    id: key(),
    monthId: integer('month_id')
      .notNull()
      .references(() => ownerMonth.id),
    reservationId: integer('reservation_id').notNull(),
    /** The entry of the ledger it tells; null for a stay. */
    entryId: integer('entry_id'),
    currency: text().$type<Currency>().notNull(),
    gross: money('gross').notNull(),
    commission: money('commission').notNull(),
    line: jsonb().$type<StatementLine>().notNull(),
  },
  (table) => [index().on(table.monthId)],
)
