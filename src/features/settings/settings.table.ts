import { boolean, date, integer, numeric, pgTable, text } from 'drizzle-orm/pg-core'
import { key } from '../../platform/database/columns.ts'

/** One setting of the agency by its key, e.g. site_phone. */
export const setting = pgTable('setting', { key: text().primaryKey(), value: text().notNull() })

/** TL for one unit of a currency: the newest day stands. */
export const exchangeRate = pgTable('exchange_rate', {
  currency: text().$type<'DOLLAR' | 'EURO' | 'POUND'>().primaryKey(),
  rate: numeric({ precision: 12, scale: 4 }).notNull(),
  day: date({ mode: 'string' }).notNull(),
  source: text().$type<'TCMB' | 'MANUAL'>().notNull(),
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
})
