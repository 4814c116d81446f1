import { and, gt, inArray, isNull, lte, not, or, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { ReservationStatus } from '../reservation.shape.ts'
import { isOpen, reservation } from '../reservations.table.ts'

/** A time, or its place in a statement. */
export type Time = Date | Placeholder

/** The status as of now, as SQL: what statusAt says in reservation-moves. */
export const statusNow = (now: Time): SQL<ReservationStatus> =>
  sql<ReservationStatus>`CASE WHEN ${reservation.status} IN ('OPTION', 'REQUEST') AND ${reservation.expiresAt} <= ${now} THEN 'EXPIRED' ELSE ${reservation.status} END`

/** Is the status as of now one of these? As statusNow, in words that an index can answer. */
export const hasStatus = (now: Time, ...statuses: ReservationStatus[]): SQL | undefined => {
  const stored = inArray(reservation.status, statuses)
  const ended = and(isOpen, lte(reservation.expiresAt, now))
  if (statuses.includes('EXPIRED'))
    // the first condition follows from the others: an index knows the stored status
    return and(
      inArray(reservation.status, [...statuses, 'OPTION', 'REQUEST']),
      or(and(stored, or(not(isOpen), isNull(reservation.expiresAt), gt(reservation.expiresAt, now))), ended),
    )
  if (!statuses.includes('OPTION') && !statuses.includes('REQUEST')) return stored
  return and(stored, or(not(isOpen), isNull(reservation.expiresAt), gt(reservation.expiresAt, now)))
}
