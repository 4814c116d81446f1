import { and, asc, count, desc, eq, gte, inArray, like, lte, or, type SQL, sql } from 'drizzle-orm'
import type * as z from 'zod/mini'
import { addDays, type Day } from '../../../kernel/day.ts'
import { MAX_NIGHTS } from '../../../kernel/limits.ts'
import { fold } from '../../../kernel/slug.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { Scope } from '../../owners/owner-scope.ts'
import { town } from '../../places/places.table.ts'
import { ownedBy } from '../../villas/owned.store.ts'
import { villa } from '../../villas/villas.table.ts'
import { tidyCode } from '../booking/reservation-code.server.ts'
import { guestCount, NAME_WORDS, reservation } from '../reservations.table.ts'
import type { listReservations } from '../reservations-admin.contract.ts'
import { waitsForAnswer } from './lacking.store.ts'
import { isFar, startOfPage } from './page-start.store.ts'
import { type DayRange, type StatusCounts, talliedCounts } from './reservation-counts.store.ts'
import { hasStatus, statusNow, type Time } from './reservation-status.store.ts'

export type ListQuery = z.output<NonNullable<typeof listReservations.query>>

/** What every list shows of a reservation. */
export const rowColumns = (now: Time) => ({
  id: reservation.id,
  code: reservation.code,
  status: statusNow(now),
  queued: reservation.queued,
  expiresAt: reservation.expiresAt,
  villaId: reservation.villaId,
  villa: villa.name,
  villaCode: villa.code,
  town: town.name,
  checkIn: reservation.checkIn,
  checkOut: reservation.checkOut,
  guests: guestCount,
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

/**
 * A page of reservations, how many there are, and how many of each status the other filters leave. `lacking` = the ids
 * of those alone that lack something, past ones too.
 */
export const listReservationRows = async (
  db: Db,
  query: ListQuery,
  { now, today, scope, lacking }: { now: Date; today: Day; scope: Scope; lacking?: SQL | undefined },
) => {
  const range = lacking ? undefined : rangeOf(query, today)
  const searched = and(searchOf(query, scope === undefined), lacking && sql`id IN (${lacking})`)
  const others = and(ofVilla(query), ownedBy(scope), range && withinRange(range))
  const chosen = and(others, query.status ? hasStatus(now, query.status) : undefined)
  const from = rowsOf(searched, scope)
  const isTallied = from === reservation && !query.villa_id
  if (!isTallied || !range) {
    const { ids, statusCounts } = await pageAndCounts(db, { ...query, from, where: others, now })
    const rows = ids.length
      ? await reservationRows(db, now)
          .where(inArray(reservation.id, ids))
          .orderBy(...ORDERS[query.order])
      : []
    return { rows, statusCounts, total: totalOf(statusCounts, query) }
  }
  const counts = talliedCounts(db, range, others, now)
  counts.catch(() => undefined) // awaited below, but another question may fail first
  const start = await startOf(db, query, range, counts)
  const page = pageOfRows(db, { ...query, skip: start.skip, from, where: and(chosen, start.after), now })
  const [rows, statusCounts] = await Promise.all([page, counts])
  return { rows, statusCounts, total: totalOf(statusCounts, query) }
}

const totalOf = (counts: StatusCounts, { status }: Pick<ListQuery, 'status'>): number =>
  status ? (counts[status] ?? 0) : Object.values(counts).reduce((sum, each) => sum + each, 0)

/** The first pages wait for no count. Of a status that ends by itself no tally is kept as of now. */
const startOf = async (db: Db, query: ListQuery, range: DayRange, counts: Promise<StatusCounts>) => {
  const { skip, order } = query
  const status = query.status || undefined
  if (!isFar(skip) || status === 'OPTION' || status === 'REQUEST' || status === 'EXPIRED')
    return { after: undefined, skip }
  return startOfPage(db, { range, status, order, skip, total: async () => totalOf(await counts, query) })
}

/** So many a search finds at most: a beginning that says nothing, 'HV', is no reason to read everything. */
const MOST_FOUND = 50_000

/**
 * Where the list is taken from: the reservations, those that a search finds (it is asked first, by its own index), with
 * their villas where the owner matters.
 */
const rowsOf = (searched: SQL | undefined, scope: Scope): SQL | typeof reservation => {
  if (!searched && scope === undefined) return reservation
  const found = searched
    ? sql`(SELECT * FROM ${reservation} WHERE ${searched} LIMIT ${MOST_FOUND}) AS ${reservation}`
    : sql`${reservation}`
  return scope === undefined ? found : sql`${found} INNER JOIN ${villa} ON ${villa.id} = ${reservation.villaId}`
}

type Paged = Pick<ListQuery, 'order' | 'skip' | 'take'> & {
  from: SQL | typeof reservation
  where: SQL | undefined
  now: Date
}

/** The page is found in an index alone; only its rows are read. */
const pageOfRows = (db: Db, { order, skip, take, from, where, now }: Paged) => {
  const page = db
    .select({ id: sql<number>`reservation.id`.as('page_id') })
    .from(from)
    .where(where)
    .orderBy(...ORDERS[order])
    .offset(skip)
    .limit(take)
    .as('page')
  return reservationRows(db, now)
    .innerJoin(page, eq(page.id, reservation.id))
    .orderBy(...ORDERS[order])
}

/** What says of a reservation whether a list has it, and where. */
const LISTED = sql.join(
  [
    ...[reservation.id, reservation.status, reservation.expiresAt, reservation.checkIn, reservation.checkOut],
    ...[reservation.createdAt, reservation.total],
  ],
  sql`, `,
)

/**
 * The ids of a page, in its order, and how many there are of each status, of rows of which no tally is kept: they are
 * found once for both, under the name of the table.
 */
const pageAndCounts = async (
  db: Db,
  { status, order, skip, take, from, where, now }: Paged & Pick<ListQuery, 'status'>,
): Promise<{ ids: number[]; statusCounts: StatusCounts }> => {
  const chosen = (status && hasStatus(now, status)) || undefined
  const ordered = sql.join(ORDERS[order], sql`, `)
  const { rows } = await db.execute<{ ids: number[]; counts: StatusCounts }>(sql`
    WITH ${reservation} AS MATERIALIZED (SELECT ${LISTED} FROM ${from} WHERE ${where ?? sql`true`}),
      page AS (SELECT id, row_number() OVER (ORDER BY ${ordered}) AS nth FROM ${reservation}
        WHERE ${chosen ?? sql`true`} ORDER BY nth LIMIT ${take} OFFSET ${skip}),
      counted AS (SELECT ${statusNow(now)} AS status, count(*)::int AS many FROM ${reservation} GROUP BY 1)
    SELECT (SELECT coalesce(json_agg(id ORDER BY nth), '[]') FROM page) AS ids,
      (SELECT coalesce(json_object_agg(status, many), '{}') FROM counted) AS counts`)
  return { ids: rows[0]?.ids ?? [], statusCounts: rows[0]?.counts ?? {} }
}

const ofVilla = ({ villa_id: id }: ListQuery): SQL | undefined =>
  id === undefined ? undefined : eq(reservation.villaId, id)

/** `phones`: may a number find its guest? Not for an owner, who doesn't see the numbers. */
const searchOf = ({ reservation_id: code, customer_name: name }: ListQuery, phones: boolean): SQL | undefined =>
  and(code ? byNumberOrCode(code) : undefined, name ? byNameOrPhone(name, phones) : undefined)

/**
 * The days that are looked at. Past stays are another list; asking for a date range, a code or a number looks
 * everywhere.
 */
const rangeOf = (
  { datetype, date1, date2, reservation_id, customer_name, oldrez }: ListQuery,
  today: Day,
): DayRange | undefined => {
  if (date1 || date2) return { field: datetype, first: date1, last: date2 }
  if (reservation_id || (customer_name && phoneDigits(customer_name))) return undefined
  return oldrez === '1' ? { field: 'checkout', last: addDays(today, -1) } : { field: 'checkout', first: today }
}

const withinRange = ({ field, first, last }: DayRange): SQL | undefined => {
  if (field === 'created')
    // A day of the booking is a day in Istanbul.
    return and(
      first ? sql`${reservation.createdAt} >= ${`${first}T00:00:00+03:00`}::timestamptz` : undefined,
      last ? sql`${reservation.createdAt} < ${`${addDays(last, 1)}T00:00:00+03:00`}::timestamptz` : undefined,
    )
  const column = field === 'checkin' ? reservation.checkIn : reservation.checkOut
  // no stay is longer: an index by arrival need not begin in the past
  const arrival = field === 'checkout' && first ? gte(reservation.checkIn, addDays(first, -MAX_NIGHTS)) : undefined
  return and(first ? gte(column, first) : undefined, last ? lte(column, last) : undefined, arrival)
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

/** How many requests wait for an answer of ours; those behind an option answer themselves. */
export const waitingRequests = async (db: Db, now: Date, scope: Scope): Promise<number> =>
  (
    await db
      .select({ count: count() })
      .from(rowsOf(undefined, scope))
      .where(and(waitsForAnswer(now), ownedBy(scope)))
  )[0]?.count ?? 0
