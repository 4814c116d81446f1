import { and, asc, desc, eq, gt, gte, isNull, lt, lte, or, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/db.ts'
import { ask, given, statement } from '../../platform/database/statement.ts'
import { takenNight } from '../availability/availability.table.ts'
import { district, town } from '../places/places.table.ts'
import { alert } from '../reservations/money/ledger.table.ts'
import type { ReservationStatus } from '../reservations/reservation.shape.ts'
import { reservation } from '../reservations/reservations.table.ts'
import { hasStatus, ofOwner, rowColumns } from '../reservations/views/reservation-list.store.ts'
import { villa } from '../villas/villas.table.ts'

/** No day of the largest agency has more; a shorter list would hide arrivals. */
const LIST = 500

type Owner = Placeholder | undefined
const now = given('now')
const status = (...statuses: ReservationStatus[]) => hasStatus(now, ...statuses)

/** The stays of a condition with all that the day view says of them. */
const stays = (owner: Owner, where: SQL | undefined, ...order: SQL[]) =>
  ask
    .select({
      ...rowColumns(now),
      district: district.name,
      checkInTime: villa.checkInTime,
      checkOutTime: villa.checkOutTime,
    })
    .from(reservation)
    .innerJoin(villa, eq(villa.id, reservation.villaId))
    .innerJoin(town, eq(town.id, villa.townId))
    .innerJoin(district, eq(district.id, villa.districtId))
    .where(and(where, ofOwner(owner)))
    .orderBy(...order, asc(reservation.id))
    .limit(LIST)
export type Stay = ReturnType<typeof stays>['_']['result'][number]

/** The stays that the day asks for, list by list; what ends first comes first. */
const lists = (owner: Owner) => ({
  arrivals: stays(
    owner,
    and(eq(reservation.checkIn, given('today')), status('CONFIRMED', 'CHECKED_IN')),
    asc(villa.name),
  ),
  departures: stays(
    owner,
    and(eq(reservation.checkOut, given('today')), status('CONFIRMED', 'CHECKED_IN', 'COMPLETED')),
    asc(villa.name),
  ),
  optionsEnding: stays(
    owner,
    and(status('OPTION'), lte(reservation.expiresAt, given('soon'))),
    asc(reservation.expiresAt),
  ),
  requests: stays(owner, status('REQUEST'), asc(reservation.expiresAt)),
})

const count = sql<number>`count(*)::int`

const counted = (owner: Owner, where: SQL | undefined) =>
  ask
    .select({ count })
    .from(reservation)
    .innerJoin(villa, eq(villa.id, reservation.villaId))
    .where(and(where, ofOwner(owner)))

const figures = (owner: Owner) => ({
  waiting: counted(owner, status('REQUEST')),
  inHouse: counted(owner, status('CHECKED_IN')),
  newThisWeek: counted(owner, gt(reservation.createdAt, given('weekAgo'))),
  /** What was confirmed since the first of the month and still counts: number and sum by currency. */
  booked: ask
    .select({ currency: reservation.currency, total: sql<number>`sum(${reservation.total})`, count })
    .from(reservation)
    .innerJoin(villa, eq(villa.id, reservation.villaId))
    .where(
      and(
        gte(reservation.confirmedAt, given('monthBegan')),
        status('CONFIRMED', 'CHECKED_IN', 'COMPLETED'),
        ofOwner(owner),
      ),
    )
    .groupBy(reservation.currency),
  villas: ask
    .select({ count })
    .from(villa)
    .where(and(villa.active, ofOwner(owner))),
  /** How many active villas are taken, by night. */
  nights: ask
    .select({ night: takenNight.night, taken: count })
    .from(takenNight)
    .innerJoin(villa, and(eq(villa.id, takenNight.villaId), villa.active))
    .where(
      and(
        gte(takenNight.night, given('today')),
        lt(takenNight.night, given('until')),
        or(isNull(takenNight.expiresAt), gt(takenNight.expiresAt, now)),
        ofOwner(owner),
      ),
    )
    .groupBy(takenNight.night),
})

const ofAgency = statement('day_of_agency', () => ({
  ...lists(undefined),
  ...figures(undefined),
  transfersExpected: stays(
    undefined,
    and(status('OPTION'), eq(reservation.payBy, 'transfer')),
    asc(reservation.expiresAt),
  ),
  /** The newest alerts that nobody has dealt with, each with its reservation where it has one. */
  alerts: ask
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
    .limit(LIST),
}))

const ofOneOwner = statement('day_of_owner', () => ({ ...lists(given('owner')), ...figures(given('owner')) }))

export type OpenAlert = Awaited<ReturnType<typeof ofAgency>>['alerts'][number]

type Times = { now: Date; today: string; until: string; soon: Date; weekAgo: Date; monthBegan: Date }

/** All that the day view is made of, of the agency or of one owner's villas; `until` ends the nights' chart. */
export const dayOf = async (db: Db, times: Times, owner: number | undefined) =>
  owner === undefined
    ? ofAgency(db, times)
    : { transfersExpected: [], alerts: [], ...(await ofOneOwner(db, { ...times, owner })) }
