import { index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import type { Currency } from '../../kernel/money.ts'
import { instant, key, money } from '../../platform/columns.ts'
import { reservation } from './reservations.table.ts'

/** The append-only ledger of a reservation: money in is positive, money back is negative. Corrections are new entries. */
export const ledgerEntry = pgTable(
  'ledger_entry',
  {
    id: key(),
    reservationId: integer('reservation_id')
      .notNull()
      .references(() => reservation.id),
    kind: text().$type<'payment' | 'refund'>().notNull(),
    method: text().$type<'card' | 'transfer' | 'cash'>().notNull(),
    amount: money('amount').notNull(),
    currency: text().$type<Currency>().notNull(),
    provider: text().notNull(),
    /** The provider's own id of the payment, or the key of the staff's entry: one entry for each. */
    providerId: text('provider_id').notNull(),
    who: text().notNull(),
    note: text().notNull().default(''),
    at: instant('at').notNull(),
  },
  (table) => [unique('ledger_once').on(table.provider, table.providerId, table.kind), index().on(table.reservationId)],
)

/** Something staff must look at: money that doesn't fit, a refund that is due. */
export const alert = pgTable('alert', {
  id: key(),
  kind: text().$type<'amount-mismatch' | 'bad-signature' | 'refund-due'>().notNull(),
  /** One alert for one cause. */
  onceKey: text('once_key').notNull().unique(),
  reservationId: integer('reservation_id').references(() => reservation.id),
  facts: jsonb().$type<Record<string, string | number>>().notNull(),
  createdAt: instant('created_at').notNull(),
  resolvedAt: instant('resolved_at'),
})
