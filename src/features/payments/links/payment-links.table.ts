import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import type { Currency } from '../../../kernel/money.ts'
import { instant, key, money } from '../../../platform/database/columns.ts'
import { reservation } from '../../reservations/reservations.table.ts'

/** A link that staff gave a guest for one payment of an amount they chose. Its token is made of `seed` and a key. */
export const paymentLink = pgTable(
  'payment_link',
  {
    id: key(),
    reservationId: integer('reservation_id')
      .notNull()
      .references(() => reservation.id),
    seed: text().notNull(),
    tokenHash: text('token_hash').notNull().unique(),
    amount: money('amount').notNull(),
    currency: text().$type<Currency>().notNull(),
    createdAt: instant('created_at').notNull(),
    createdBy: text('created_by').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** When the money came in, and our order number of that payment. */
    usedAt: instant('used_at'),
    usedBy: text('used_by'),
    withdrawnAt: instant('withdrawn_at'),
  },
  (table) => [index().on(table.reservationId)],
)
