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

type Asked = {
  range: DayRange
  status: ReservationStatus | undefined
  order: string
  skip: number
  total(): Promise<number>
}
type Start = { after: SQL | undefined; skip: number }

/**
 * Where a page begins in a list by arrival of current or past stays: from a day on, after fewer rows than are skipped
 * in the whole list. A page far behind then costs what the first one does.
 */
export const startOfPage = async (db: Db, asked: Asked): Promise<Start> => {
  const { range, order, skip } = asked
  const zone = zoneOf(range)
  if (zone && order === 'checkin') {
    const found = await lastBefore(db, asked, zone)
    if (found) return { after: gt(reservation.checkIn, found.day), skip: skip - found.upto }
  }
  if (zone && order === '-checkin') {
    const found = await firstAfter(db, asked, zone)
    if (found) return { after: lte(reservation.checkIn, found.day), skip: skip - ((await asked.total()) - found.upto) }
  }
  return { after: undefined, skip }
}

/** The arrivals of which every stay is in the list; `end`: nothing of the list arrives before or after them. */
type Zone = { where: SQL; end: 'before' | 'after' }

const zoneOf = ({ field, first, last }: DayRange): Zone | undefined => {
  if (field !== 'checkout') return undefined
  if (first && !last) return { where: gte(reservationTally.day, first), end: 'after' }
  if (last && !first) return { where: lte(reservationTally.day, addDays(last, -MAX_NIGHTS)), end: 'before' }
  return undefined
}

/** By day: how many rows of the list arrive until its end. Only what arrives before the zone needs the list's total. */
const untilEach = async ({ status, total }: Asked, { where, end }: Zone): Promise<SQL> => {
  const sum = sql`sum(sum(${reservationTally.change})) OVER`
  const before = end === 'after' ? sql`${await total()}::int - ${sum} ()` : sql`0`
  const only = and(eq(reservationTally.field, 'checkin'), status && eq(reservationTally.status, status), where)
  return sql`(SELECT day, (${before} + ${sum} (ORDER BY day))::int AS upto
    FROM ${reservationTally} WHERE ${only} GROUP BY day) AS days`
}

type Found = { day: Day; upto: number }

const lastBefore = async (db: Db, asked: Asked, zone: Zone): Promise<Found | undefined> => {
  const days = await untilEach(asked, zone)
  return (
    await db.execute<Found>(
      sql`SELECT day::text, upto FROM ${days} WHERE upto <= ${asked.skip} ORDER BY days.day DESC LIMIT 1`,
    )
  ).rows[0]
}

const firstAfter = async (db: Db, asked: Asked, zone: Zone): Promise<Found | undefined> => {
  const days = await untilEach(asked, zone)
  const total = await asked.total()
  return (
    await db.execute<Found>(
      sql`SELECT day::text, upto FROM ${days} WHERE ${total}::int - upto <= ${asked.skip} ORDER BY days.day LIMIT 1`,
    )
  ).rows[0]
}
