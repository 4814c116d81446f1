import { and, asc, eq, gt, lte, type SQL } from 'drizzle-orm'
import type { Staff } from '../../kernel/caller.ts'
import { addDays, type Day, dayInIstanbul, nightsOf } from '../../kernel/day.ts'
import type { AnswerOf } from '../../kernel/endpoint.ts'
import type { Act } from '../../platform/act.ts'
import type { Db } from '../../platform/database/db.ts'
import { takenPerNight } from '../availability/availability.store.ts'
import type { ReservationStatus } from '../reservations/reservation.shape.ts'
import { reservation } from '../reservations/reservations.table.ts'
import { type PricedRow, withMoney } from '../reservations/views/for-staff.view.ts'
import { hasStatus, ofOwner, reservationRows, waitingRequests } from '../reservations/views/reservation-list.store.ts'
import { whereaboutsOf } from '../villas/villas.store.ts'
import { villa } from '../villas/villas.table.ts'
import type { overview } from './overview.contract.ts'
import { activeVillaIds, confirmedSince, countReservations, openAlerts } from './overview.store.ts'
import { alertView, stayView } from './overview.view.ts'

type Overview = AnswerOf<typeof overview>['content']

const SOON_HOURS = 48
const CHART_DAYS = 60
/** No day of the largest agency has more; a shorter list would hide arrivals. */
const LIST = 500

/** What today asks for. An owner sees only their own villas, and no matters of the agency. */
export const overviewFor = async (act: Act<unknown, Staff>): Promise<Overview> => {
  const { db, now, who } = act
  const today = dayInIstanbul(now)
  const ownerId = who.role === 'OWNER' ? who.accountId : undefined
  const [lists, requestCount, inHouse, alerts, occupancy, newThisWeek, bookedThisMonth] = await Promise.all([
    stayLists(act, today, ownerId),
    waitingRequests(db, now, ownerId),
    countReservations(db, and(hasStatus(now, 'CHECKED_IN'), ofOwner(ownerId))),
    ownerId === undefined ? openAlerts(db, LIST) : [],
    occupancyOf(db, { today, ownerId, now }),
    countReservations(db, and(gt(reservation.createdAt, hoursFrom(now, -7 * 24)), ofOwner(ownerId))),
    confirmedSince(db, `${today.slice(0, 7)}-01`, now, ownerId),
  ])
  return {
    today,
    ...lists,
    requestCount,
    inHouse,
    alerts: alerts.map(alertView),
    occupancy,
    newThisWeek,
    bookedThisMonth,
  }
}

/** The stays that the day asks for, list by list; what ends first comes first. */
const stayLists = async ({ db, who, now }: Act<unknown, Staff>, today: Day, ownerId: number | undefined) => {
  const status = (...statuses: ReservationStatus[]) => hasStatus(now, ...statuses)
  const stays = async (where: SQL | undefined, ...order: SQL[]) => {
    const rows = await reservationRows(db, now)
      .where(and(where, ofOwner(ownerId)))
      .orderBy(...order, asc(reservation.id))
      .limit(LIST)
    return withPlaces(db, await withMoney(db, rows, who))
  }
  const [arrivals, departures, optionsEnding, requests, transfersExpected] = await Promise.all([
    stays(and(eq(reservation.checkIn, today), status('CONFIRMED', 'CHECKED_IN')), asc(villa.name)),
    stays(and(eq(reservation.checkOut, today), status('CONFIRMED', 'CHECKED_IN', 'COMPLETED')), asc(villa.name)),
    stays(and(status('OPTION'), lte(reservation.expiresAt, hoursFrom(now, SOON_HOURS))), asc(reservation.expiresAt)),
    stays(status('REQUEST'), asc(reservation.expiresAt)),
    ownerId === undefined
      ? stays(and(status('OPTION'), eq(reservation.payBy, 'transfer')), asc(reservation.expiresAt))
      : [],
  ])
  return { arrivals, departures, optionsEnding, requests, transfersExpected }
}

const hoursFrom = (now: Date, hours: number): Date => new Date(now.getTime() + hours * 3_600_000)

const withPlaces = async (db: Db, rows: PricedRow[]) => {
  const places = await whereaboutsOf(db, [...new Set(rows.map(({ villaId }) => villaId))])
  return rows.map((row) => stayView(row, places.get(row.villaId)))
}

type Asked = { today: Day; ownerId: number | undefined; now: Date }

const occupancyOf = async (db: Db, { today, ownerId, now }: Asked): Promise<Overview['occupancy']> => {
  const ids = await activeVillaIds(db, ownerId)
  const until = addDays(today, CHART_DAYS)
  const nights = ids.length ? await takenPerNight(db, ids, { from: today, until }, now) : []
  const taken = new Map(nights.map((row) => [row.night, row.taken]))
  return nightsOf({ checkIn: today, checkOut: until }).map((day) => ({
    day,
    taken: taken.get(day) ?? 0,
    villas: ids.length,
  }))
}
