import { and, count, eq, gte, lte, type SQL, sql } from 'drizzle-orm'
import type { Day } from '../../../kernel/day.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { ReservationStatus } from '../reservation.shape.ts'
import { isOpen, reservation } from '../reservations.table.ts'
import { reservationTally } from './reservation-tally.table.ts'

/** Days of one kind, from the first to the last; a side that is missing is open. */
export type DayRange = { field: 'checkin' | 'checkout' | 'created'; first?: Day; last?: Day }

export type StatusCounts = Partial<Record<ReservationStatus, number>>

/**
 * How many reservations of each status as of now have a day within the range: from the kept tally; `where` says the
 * same of a reservation.
 */
export const talliedCounts = async (
  db: Db,
  { field, first, last }: DayRange,
  where: SQL | undefined,
  now: Date,
): Promise<StatusCounts> => {
  const kept = db
    .select({ status: reservationTally.status, count: sql<number>`sum(${reservationTally.change})::int` })
    .from(reservationTally)
    .where(
      and(
        eq(reservationTally.field, field),
        first ? gte(reservationTally.day, first) : undefined,
        last ? lte(reservationTally.day, last) : undefined,
      ),
    )
    .groupBy(reservationTally.status)
  // a hold past its end that the job has not tidied up yet
  const ended = db
    .select({ status: reservation.status, count: count() })
    .from(reservation)
    .where(and(isOpen, lte(reservation.expiresAt, now), where))
    .groupBy(reservation.status)
  const [tallied, late] = await Promise.all([kept, ended])
  const counts: StatusCounts = Object.fromEntries(tallied.map((row) => [row.status, row.count]))
  for (const row of late) {
    counts[row.status] = (counts[row.status] ?? 0) - row.count
    counts.EXPIRED = (counts.EXPIRED ?? 0) + row.count
  }
  return Object.fromEntries(Object.entries(counts).filter(([, many]) => many > 0))
}

/** Makes one row of many of the same day and status. Answers how many there were too many. */
export const foldTally = async (db: Db): Promise<number> => {
  const { rows } = await db.execute<{ folded: number }>(sql`
    WITH many AS (SELECT field, day, status FROM reservation_tally GROUP BY 1, 2, 3 HAVING count(*) > 1),
      gone AS (DELETE FROM reservation_tally t USING many
        WHERE (t.field, t.day, t.status) = (many.field, many.day, many.status) RETURNING t.*),
      kept AS (INSERT INTO reservation_tally (field, day, status, change)
        SELECT field, day, status, sum(change) FROM gone GROUP BY 1, 2, 3 HAVING sum(change) <> 0 RETURNING 1)
    SELECT (SELECT count(*) FROM gone)::int - (SELECT count(*) FROM kept)::int AS folded`)
  return rows[0]?.folded ?? 0
}

/** Counts anew, where rows were written past the trigger. */
export const recountReservations = (db: Db): Promise<unknown> => db.execute(sql`SELECT recount_reservations()`)
