import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { Currency } from '../../../kernel/money.ts'
import { key } from '../../../platform/database/columns.ts'
import type { ProviderName } from './card-account.shape.ts'

/** The agency's account at a card provider; what is secret in it is sealed. */
export const cardAccount = pgTable('card_account', {
  id: key(),
  provider: text().$type<ProviderName>().notNull().unique(),
  test: boolean().notNull(),
  account: jsonb().$type<Record<string, string>>().notNull(),
  secrets: jsonb().$type<Record<string, string>>().notNull(),
  instalments: integer().notNull().default(1),
})

/** Which provider takes new payments in a currency. */
export const cardCurrency = pgTable('card_currency', {
  currency: text().$type<Currency>().primaryKey(),
  provider: text().notNull(),
})
