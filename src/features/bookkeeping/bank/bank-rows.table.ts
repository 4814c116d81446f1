import { sql } from 'drizzle-orm'
import { date, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import type { Currency } from '../../../kernel/money.ts'
import { instant, key, money } from '../../../platform/database/columns.ts'
import { ledgerEntry } from '../../reservations/money/ledger.table.ts'
import { bank } from '../../settings/settings.table.ts'
import type { CsvLayout } from './bank.shape.ts'

/** A row of a bank's statement, once, whatever files it came with. What became of it follows from `bank_match`. */
export const bankRow = pgTable(
  'bank_row',
  {
    id: key(),
    bankId: integer('bank_id')
      .notNull()
      .references(() => bank.id),
    valueDate: date('value_date', { mode: 'string' }).notNull(),
    /** Signed: what came is positive. */
    amount: money('amount').notNull(),
    currency: text().$type<Currency>().notNull(),
    name: text().notNull(),
    text: text().notNull(),
    reference: text().notNull(),
    /** Of account, day, amount and reference: the same row of another file is known. */
    hash: text().notNull(),
    file: text().notNull(),
    who: text().notNull(),
    at: instant('at').notNull(),
    /** Why it is none of ours; null while it is looked at. */
    ignored: text(),
    ignoredBy: text('ignored_by'),
  },
  (table) => [
    unique('bank_row_once').on(table.bankId, table.hash),
    index('bank_row_day').on(table.valueDate, table.id),
    index('bank_row_open').on(table.id).where(sql`ignored IS NULL`),
  ],
)

/** Which entries of the ledger a row of a bank stands for; one that was taken back stands for nothing. */
export const bankMatch = pgTable(
  'bank_match',
  {
    rowId: integer('row_id')
      .notNull()
      .references(() => bankRow.id),
    entryId: integer('entry_id')
      .notNull()
      .references(() => ledgerEntry.id),
    who: text().notNull(),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.rowId, table.entryId] }), index().on(table.entryId)],
)

/** How the CSV files of an account are laid out: asked once. */
export const bankLayout = pgTable('bank_layout', {
  bankId: integer('bank_id')
    .primaryKey()
    .references(() => bank.id),
  layout: jsonb().$type<CsvLayout>().notNull(),
})
