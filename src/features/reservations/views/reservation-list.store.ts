import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  gte,
  inArray,
  isNull,
  like,
  lt,
  lte,
  not,
  or,
  type Placeholder,
  type SQL,
  sql,
} from 'drizzle-orm'
import type * as z from 'zod/mini'
import { addDays, type Day } from '../../../kernel/day.ts'
import { MAX_NIGHTS } from '../../../kernel/limits.ts'
import { fold } from '../../../kernel/slug.ts'
import type { Db } from '../../../platform/database/db.ts'
import { town } from '../../places/places.table.ts'
import { villa } from '../../villas/villas.table.ts'
import { tidyCode } from '../booking/reservation-code.server.ts'
import type { ReservationStatus } from '../reservation.shape.ts'
import { isOpen, NAME_WORDS, reservation } from '../reservations.table.ts'
import type { listReservations } from '../reservations-admin.contract.ts'

export type ListQuery = z.output<NonNullable<typeof listReservations.query>>

/** A time, or its place in a statement. */
type Time = Date | Placeholder

/** The status as of now, as SQL: what statusAt says in reservation-moves. */
export const statusNow = (now: Time): SQL<ReservationStatus> =>
  sql<ReservationStatus>`CASE WHEN ${reservation.status} IN ('OPTION', 'REQUEST') AND ${reservation.expiresAt} <= ${now} THEN 'EXPIRED' ELSE ${reservation.status} END`

/** Is the status as of now one of these? As statusNow, in words that an index can answer. */
export const hasStatus = (now: Time, ...statuses: ReservationStatus[]): SQL | undefined => {
  const stored = inArray(reservation.status, statuses)
  const ended = and(isOpen, lte(reservation.expiresAt, now))
  if (statuses.includes('EXPIRED'))
    return or(and(stored, or(not(isOpen), isNull(reservation.expiresAt), gt(reservation.expiresAt, now))), ended)
  if (!statuses.includes('OPTION') && !statuses.includes('REQUEST')) return stored
  return and(stored, or(not(isOpen), isNull(reservation.expiresAt), gt(reservation.expiresAt, now)))
}

/** What every list shows of a reservation. */
export const rowColumns = (now: Time) => ({
  id: reservation.id,
  code: reservation.code,
  status: statusNow(now),
  expiresAt: reservation.expiresAt,
  villaId: reservation.villaId,
  villa: villa.name,
  villaCode: villa.code,
  town: town.name,
  checkIn: reservation.checkIn,
  checkOut: reservation.checkOut,
  guests: sql<number>`${reservation.adults} + ${reservation.children} + ${reservation.infants}`,
  guestName: reservation.guestName,
  phone: reservation.phone,
  email: reservation.email,
  source: reservation.source,
  payBy: reservation.payBy,
  currency: reservation.currency,
  total: reservation.total,
  prepayment: reservation.prepayment,
  createdAt: reservation.createdAt,
})

/** Reservations joined to what a list shows of their villa; the caller adds the conditions. */
export const reservationRows = (db: Db, now: Date) =>
  db
    .select(rowColumns(now))
    .from(reservation)
    .innerJoin(villa, eq(villa.id, reservation.villaId))
    .innerJoin(town, eq(town.id, villa.townId))
    .$dynamic()

export type ReservationListRow = Awaited<ReturnType<typeof reservationRows>>[number]

/** Only reservations of this owner's villas; undefined for the agency. */
export const ofOwner = (ownerId: number | Placeholder | undefined): SQL | undefined =>
  ownerId === undefined ? undefined : eq(villa.ownerId, ownerId)

const ORDERS = {
  checkin: [asc(reservation.checkIn), asc(reservation.id)],
  '-checkin': [desc(reservation.checkIn), desc(reservation.id)],
  created: [asc(reservation.createdAt), asc(reservation.id)],
  '-created': [desc(reservation.createdAt), desc(reservation.id)],
  total: [asc(reservation.total), asc(reservation.id)],
  '-total': [desc(reservation.total), desc(reservation.id)],
  expires: [sql`${reservation.expiresAt} ASC NULLS LAST`, asc(reservation.checkIn), asc(reservation.id)],
  '-expires': [sql`${reservation.expiresAt} DESC NULLS LAST`, desc(reservation.checkIn), desc(reservation.id)],
}

