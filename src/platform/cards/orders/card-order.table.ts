import { index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant, money } from '../../database/columns.ts'
import type { CardPage } from '../card-provider.ts'

/** What we have registered at a real provider: it is asked about by its own reference, and its page is opened again. */
export const cardOrder = pgTable(
  'card_order',
  {
    provider: text().notNull(),
    orderId: text('order_id').notNull(),
    /** The provider's own name of the order, e.g. iyzico's token. */
    ref: text().notNull(),
    page: jsonb().$type<CardPage>().notNull(),
    amount: money('amount').notNull(),
    currency: text().notNull(),
    /** When the provider's page takes no card any more. */
    endsAt: instant('ends_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.orderId] }), index().on(table.provider, table.ref)],
)
