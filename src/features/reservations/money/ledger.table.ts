import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import type { Currency } from '../../../kernel/money.ts'
import { instant, key, money } from '../../../platform/database/columns.ts'
import type { PaymentMethod } from '../reservation.shape.ts'
import { reservation } from '../reservations.table.ts'

/**
 * The append-only ledger of a reservation: money in is positive, money back is negative. Corrections are new entries. A
 * waiver is no money: so much of what was owed back need not be paid, for the reason in its note.
 */
export const ledgerEntry = pgTable(
  'ledger_entry',
  {
    id: key(),
    reservationId: integer('reservation_id')
      .notNull()
      .references(() => reservation.id),
    kind: text().$type<'payment' | 'refund' | 'waiver'>().notNull(),
    /** Null for a waiver. */
    method: text().$type<PaymentMethod>(),
    amount: money('amount').notNull(),
    /**
     * Card money that nobody had asked for, e.g. the second payment of a card that was charged twice; negative where it
     * went back.
     */
    unasked: money('unasked').notNull().default(0),
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
export const alert = pgTable(
  'alert',
  {
    id: key(),
    kind: text()
      .$type<'amount-mismatch' | 'bad-signature' | 'payment-conflict' | 'refund-due' | 'held-share'>()
      .notNull(),
    /** One alert for one cause. */
    onceKey: text('once_key').notNull().unique(),
    reservationId: integer('reservation_id').references(() => reservation.id),
    facts: jsonb().$type<Record<string, string | number>>().notNull(),
    createdAt: instant('created_at').notNull(),
    resolvedAt: instant('resolved_at'),
  },
  (table) => [
    index('alert_open').on(table.id).where(sql`resolved_at IS NULL`),
    index('alert_open_reservation').on(table.reservationId).where(sql`resolved_at IS NULL`),
    uniqueIndex('alert_one_refund')
      .on(table.reservationId)
      .where(sql`${table.kind} = 'refund-due' AND ${table.resolvedAt} IS NULL`),
  ],
)