/** A page of reservations, how many there are, and how many of each status the other filters leave. */
export const listReservationRows = async (
  db: Db,
  query: ListQuery,
  { now, today, ownerId }: { now: Date; today: Day; ownerId: number | undefined },
) => {
  const others = and(ofOwner(ownerId), ...filters(query, today, ownerId === undefined))
  const chosen = and(others, query.status ? hasStatus(now, query.status) : undefined)
  const [rows, counts] = await Promise.all([
    reservationRows(db, now)
      .where(chosen)
      .orderBy(...ORDERS[query.order])
      .offset(query.skip)
      .limit(query.take),
    db
      .select({ status: statusNow(now), count: count() })
      .from(reservation)
      .innerJoin(villa, eq(villa.id, reservation.villaId))
      .where(others)
      .groupBy(sql`1`),
  ])
  const statusCounts = Object.fromEntries(counts.map((each) => [each.status, each.count]))
  return {
    rows,
    statusCounts,
    total: query.status ? (statusCounts[query.status] ?? 0) : counts.reduce((sum, each) => sum + each.count, 0),
  }
}

/** `phones`: may a number find its guest? Not for an owner, who doesn't see the numbers. */
const filters = (query: ListQuery, today: Day, phones: boolean): (SQL | undefined)[] => [
  query.villa_id === undefined ? undefined : eq(reservation.villaId, query.villa_id),
  query.reservation_id ? byNumberOrCode(query.reservation_id) : undefined,
  query.customer_name ? byNameOrPhone(query.customer_name, phones) : undefined,
  ...dateFilters(query),
  pastOrComing(query, today),
]

/** Past stays are another list; asking for a date range, a code or a number looks everywhere. */
const pastOrComing = ({ date1, date2, reservation_id, customer_name, oldrez }: ListQuery, today: Day) => {
  if (date1 || date2 || reservation_id || (customer_name && phoneDigits(customer_name))) return undefined
  if (oldrez === '1') return lt(reservation.checkOut, today)
  // the second follows from the first
  return and(gte(reservation.checkOut, today), gte(reservation.checkIn, addDays(today, -MAX_NIGHTS)))
}

const byNameOrPhone = (typed: string, phones: boolean): SQL => {
  const digits = phones ? phoneDigits(typed) : undefined
  if (digits) return sql`reverse(${reservation.phone}) LIKE ${`${[...digits].reverse().join('')}%`}`
  const words = fold(typed).match(/[\p{L}\p{N}]+/gu)
  // Each typed word is the beginning of a word of the name. Letters and digits alone: nothing in it is syntax.
  return words
    ? sql`${NAME_WORDS} @@ to_tsquery('simple', ${words.map((word) => `'${word}':*`).join(' & ')})`
    : sql`false`
}

/** '0532 123 45 67' → '5321234567', the end of the number however it begins; undefined for anything but a number. */
const phoneDigits = (typed: string): string | undefined => {
  const digits = typed.replace(/\D/g, '').slice(-10)
  return /^[+\d\s()-]+$/.test(typed) && digits.length >= 7 ? digits : undefined
}

const byNumberOrCode = (typed: string): SQL | undefined => {
  const number = /^\d{1,9}$/.test(typed) ? Number(typed) : null
  const beginning = tidyCode(typed)
  const code = beginning ? like(reservation.code, `${beginning}%`) : sql`false`
  return number === null ? code : or(eq(reservation.id, number), code)
}

const dateFilters = ({ datetype, date1, date2 }: ListQuery): (SQL | undefined)[] => {
  if (datetype === 'created')
    // A day of the booking is a day in Istanbul.
    return [
      date1 && sql`${reservation.createdAt} >= ${`${date1}T00:00:00+03:00`}::timestamptz`,
      date2 && sql`${reservation.createdAt} < ${`${addDays(date2, 1)}T00:00:00+03:00`}::timestamptz`,
    ].map((each) => each || undefined)
  const column = datetype === 'checkin' ? reservation.checkIn : reservation.checkOut
  return [date1 ? gte(column, date1) : undefined, date2 ? sql`${column} <= ${date2}` : undefined]
}

/** How many requests wait for an answer. */
export const waitingRequests = async (db: Db, now: Date, ownerId: number | undefined): Promise<number> =>
  (
    await db
      .select({ count: count() })
      .from(reservation)
      .innerJoin(villa, eq(villa.id, reservation.villaId))
      .where(and(hasStatus(now, 'REQUEST'), ofOwner(ownerId)))
  )[0]?.count ?? 0
