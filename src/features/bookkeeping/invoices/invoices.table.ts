import { type AnyPgColumn, date, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import type { Currency } from '../../../kernel/money.ts'
import { instant, key, money } from '../../../platform/database/columns.ts'
import { reservation } from '../../reservations/reservations.table.ts'

/** Whom the invoice of a stay is written to, where staff filled in more than the reservation knows. */
export const invoiceParty = pgTable('invoice_party', {
  reservationId: integer('reservation_id')
    .primaryKey()
    .references(() => reservation.id),
  kind: text().$type<'person' | 'company'>().notNull(),
  name: text().notNull(),
  /** A person's TCKN, a company's VKN: sealed. */
  taxNo: text('tax_no'),
  taxOffice: text('tax_office').notNull(),
  address: text().notNull(),
  city: text().notNull(),
  country: text().notNull(),
  email: text().notNull(),
  version: integer().notNull().default(1),
})

/** An invoice that was written elsewhere; one that was noted wrongly is taken back by a second row. */
export const invoice = pgTable(
  'invoice',
  {
    id: key(),
    reservationId: integer('reservation_id')
      .notNull()
      .references(() => reservation.id),
    number: text().notNull(),
    day: date({ mode: 'string' }).notNull(),
    amount: money('amount').notNull(),
    currency: text().$type<Currency>().notNull(),
    reverses: integer()
      .unique()
      .references((): AnyPgColumn => invoice.id),
    who: text().notNull(),
    at: instant('at').notNull(),
  },
  (table) => [index().on(table.reservationId)],
)
