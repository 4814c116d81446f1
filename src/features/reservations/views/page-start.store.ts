import { and, eq, gt, gte, lte, type SQL, sql } from 'drizzle-orm'
import { addDays, type Day } from '../../../kernel/day.ts'
import { MAX_NIGHTS } from '../../../kernel/limits.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { ReservationStatus } from '../reservation.shape.ts'
import { reservation } from '../reservations.table.ts'
import type { DayRange } from './reservation-counts.store.ts'
import { reservationTally } from './reservation-tally.table.ts'

/** From how far behind on the tally is asked first. */
export const isFar = (skip: number): boolean => skip >= 1_000

type Asked = { range: DayRange; status: ReservationStatus | undefined; total: number; order: string; skip: number }
type Start = { after: SQL | undefined; skip: number }

/**
 * Where a page begins in a list by arrival of current or past stays: from a day on, after fewer rows than are skipped
 * in the whole list. A page far behind then costs what the first one does.
 */
export const startOfPage = async (db: Db, asked: Asked): Promise<Start> => {
  const { range, total, order, skip } = asked
  const zone = zoneOf(range)
  const isByArrival = order === 'checkin' || order === '-checkin'
  if (skip >= total || !zone || !isByArrival) return { after: undefined, skip }
  const day = order === 'checkin' ? await lastBefore(db, asked, zone) : await firstAfter(db, asked, zone)
  if (!day) return { after: undefined, skip }
  return order === 'checkin'
    ? { after: gt(reservation.checkIn, day.day), skip: skip - day.upto }
    : { after: lte(reservation.checkIn, day.day), skip: skip - (total - day.upto) }
}

/** The arrivals of which every stay is in the list; `end`: nothing of the list arrives before or after them. */
type Zone = { where: SQL; end: 'before' | 'after' }

const zoneOf = ({ field, first, last }: DayRange): Zone | undefined => {
  if (field !== 'checkout') return undefined
  if (first && !last) return { where: gte(reservationTally.day, first), end: 'after' }
  if (last && !first) return { where: lte(reservationTally.day, addDays(last, -MAX_NIGHTS)), end: 'before' }
  return undefined
}

/** By day: how many rows of the list arrive until its end. */
const untilEach = ({ status, total }: Asked, { where, end }: Zone): SQL => {
  const sum = sql`sum(sum(${reservationTally.change})) OVER`
  // what arrives before the zone is what the whole list has more than the zone
  const before = end === 'after' ? sql`${total}::int - ${sum} ()` : sql`0`
  const only = and(eq(reservationTally.field, 'checkin'), status && eq(reservationTally.status, status), where)
  return sql`(SELECT day, (${before} + ${sum} (ORDER BY day))::int AS upto
    FROM ${reservationTally} WHERE ${only} GROUP BY day) AS days`
}

type Found = { day: Day; upto: number }

const lastBefore = async (db: Db, asked: Asked, zone: Zone): Promise<Found | undefined> =>
  (
    await db.execute<Found>(
      sql`SELECT day::text, upto FROM ${untilEach(asked, zone)} WHERE upto <= ${asked.skip} ORDER BY day DESC LIMIT 1`,
    )
  ).rows[0]

const firstAfter = async (db: Db, asked: Asked, zone: Zone): Promise<Found | undefined> =>
  (
    await db.execute<Found>(
      sql`SELECT day::text, upto FROM ${untilEach(asked, zone)} WHERE ${asked.total}::int - upto <= ${asked.skip} ORDER BY day LIMIT 1`,
    )
  ).rows[0]
