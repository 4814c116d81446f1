import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import type { Currency } from '../../kernel/money.ts'
import { instant, key, money } from '../../platform/database/columns.ts'
import { reservation } from '../reservations/reservations.table.ts'
import { paymentLink } from './links/payment-links.table.ts'

export const paymentAttempt = pgTable(
  'payment_attempt',
  {
    id: key(),
    reservationId: integer('reservation_id')
      .notNull()
      .references(() => reservation.id),
    provider: text().notNull(),
    /** Our order number at the provider. */
    orderId: text('order_id').notNull().unique(),
    amount: money('amount').notNull(),
    currency: text().$type<Currency>().notNull(),
    /** The payment link it was begun with; null for the pre-payment on the guest's own page. */
    linkId: integer('link_id').references(() => paymentLink.id),
    /** The most instalments the guest may choose, or the ones chosen here where the provider's page does not ask. */
    instalments: integer().notNull().default(1),
    status: text().$type<'started' | 'paid' | 'failed' | 'mismatch' | 'abandoned'>().notNull(),
    failure: text(),
    startedAt: instant('started_at').notNull(),
    finishedAt: instant('finished_at'),
    /** When the provider is asked next, as long as nothing was heard. Null when it isn't asked any more. */
    nextAskAt: instant('next_ask_at'),
    asks: integer().notNull().default(0),
  },
  (table) => [
    index().on(table.reservationId),
    index().on(table.linkId),
    index('payment_attempt_due').on(table.nextAskAt).where(sql`${table.status} = 'started'`),
  ],
)
