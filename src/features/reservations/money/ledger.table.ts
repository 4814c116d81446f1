import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { Currency } from '../../../kernel/money.ts'
import { instant, key, money } from '../../../platform/database/columns.ts'
import { owner } from '../../owners/owners.table.ts'
import { bank } from '../../settings/settings.table.ts'
import type { EntryKind } from '../desk.shape.ts'
import type { PaymentMethod } from '../reservation.shape.ts'
import { reservation } from '../reservations.table.ts'

/**
 * The append-only ledger of a reservation. Amounts are signed, in the reservation's currency: what comes in is
 * positive, what goes out negative (money-kinds.ts says which kind is what). Nothing is ever edited: a correction is
 * a new row of the same kind with the opposite amount that names the row it takes back.
 */
export const ledgerEntry = pgTable(
  'ledger_entry',
  {
    id: key(),
    reservationId: integer('reservation_id')
      .notNull()
      .references(() => reservation.id),
    kind: text().$type<EntryKind>().notNull(),
    /** Null where no money moved. */
    method: text().$type<PaymentMethod>(),
    amount: money('amount').notNull(),
    /**
     * Card money that nobody had asked for, e.g. the second payment of a card that was charged twice; negative where it
     * went back.
     */
    unasked: money('unasked').notNull().default(0),
    currency: text().$type<Currency>().notNull(),
    /** What really changed hands, in its own currency, and how much of the reservation's one unit of it was worth. */
    given: money('given').notNull(),
    givenCurrency: text('given_currency').$type<Currency>().notNull(),
    rate: numeric({ precision: 18, scale: 8, mode: 'number' }).notNull().default(1),
    /** The day that counts for till and bank, not the moment of writing. */
    valueDate: date('value_date', { mode: 'string' }).notNull(),
    bankId: integer('bank_id').references(() => bank.id),
    /** Who owned the villa when a payout, an expense or money in the owner’s hands was written. */
    ownerId: integer('owner_id').references(() => owner.id),
    /** The row that this one takes back; each at most once. */
    reverses: integer()
      .unique()
      .references((): AnyPgColumn => ledgerEntry.id),
    provider: text().notNull(),
    /** The provider's own id of the payment, or the key of the staff's entry: one entry for each. */
    providerId: text('provider_id').notNull(),
    who: text().notNull(),
    note: text().notNull().default(''),
    at: instant('at').notNull(),
  },
  (table) => [
    unique('ledger_once').on(table.provider, table.providerId, table.kind),
    index().on(table.reservationId),
    // A page of the list of money is found in this alone: what it is filtered by stands behind its order.
    index('ledger_value_date').on(table.valueDate, table.id, table.method, table.kind, table.givenCurrency),
    index('ledger_owner').on(table.ownerId).where(sql`owner_id IS NOT NULL`),
    // what should be in the till is a sum over nothing but this
    index('ledger_cash').on(table.givenCurrency, table.valueDate, table.given).where(sql`method = 'cash'`),
  ],
)

/** A picture that proves an entry: a receipt, a damage. Staff alone see it. */
export const ledgerFile = pgTable(
  'ledger_file',
  {
    id: key(),
    entryId: integer('entry_id')
      .notNull()
      .references(() => ledgerEntry.id),
    /** Where it stands in the store of private files. */
    path: text().notNull(),
    type: text().notNull(),
    who: text().notNull(),
    at: instant('at').notNull(),
  },
  (table) => [index().on(table.entryId)],
)

/** Something staff must look at: money that doesn't fit, a refund that is due, a stay that ended with money open. */
export const alert = pgTable(
  'alert',
  {
    id: key(),
    kind: text()
      .$type<
        | 'amount-mismatch'
        | 'bad-signature'
        | 'payment-conflict'
        | 'held-share'
        | 'refund-due'
        | 'debt-open'
        | 'deposit-held'
        | 'payout-above'
        | 'guest-wrote'
        | 'date-wish'
        | 'guest-receipt'
      >()
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
    uniqueIndex('alert_one_of_kind')
      .on(table.reservationId, table.kind)
      .where(
        sql`${table.kind} IN ('refund-due', 'debt-open', 'deposit-held', 'payout-above') AND ${table.resolvedAt} IS NULL`,
      ),
  ],
)
