import { and, asc, desc, eq, gt, gte, isNull, lt, lte, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Currency } from '../../kernel/money.ts'
import type { Db } from '../../platform/database/db.ts'
import { ask, given, statement } from '../../platform/database/statement.ts'
import type { Scope } from '../owners/owner-scope.ts'
import { district, town } from '../places/places.table.ts'
import { proposal } from '../proposals/proposals.table.ts'
import { alert } from '../reservations/money/ledger.table.ts'
import type { ReservationStatus } from '../reservations/reservation.shape.ts'
import { guestCount, isOpen, reservation } from '../reservations/reservations.table.ts'
import { waitsForAnswer } from '../reservations/views/lacking.store.ts'
import { hasStatus, statusNow } from '../reservations/views/reservation-status.store.ts'
import { asGiven, ownedByGiven } from '../villas/owned.store.ts'
import { villa } from '../villas/villas.table.ts'

/** No day of the largest agency has more; a shorter list would hide arrivals, and a card counts its rows. */
const LIST = 500
/** What can pile up is answered with its first: nobody works off more in a day, and how many there are is counted. */
const PILE = 100

type Owner = Placeholder | undefined
const now = given('now')
const status = (...statuses: ReservationStatus[]) => hasStatus(now, ...statuses)

const ofOwners = (owner: Owner) => owner && ownedByGiven(owner)

/** The villa is looked at only where its owner matters; columns that both have must be named with their table. */
const villaOf = (owner: Owner): SQL =>
  owner ? sql`${reservation} INNER JOIN ${villa} ON ${villa.id} = ${reservation.villaId}` : sql`${reservation}`

/** How many of a stay's guests are written down for the authority. */
const LISTED = sql<number>`(SELECT count(*)::int FROM guest_person WHERE guest_person.reservation_id = reservation.id)`

const lateArrival = and(status('CONFIRMED'), lt(reservation.checkIn, given('today')))
const lateDeparture = and(status('CHECKED_IN'), lt(reservation.checkOut, given('today')))
const optionEnding = and(status('OPTION'), lte(reservation.expiresAt, given('soon')))
const transferExpected = and(status('OPTION'), eq(reservation.payBy, 'transfer'))

type List =
  | ('arrivals' | 'departures' | 'arrivalsTomorrow' | 'departuresTomorrow')
  | ('overdue' | 'optionsEnding' | 'requests' | 'transfersExpected')

/** The ids of a list's stays: the first `most` of them in this order. */
const firstOf = (owner: Owner, list: List, where: SQL | undefined, { most, by }: { most: number; by: PgColumn }) =>
  ask
    .select({ id: sql`reservation.id`.as('first_id'), list: sql<List>`${list}::text`.as('list') })
    .from(villaOf(owner))
    .where(and(where, ofOwners(owner)))
    .orderBy(asc(by), asc(reservation.id))
    .limit(most)

/** The stays of a day. */
const ofDay = (owner: Owner, list: List, where: SQL | undefined) =>
  firstOf(owner, list, where, { most: LIST, by: reservation.id })
/** The first of those that wait for something: what ends first. */
const waiting = (owner: Owner, list: List, where: SQL | undefined) =>
  firstOf(owner, list, where, { most: PILE, by: reservation.expiresAt })
/**
 * Who should have come or gone before today and nobody has written it down. Each kind is found in an index by itself
 * and by its arrival: asked at once, all reservations would be read in the order of their ids.
 */
const late = (owner: Owner, where: SQL | undefined) =>
  firstOf(owner, 'overdue', where, { most: PILE, by: reservation.checkIn })

/**
 * The stays of all lists with all that the day view says of them, by villa: one select, because to plan its joins takes
 * longer than to find the stays of most days.
 */
const stays = (owner: Owner) => {
  const arriving = and(eq(reservation.checkIn, given('today')), status('CONFIRMED', 'CHECKED_IN'))
  const leaving = and(eq(reservation.checkOut, given('today')), status('CONFIRMED', 'CHECKED_IN', 'COMPLETED'))
  const arrivingTomorrow = and(eq(reservation.checkIn, given('tomorrow')), status('CONFIRMED'))
  const leavingTomorrow = and(eq(reservation.checkOut, given('tomorrow')), status('CONFIRMED', 'CHECKED_IN'))
  const first = ofDay(owner, 'arrivals', arriving)
    .unionAll(ofDay(owner, 'departures', leaving))
    .unionAll(ofDay(owner, 'arrivalsTomorrow', arrivingTomorrow))
    .unionAll(ofDay(owner, 'departuresTomorrow', leavingTomorrow))
    .unionAll(late(owner, lateArrival))
    .unionAll(late(owner, lateDeparture))
    .unionAll(waiting(owner, 'optionsEnding', optionEnding))
    .unionAll(waiting(owner, 'requests', waitsForAnswer(now)))
    .unionAll(waiting(owner, 'transfersExpected', owner ? sql`false` : transferExpected)) // the agency’s matter
    .as('first')
  return ask
    .select({
      list: first.list,
      listed: LISTED,
      shown: {
        id: reservation.id,
        code: reservation.code,
        villaId: reservation.villaId,
        villa: villa.name,
        town: town.name,
        district: district.name,
        checkInTime: villa.checkInTime,
        checkOutTime: villa.checkOutTime,
        guestName: reservation.guestName,
        phone: reservation.phone,
        guests: guestCount,
        checkIn: reservation.checkIn,
        checkOut: reservation.checkOut,
        currency: reservation.currency,
        total: reservation.total,
        prepayment: reservation.prepayment,
        status: statusNow(now),
        expiresAt: reservation.expiresAt,
        payBy: reservation.payBy,
      },
    })
    .from(first)
    .innerJoin(reservation, eq(reservation.id, first.id))
    .innerJoin(villa, eq(villa.id, reservation.villaId))
    .innerJoin(town, eq(town.id, villa.townId))
    .innerJoin(district, eq(district.id, villa.districtId))
    .orderBy(asc(villa.name), asc(reservation.id))
}
export type Stay = ReturnType<typeof stays>['_']['result'][number]

