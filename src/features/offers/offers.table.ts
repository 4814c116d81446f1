import { date, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import type { Language } from '../../kernel/language.ts'
import type { Currency } from '../../kernel/money.ts'
import { instant, key, money } from '../../platform/database/columns.ts'
import { reservation } from '../reservations/reservations.table.ts'
import { villa } from '../villas/villas.table.ts'

/** Villas that staff offer one guest under a link of its own. Its token is made of `seed` and a key. */
export const offer = pgTable(
  'offer',
  {
    id: key(),
    seed: text().notNull(),
    tokenHash: text('token_hash').notNull().unique(),
    guestName: text('guest_name').notNull(),
    /** E.164. */
    phone: text().notNull(),
    /** Lower case; empty when there is none. */
    email: text().notNull(),
    language: text().$type<Language>().notNull(),
    note: text().notNull(),
    adults: integer().notNull(),
    children: integer().notNull(),
    infants: integer().notNull(),
    createdAt: instant('created_at').notNull(),
    createdBy: text('created_by').notNull(),
    expiresAt: instant('expires_at').notNull(),
    openedAt: instant('opened_at'),
    opens: integer().notNull().default(0),
    mailedAt: instant('mailed_at'),
    chosenAt: instant('chosen_at'),
    withdrawnAt: instant('withdrawn_at'),
    /** What came of it. */
    reservationId: integer('reservation_id')
      .unique()
      .references(() => reservation.id),
  },
  (table) => [index('offer_created').on(table.createdAt, table.id)],
)

/** A villa of an offer with its stay and the total that was told. */
export const offerVilla = pgTable(
  'offer_villa',
  {
    id: key(),
    offerId: integer('offer_id')
      .notNull()
      .references(() => offer.id, { onDelete: 'cascade' }),
    villaId: integer('villa_id')
      .notNull()
      .references(() => villa.id, { onDelete: 'cascade' }),
    checkIn: date('check_in', { mode: 'string' }).notNull(),
    checkOut: date('check_out', { mode: 'string' }).notNull(),
    total: money('total').notNull(),
    currency: text().$type<Currency>().notNull(),
    note: text().notNull(),
    chosenAt: instant('chosen_at'),
  },
  (table) => [index().on(table.offerId), index().on(table.villaId)],
)
