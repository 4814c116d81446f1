import { and, asc, desc, eq, gt, gte, isNull, lt, lte, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { Currency } from '../../kernel/money.ts'
import type { Db } from '../../platform/database/db.ts'
import { ask, given, statement } from '../../platform/database/statement.ts'
import type { Scope } from '../owners/owner-scope.ts'
import { district, town } from '../places/places.table.ts'
import { proposal } from '../proposals/proposals.table.ts'
import { alert } from '../reservations/money/ledger.table.ts'
import type { ReservationStatus } from '../reservations/reservation.shape.ts'
import { isOpen, reservation } from '../reservations/reservations.table.ts'
import { waitsForAnswer } from '../reservations/views/lacking.store.ts'
import { rowColumns } from '../reservations/views/reservation-list.store.ts'
import { hasStatus } from '../reservations/views/reservation-status.store.ts'
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

/** The ids of the stays of a condition. */
const idsOf = (owner: Owner, where: SQL | undefined) =>
  ask
    .select({ id: sql`reservation.id`.as('first_id') })
    .from(villaOf(owner))
    .where(and(where, ofOwners(owner)))

/** The stays of a day with all that the day view says of them, by villa. */
const stays = (owner: Owner, where: SQL | undefined) =>
  wholeStays(idsOf(owner, where).orderBy(asc(reservation.id)).limit(LIST).as('first'), 'villa')

/** The first of the stays that wait for something; what ends first comes first. */
const waiting = (owner: Owner, where: SQL | undefined) =>
  wholeStays(
    idsOf(owner, where).orderBy(asc(reservation.expiresAt), asc(reservation.id)).limit(PILE).as('first'),
    'expires',
  )

const lateArrival = and(status('CONFIRMED'), lt(reservation.checkIn, given('today')))
const lateDeparture = and(status('CHECKED_IN'), lt(reservation.checkOut, given('today')))
const optionEnding = and(status('OPTION'), lte(reservation.expiresAt, given('soon')))
const transferExpected = and(status('OPTION'), eq(reservation.payBy, 'transfer'))

/**
 * The stays that should have begun, and those that should have ended, before today. Each is found in an index by itself
 * and by its arrival: asked at once, all reservations would be read in the order of their ids.
 */
const overdueStays = (owner: Owner) => {
  const late = (where: SQL | undefined) =>
    idsOf(owner, where).orderBy(asc(reservation.checkIn), asc(reservation.id)).limit(PILE)
  return wholeStays(late(lateArrival).unionAll(late(lateDeparture)).as('first'), 'villa')
}

type Ids = ReturnType<ReturnType<ReturnType<typeof idsOf>['limit']>['as']>

const wholeStays = (first: Ids, order: 'expires' | 'villa') =>
  ask
    .select({
      ...rowColumns(now),
      district: district.name,
      listed: LISTED,
      checkInTime: villa.checkInTime,
      checkOutTime: villa.checkOutTime,
    })
    .from(first)
    .innerJoin(reservation, eq(reservation.id, first.id))
    .innerJoin(villa, eq(villa.id, reservation.villaId))
    .innerJoin(town, eq(town.id, villa.townId))
    .innerJoin(district, eq(district.id, villa.districtId))
    .orderBy(order === 'expires' ? asc(reservation.expiresAt) : asc(villa.name), asc(reservation.id))
export type Stay = ReturnType<typeof stays>['_']['result'][number]

const lists = (owner: Owner) => ({
  arrivals: stays(owner, and(eq(reservation.checkIn, given('today')), status('CONFIRMED', 'CHECKED_IN'))),
  departures: stays(
    owner,
    and(eq(reservation.checkOut, given('today')), status('CONFIRMED', 'CHECKED_IN', 'COMPLETED')),
  ),
  arrivalsTomorrow: stays(owner, and(eq(reservation.checkIn, given('tomorrow')), status('CONFIRMED'))),
  departuresTomorrow: stays(owner, and(eq(reservation.checkOut, given('tomorrow')), status('CONFIRMED', 'CHECKED_IN'))),
  /** Who should have come or gone before today and nobody has written it down. */
  overdue: overdueStays(owner),
  optionsEnding: waiting(owner, optionEnding),
  requests: waiting(owner, waitsForAnswer(now)),
})

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
  ...lists(undefined),
  transfersExpected: waiting(undefined, transferExpected),
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
const listsOfOwner = statement('day_of_owner', () => lists(given('owners')))
const figuresOfOwner = statement('figures_of_owner', () => figures(given('owners')))

export type OpenAlert = Awaited<ReturnType<typeof listsOfAgency>>['alerts'][number]

type Times = { now: Date; today: string; tomorrow: string; soon: Date; weekAgo: Date; monthBegan: Date }

/** All that the day view is made of, of the agency or of the villas of a scope. */
export const dayOf = async (db: Db, times: Times, scope: Scope) => {
  if (!scope) {
    const [found, sums] = await Promise.all([listsOfAgency(db, times), figuresOfAgency(db, times)])
    return { ...found, ...sums }
  }
  const own = { ...times, owners: asGiven(scope) }
  const [found, sums] = await Promise.all([listsOfOwner(db, own), figuresOfOwner(db, own)])
  return { transfersExpected: [], alerts: [], ...found, ...sums }
}