const count = sql<number>`count(*)::int`

const counted = (owner: Owner, where: SQL | undefined) =>
  ask
    .select({ count })
    .from(villaOf(owner))
    .where(and(where, ofOwners(owner)))

/** What waits, counted while it is read once. */
const waitingFor = (owner: Owner) =>
  ask
    .select({
      requests: countOf(waitsForAnswer(now)),
      options: countOf(optionEnding),
      transfers: countOf(transferExpected),
    })
    .from(villaOf(owner))
    .where(and(isOpen, ofOwners(owner)))
const countOf = (where: SQL | undefined) => sql<number>`(count(*) FILTER (WHERE ${where}))::int`

const figures = (owner: Owner) => ({
  waiting: waitingFor(owner),
  lateArrivals: counted(owner, lateArrival),
  lateDepartures: counted(owner, lateDeparture),
  /** By dates: who sleeps here tonight, and those whose arrival nobody has written down. */
  inHouse: counted(
    owner,
    and(status('CHECKED_IN'), lte(reservation.checkIn, given('today')), gt(reservation.checkOut, given('today'))),
  ),
  inHouseUnwritten: counted(
    owner,
    and(status('CONFIRMED'), lt(reservation.checkIn, given('today')), gt(reservation.checkOut, given('today'))),
  ),
  newThisWeek: counted(owner, gt(reservation.createdAt, given('weekAgo'))),
  /** What was confirmed since the first of the month and still counts: number and sum by currency. */
  booked: ask
    .select({
      currency: sql<Currency>`reservation.currency`,
      total: sql<number>`sum(reservation.total)`,
      count,
    })
    .from(villaOf(owner))
    .where(
      and(
        gte(reservation.confirmedAt, given('monthBegan')),
        status('CONFIRMED', 'CHECKED_IN', 'COMPLETED'),
        ofOwners(owner),
      ),
    )
    .groupBy(reservation.currency),
  proposals: ask
    .select({ count })
    .from(owner ? sql`${proposal} INNER JOIN ${villa} ON ${villa.id} = ${proposal.villaId}` : sql`${proposal}`)
    .where(and(isNull(proposal.closedAt), ofOwners(owner))),
})

const listsOfAgency = statement('day_of_agency', () => ({
  stays: stays(undefined),
  /** The newest alerts that nobody has dealt with and that no reservation shows. */
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
    .where(and(isNull(alert.resolvedAt), isNull(alert.reservationId)))
    .orderBy(desc(alert.id))
    .limit(LIST),
}))

const figuresOfAgency = statement('figures_of_agency', () => figures(undefined))
const listsOfOwner = statement('day_of_owner', () => ({ stays: stays(given('owners')) }))
const figuresOfOwner = statement('figures_of_owner', () => figures(given('owners')))

export type OpenAlert = Awaited<ReturnType<typeof listsOfAgency>>['alerts'][number]

type Times = { now: Date; today: string; tomorrow: string; soon: Date; weekAgo: Date; monthBegan: Date }

/** All that the day view is made of, of the agency or of the villas of a scope. */
export const dayOf = async (db: Db, times: Times, scope: Scope) => {
  if (!scope) {
    const [found, sums] = await Promise.all([listsOfAgency(db, times), figuresOfAgency(db, times)])
    return { ...inLists(found.stays), ...sums, alerts: found.alerts }
  }
  const own = { ...times, owners: asGiven(scope) }
  const [found, sums] = await Promise.all([listsOfOwner(db, own), figuresOfOwner(db, own)])
  return { ...inLists(found.stays), ...sums, alerts: [] }
}

const inLists = (found: Stay[]): Record<List, Stay[]> => {
  const stays = Map.groupBy(found, ({ list }) => list)
  const of = (list: List) => stays.get(list) ?? []
  const byEnd = (list: List) =>
    of(list).toSorted((one, other) => endOf(one) - endOf(other) || one.shown.id - other.shown.id)
  return {
    arrivals: of('arrivals'),
    departures: of('departures'),
    arrivalsTomorrow: of('arrivalsTomorrow'),
    departuresTomorrow: of('departuresTomorrow'),
    overdue: of('overdue'),
    optionsEnding: byEnd('optionsEnding'),
    requests: byEnd('requests'),
    transfersExpected: byEnd('transfersExpected'),
  }
}

const endOf = ({ shown }: Stay): number => shown.expiresAt?.getTime() ?? Number.POSITIVE_INFINITY
