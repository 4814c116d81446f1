import { date, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import type { ReservationStatus } from '../reservation.shape.ts'

/**
 * How many reservations of a stored status have a day as their check-in, their check-out or the day they were made: the
 * sum of `change`. A trigger adds a row for each change, so that bookings never wait for each other here; a job folds
 * them.
 */
export const reservationTally = pgTable(
  'reservation_tally',
  {
    field: text().$type<'checkin' | 'checkout' | 'created'>().notNull(),
    day: date({ mode: 'string' }).notNull(),
    status: text().$type<ReservationStatus>().notNull(),
    change: integer().notNull(),
  },
  (table) => [index('reservation_tally_day').on(table.field, table.day, table.status, table.change)],
)
