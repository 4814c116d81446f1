import { and, asc, count, desc, eq, gt, gte, isNull, lte, type SQL, sql } from 'drizzle-orm'
import type { Staff } from '../../kernel/caller.ts'
import { addDays, type Day, dayInIstanbul, nightsOf } from '../../kernel/day.ts'
import type { Minor } from '../../kernel/money.ts'
import type { Act } from '../../platform/act.ts'
import type { Db } from '../../platform/database/db.ts'
import { takenPerNight } from '../availability/availability.store.ts'
import { alert } from '../reservations/money/ledger.table.ts'
import type { ReservationStatus } from '../reservations/reservation.shape.ts'
import { reservation } from '../reservations/reservations.table.ts'
import { withMoney } from '../reservations/views/for-staff.view.ts'
import {
  hasStatus,
  ofOwner,
  type ReservationListRow,
  reservationRows,
  waitingRequests,
} from '../reservations/views/reservation-list.store.ts'
import { whereaboutsOf } from '../villas/villas.store.ts'
import { villa } from '../villas/villas.table.ts'
import type { StayRow } from './overview.contract.ts'

const SOON_HOURS = 48
const CHART_DAYS = 60
/** No day of the largest agency has more; a shorter list would hide arrivals. */
const LIST = 500

/** What today asks for. An owner sees only their own villas, and no matters of the agency. */
export const overviewFor = async ({ db, who, now }: Act<unknown, Staff>) => {
  const today = dayInIstanbul(now)
  const ownerId = who.role === 'OWNER' ? who.accountId : undefined
  const status = (...statuses: ReservationStatus[]) => hasStatus(now, ...statuses)
  const stays = async (where: SQL | undefined, ...order: SQL[]) => {
    const rows = await reservationRows(db, now)
      .where(and(where, ofOwner(ownerId)))
      .orderBy(...order, asc(reservation.id))
      .limit(LIST)
    return stayRows(db, rows, who)
  }
  const soon = new Date(now.getTime() + SOON_HOURS * 3_600_000)
  const [
    arrivals,
    departures,
    optionsEnding,
    requests,
    requestCount,
    inHouse,
    transfersExpected,
    alerts,
    occupancy,
    newThisWeek,
    bookedThisMonth,
  ] = await Promise.all([
    stays(and(eq(reservation.checkIn, today), status('CONFIRMED', 'CHECKED_IN')), asc(villa.name)),
    stays(and(eq(reservation.checkOut, today), status('CONFIRMED', 'CHECKED_IN', 'COMPLETED')), asc(villa.name)),
    stays(and(status('OPTION'), lte(reservation.expiresAt, soon)), asc(reservation.expiresAt)),
    stays(status('REQUEST'), asc(reservation.expiresAt)),
    waitingRequests(db, now, ownerId),
    countOf(db, and(status('CHECKED_IN'), ofOwner(ownerId))),
    ownerId === undefined
      ? stays(and(status('OPTION'), eq(reservation.payBy, 'transfer')), asc(reservation.expiresAt))
      : [],
    ownerId === undefined ? openAlerts(db) : [],
    occupancyOf(db, ownerId, today, now),
    countOf(db, and(gt(reservation.createdAt, new Date(now.getTime() - 7 * 86_400_000)), ofOwner(ownerId))),
    bookedSince(db, `${today.slice(0, 7)}-01`, now, ownerId),
  ])
  return {
    today,
    arrivals,
    departures,
    optionsEnding,
    requests,
    requestCount,
    inHouse,
    transfersExpected,
    alerts,
    occupancy,
    newThisWeek,
    bookedThisMonth,
  }
}

const stayRows = async (db: Db, rows: ReservationListRow[], who: Staff): Promise<StayRow[]> => {
  const priced = await withMoney(db, rows, who)
  const places = await whereaboutsOf(db, [...new Set(rows.map(({ villaId }) => villaId))])
  return priced.map((row, index) => ({
    ...row,
    district: places.get(row.villaId)?.district ?? '',
    checkInTime: places.get(row.villaId)?.checkInTime ?? '',
    checkOutTime: places.get(row.villaId)?.checkOutTime ?? '',
    // On the day of arrival the whole rest is collected.
    due: row.status === 'CONFIRMED' || row.status === 'CHECKED_IN' ? row.total - row.paid : row.due,
    payBy: rows[index]?.payBy ?? 'transfer',
  }))
}

const countOf = async (db: Db, where: SQL | undefined): Promise<number> =>
  (
    await db
      .select({ count: count() })
      .from(reservation)
      .innerJoin(villa, eq(villa.id, reservation.villaId))
      .where(where)
  )[0]?.count ?? 0

const openAlerts = async (db: Db) => {
  const rows = await db
    .select({
      id: alert.id,
      kind: alert.kind,
      facts: alert.facts,
      createdAt: alert.createdAt,
      reservationId: alert.reservationId,
      code: reservation.code,
      guestName: reservation.guestName,
      currency: reservation.currency,
    })
    .from(alert)
    .leftJoin(reservation, eq(reservation.id, alert.reservationId))
    .where(isNull(alert.resolvedAt))
    .orderBy(desc(alert.id))
    .limit(LIST)
  return rows.map(({ facts, createdAt, ...row }) => ({
    ...row,
    amount: minorOf(facts.amount ?? facts.received),
    expected: minorOf(facts.expected),
    share: row.kind === 'held-share' ? { percent: Number(facts.percent), before: Number(facts.before) } : null,
    createdAt: createdAt.toISOString(),
  }))
}

const minorOf = (fact: unknown): Minor | null => (typeof fact === 'number' ? fact : null)

const occupancyOf = async (db: Db, ownerId: number | undefined, today: Day, now: Date) => {
  const villas = await db
    .select({ id: villa.id })
    .from(villa)
    .where(and(eq(villa.active, true), ofOwner(ownerId)))
  const until = addDays(today, CHART_DAYS)
  const ids = villas.map(({ id }) => id)
  const taken = new Map(
    ids.length ? (await takenPerNight(db, ids, { from: today, until }, now)).map((row) => [row.night, row.taken]) : [],
  )
  return nightsOf({ checkIn: today, checkOut: until }).map((day) => ({
    day,
    taken: taken.get(day) ?? 0,
    villas: villas.length,
  }))
}

const bookedSince = async (db: Db, from: Day, now: Date, ownerId: number | undefined) => {
  const rows = await db
    .select({ currency: reservation.currency, total: sql<string>`sum(${reservation.total})`, count: count() })
    .from(reservation)
    .innerJoin(villa, eq(villa.id, reservation.villaId))
    .where(
      and(
        gte(reservation.confirmedAt, new Date(`${from}T00:00:00+03:00`)),
        hasStatus(now, 'CONFIRMED', 'CHECKED_IN', 'COMPLETED'),
        ofOwner(ownerId),
      ),
    )
    .groupBy(reservation.currency)
  return rows.map((row) => ({ ...row, total: Number(row.total) }))
}
