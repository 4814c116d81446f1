import { and, asc, eq, gt, gte, lt, type SQL, sql } from 'drizzle-orm'
import { addDays } from '../../kernel/day.ts'
import type { Localized } from '../../kernel/language.ts'
import { MAX_NIGHTS } from '../../kernel/limits.ts'
import type { Db } from '../../platform/database/db.ts'
import { ask, given, statement } from '../../platform/database/statement.ts'
import { calendarFeed, closing } from '../availability/availability.table.ts'
import { owner } from '../owners/owners.table.ts'
import { town } from '../places/places.table.ts'
import { guestCount, reservation } from '../reservations/reservations.table.ts'
import { hasStatus, statusNow } from '../reservations/views/reservation-status.store.ts'
import { permit } from '../villas/permits/permits.table.ts'
import { villa } from '../villas/villas.table.ts'
import { conflictDecision } from './conflicts/conflicts.table.ts'
import type { OccupancyWindow } from './occupancy.contract.ts'
import type { BarState } from './occupancy.shape.ts'

const now = given('now')

/** The reservations that stand in a calendar: whoever cancelled, was declined or did not come is not drawn. */
const stays = (ofVilla: SQL | undefined) =>
  ask
    .select({
      id: reservation.id,
      villaId: reservation.villaId,
      from: reservation.checkIn,
      until: reservation.checkOut,
      state: sql<BarState>`${statusNow(now)}`,
      who: reservation.guestName,
      code: reservation.code,
      guests: guestCount,
      ends: reservation.expiresAt,
    })
    .from(reservation)
    .where(
      and(
        ofVilla,
        hasStatus(now, 'REQUEST', 'OPTION', 'CONFIRMED', 'CHECKED_IN', 'COMPLETED'),
        gte(reservation.checkIn, given('earliest')), // no stay is longer: the index by arrival begins here
        lt(reservation.checkIn, given('until')),
        gt(reservation.checkOut, given('from')),
      ),
    )
    .orderBy(asc(reservation.checkIn), asc(reservation.id))

/** The reservations that staff have said are one with a foreign event. */
const sameAs = sql<
  number[]
>`(SELECT coalesce(json_agg(${conflictDecision.reservationId}), '[]') FROM ${conflictDecision}
  WHERE ${conflictDecision.closingId} = ${closing.id} AND ${conflictDecision.way} = 'same-person')`

const closings = (ofVilla: SQL | undefined) =>
  ask
    .select({
      id: closing.id,
      villaId: closing.villaId,
      from: closing.from,
      until: closing.until,
      state: closing.kind,
      who: sql<string>`coalesce(${calendarFeed.name}, ${closing.createdBy})`,
      note: closing.note,
      ownerId: closing.ownerId,
      ofFeed: sql<boolean>`${closing.feedId} IS NOT NULL`,
      isBlock: closing.isBlock,
      sameAs,
    })
    .from(closing)
    .leftJoin(calendarFeed, eq(calendarFeed.id, closing.feedId))
    .where(and(ofVilla, gt(closing.until, given('from')), lt(closing.from, given('until'))))
    .orderBy(asc(closing.from), asc(closing.id))

const ofAll = statement('occupancy', () => ({ stays: stays(undefined), closings: closings(undefined) }))
const ofOne = statement('occupancy_of_villa', () => ({
  stays: stays(eq(reservation.villaId, given('id'))),
  closings: closings(eq(closing.villaId, given('id'))),
}))
export type Standing = Awaited<ReturnType<typeof ofAll>>

type Asked = OccupancyWindow & { now: Date }
const withEarliest = (asked: Asked) => ({ ...asked, earliest: addDays(asked.from, -MAX_NIGHTS) })

/** All that stands in the calendars between two days, in one round trip. */
export const standingInAll = (db: Db, asked: Asked): Promise<Standing> => ofAll(db, withEarliest(asked))

/** All that stands in the calendar of one villa between two days. */
export const standingInOne = (db: Db, id: number, asked: Asked): Promise<Standing> =>
  ofOne(db, { ...withEarliest(asked), id })

const typeNames = sql<Localized[]>`(SELECT coalesce(json_agg(villa_type.name ORDER BY villa_type.position), '[]')
  FROM villa_villa_type JOIN villa_type ON villa_type.id = villa_villa_type.type_id WHERE villa_villa_type.villa_id = villa.id)`

/** Every villa as the occupancy calendar lists it: town by town in the order of the site. */
export const villasOfCalendar = (db: Db) =>
  db
    .select({
      id: villa.id,
      code: villa.code,
      slug: villa.slug,
      name: villa.name,
      town: town.name,
      types: typeNames,
      owner: owner.name,
      guests: villa.guests,
      active: villa.active,
      permit: sql<boolean>`${permit.number} IS NOT NULL`,
    })
    .from(villa)
    .innerJoin(town, eq(town.id, villa.townId))
    .innerJoin(owner, eq(owner.id, villa.ownerId))
    .leftJoin(permit, eq(permit.villaId, villa.id))
    .orderBy(asc(town.position), asc(town.id), asc(villa.position), asc(villa.id))
