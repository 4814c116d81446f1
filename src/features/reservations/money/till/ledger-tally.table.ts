import { date, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import type { Currency } from '../../../../kernel/money.ts'
import { money } from '../../../../platform/database/columns.ts'
import type { EntryKind } from '../../desk.shape.ts'
import type { PaymentMethod } from '../../reservation.shape.ts'

/**
 * How many entries in which money changed hands a day has, and what they come to, by method, currency and kind: the
 * sums of `entries` and `given`. A trigger adds rows, so that payments never wait for each other here; a job folds
 * them.
 */
export const ledgerTally = pgTable(
  'ledger_tally',
  {
    day: date({ mode: 'string' }).notNull(),
    method: text().$type<PaymentMethod>().notNull(),
    currency: text().$type<Currency>().notNull(),
    kind: text().$type<EntryKind>().notNull(),
    entries: integer().notNull(),
    given: money('given').notNull(),
  },
  (table) => [
    index('ledger_tally_day').on(table.day, table.method, table.currency, table.kind, table.entries, table.given),
  ],
)
