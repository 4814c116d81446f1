import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import type { Currency } from '../../kernel/money.ts'
import { instant, key, money } from '../../platform/columns.ts'
import { reservation } from '../reservations/reservations.table.ts'

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
    status: text().$type<'started' | 'paid' | 'failed' | 'mismatch' | 'abandoned'>().notNull(),
    failure: text(),
    startedAt: instant('started_at').notNull(),
    finishedAt: instant('finished_at'),
    askedAt: instant('asked_at'),
  },
  (table) => [index().on(table.reservationId), index().on(table.status)],
)
