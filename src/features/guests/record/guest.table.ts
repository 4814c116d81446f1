import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant, key } from '../../../platform/database/columns.ts'
import { reservation } from '../../reservations/reservations.table.ts'

/** The words of a guest's folded name, as the index has them. */
export const GUEST_WORDS = sql`to_tsvector('simple', translate(name_folded, './@_-', '     '))`

/** Somebody who books: one record over all stays. The database’s trigger `know_guest` makes it (0049). */
export const guest = pgTable(
  'guest',
  {
    id: key(),
    /** As it was last given. */
    name: text().notNull(),
    nameFolded: text('name_folded').notNull(),
    /** Staff warn each other. */
    attention: boolean().notNull().default(false),
    notes: text().notNull().default(''),
    version: integer().notNull().default(1),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('guest_name').using('gin', GUEST_WORDS),
    index('guest_attention').on(table.id).where(sql`attention`),
  ],
)

/** A phone number (E.164) or an e-mail address (lower case): whose it is. */
export const guestContact = pgTable(
  'guest_contact',
  {
    value: text().primaryKey(),
    guestId: integer('guest_id')
      .notNull()
      .references(() => guest.id),
  },
  (table) => [index().on(table.guestId), index('guest_contact_end').on(sql`reverse(value) text_pattern_ops`)],
)

/** Whose stay a reservation is. */
export const guestStay = pgTable(
  'guest_stay',
  {
    reservationId: integer('reservation_id')
      .primaryKey()
      .references(() => reservation.id),
    guestId: integer('guest_id')
      .notNull()
      .references(() => guest.id),
  },
  (table) => [index().on(table.guestId)],
)
