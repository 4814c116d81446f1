import { boolean, date, index, integer, numeric, pgTable, text } from 'drizzle-orm/pg-core'
import { instant, key } from '../../platform/database/columns.ts'

/** One setting of the agency by its key, e.g. site_phone. */
export const setting = pgTable('setting', {
  key: text().primaryKey(),
  value: text().notNull(),
  /** Counts what was saved: who saves on top of another version is told so. */
  version: integer().notNull().default(1),
})

/** TL for one unit of a currency: the newest day stands. */
export const exchangeRate = pgTable('exchange_rate', {
  currency: text().$type<'DOLLAR' | 'EURO' | 'POUND'>().primaryKey(),
  rate: numeric({ precision: 12, scale: 4 }).notNull(),
  day: date({ mode: 'string' }).notNull(),
  source: text().$type<'TCMB' | 'MANUAL'>().notNull(),
  /** What TCMB last said for one unit, and of which day. */
  official: numeric({ precision: 12, scale: 4 }),
  officialDay: date('official_day', { mode: 'string' }),
  /** Added to TCMB's rate, in hundredths of a percent. */
  margin: integer().notNull().default(0),
})

/** Every change of a rate that is used: what it was, what it became, who did it. */
export const exchangeChange = pgTable(
  'exchange_change',
  {
    id: key(),
    currency: text().$type<'DOLLAR' | 'EURO' | 'POUND'>().notNull(),
    was: numeric({ precision: 12, scale: 4 }),
    rate: numeric({ precision: 12, scale: 4 }).notNull(),
    source: text().$type<'TCMB' | 'MANUAL'>().notNull(),
    /** The day of the bulletin, or on which it was typed. */
    day: date({ mode: 'string' }).notNull(),
    by: text('changed_by').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [index().on(table.currency, table.at)],
)

/** Every time TCMB was asked: the day of its bulletin, or why there was none. */
export const exchangeFetch = pgTable('exchange_fetch', {
  id: key(),
  at: instant('at').notNull(),
  by: text('asked_by').notNull(),
  day: date({ mode: 'string' }),
  fault: text(),
})

export const bank = pgTable('bank', {
  id: key(),
  name: text().notNull(),
  branch: text().notNull(),
  holder: text().notNull(),
  iban: text().notNull(),
  swift: text().notNull(),
  currency: text().$type<'TL' | 'DOLLAR' | 'EURO' | 'POUND'>().notNull(),
  active: boolean().notNull().default(true),
  position: integer().notNull(),
  version: integer().notNull().default(1),
})
