import { date, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant, key } from '../../../platform/database/columns.ts'
import { reservation } from '../../reservations/reservations.table.ts'
import type { DocumentKind, ReadKind } from './person.shape.ts'

/** The list of who stays, as the authority wants it: counts its savings, and says when it was deleted. */
export const guestList = pgTable('guest_list', {
  reservationId: integer('reservation_id')
    .primaryKey()
    .references(() => reservation.id),
  /** Who saves on top of another version is told so. */
  version: integer().notNull().default(0),
  who: text().notNull(),
  at: instant('at').notNull(),
  /** When the persons were deleted because their time was over. */
  forgottenAt: instant('forgotten_at'),
})

/** Somebody who stays. The number is sealed (0039). */
export const guestPerson = pgTable(
  'guest_person',
  {
    id: key(),
    reservationId: integer('reservation_id')
      .notNull()
      .references(() => guestList.reservationId),
    position: integer().notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    birthDate: date('birth_date', { mode: 'string' }).notNull(),
    /** ISO 3166: 'TR'. */
    nationality: text().notNull(),
    document: text().$type<DocumentKind>().notNull(),
    number: text().notNull().default(''),
    /** Not always the whole stay. */
    arrives: date({ mode: 'string' }).notNull(),
    leaves: date({ mode: 'string' }).notNull(),
  },
  (table) => [index().on(table.reservationId)],
)

/** Who has read a number of whom, or taken the whole list with its numbers, and when. */
export const personRead = pgTable(
  'person_read',
  {
    id: key(),
    reservationId: integer('reservation_id')
      .notNull()
      .references(() => reservation.id),
    /** The name as it was; empty for a whole list. */
    person: text().notNull().default(''),
    what: text().$type<ReadKind>().notNull(),
    who: text().notNull(),
    at: instant('at').notNull(),
  },
  (table) => [index().on(table.reservationId)],
)
