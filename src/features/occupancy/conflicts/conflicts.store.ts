import { and, asc, desc, eq, gt, gte, inArray, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Day } from '../../../kernel/day.ts'
import type { Db } from '../../../platform/database/db.ts'
import { ask, given, statement } from '../../../platform/database/statement.ts'
import { RESERVATION_KINDS } from '../../availability/availability.store.ts'
import { calendarFeed, closing, takenNight } from '../../availability/availability.table.ts'
import { owner } from '../../owners/owners.table.ts'
import { district, town } from '../../places/places.table.ts'
import { reservation } from '../../reservations/reservations.table.ts'
import { villa } from '../../villas/villas.table.ts'
import { conflictDecision, settledConflict } from './conflicts.table.ts'

type At = { today: Day; now: Date }
export type Pair = { closingId: number; reservationId: number }

const MOST = 500

const conflicts = (which?: SQL) =>
  ask
    .select({
      closing,
      feed: { name: calendarFeed.name, source: calendarFeed.source },
      reservation,
      villa: { id: villa.id, name: villa.name, town: town.name, townSlug: town.slug, district: district.name },
      owner: { id: owner.id, name: owner.name, email: owner.email },
      from: sql<Day>`min(${takenNight.night})::text`,
      last: sql<Day>`max(${takenNight.night})::text`,
      nights: sql<number>`count(*)::int`,
      way: conflictDecision.way,
      decidedBy: conflictDecision.decidedBy,
      decidedAt: conflictDecision.decidedAt,
      remindAt: conflictDecision.remindAt,
    })
    .from(closing)
    .innerJoin(calendarFeed, eq(calendarFeed.id, closing.feedId))
    .innerJoin(takenNight, and(eq(takenNight.villaId, closing.villaId), isInside, isLiving))
    .innerJoin(reservation, eq(reservation.id, takenNight.holderId))
    .innerJoin(villa, eq(villa.id, closing.villaId))
    .innerJoin(town, eq(town.id, villa.townId))
    .innerJoin(district, eq(district.id, villa.districtId))
    .innerJoin(owner, eq(owner.id, villa.ownerId))
    .leftJoin(
      conflictDecision,
      and(eq(conflictDecision.closingId, closing.id), eq(conflictDecision.reservationId, reservation.id)),
    )
    .where(
      and(
        gte(takenNight.night, given('today')),
        isNotNull(closing.feedId),
        eq(closing.isBlock, false),
        gt(closing.until, given('today')),
        which,
      ),
    )
    .groupBy(
      ...[closing.id, calendarFeed.id, reservation.id, villa.id, town.id, district.id, owner.id],
      ...[conflictDecision.closingId, conflictDecision.reservationId],
    )
    .orderBy(asc(reservation.checkIn), asc(closing.id))
    .limit(MOST)

const all = statement('conflicts', () => ({ conflicts: conflicts() }))
const one = statement('conflict', () => ({
  conflicts: conflicts(and(eq(closing.id, given('closingId')), eq(reservation.id, given('reservationId')))),
}))

/**
 * The conflicts as they are now, with what was decided: living nights of a reservation that a foreign calendar has.
 * Blocks of portals are none.
 */
export const conflictRows = async (db: Db, at: At, which?: Pair) =>
  (await (which ? one(db, { ...at, ...which }) : all(db, at))).conflicts

export type ConflictRow = Awaited<ReturnType<typeof conflictRows>>[number]

const isInside = and(gte(takenNight.night, closing.from), lt(takenNight.night, closing.until))

const isLiving = and(
  inArray(takenNight.kind, [...RESERVATION_KINDS]),
  or(isNull(takenNight.expiresAt), gt(takenNight.expiresAt, given('now'))),
)

type Decision = typeof conflictDecision.$inferInsert
export type Settled = Pick<Decision, 'reservationId' | 'way' | 'decidedBy' | 'decidedAt'> & {
  villaId: number
  feed: string
  from: Day
  until: Day
}

/** Writes what was decided, in place of what was decided before; the list of settled conflicts keeps both. */
export const decide = async (tx: Db, decision: Decision, settled: Settled): Promise<void> => {
  const { way, decidedBy, decidedAt, remindAt = null } = decision
  await tx
    .insert(conflictDecision)
    .values(decision)
    .onConflictDoUpdate({
      target: [conflictDecision.closingId, conflictDecision.reservationId],
      set: { way, decidedBy, decidedAt, remindAt },
    })
  await tx.insert(settledConflict).values(settled)
}

/** A page of what was decided about conflicts, the last first; it stays when both sides are gone. */
export const settledConflicts = async (db: Db, { skip, take }: { skip: number; take: number }) => {
  const { id, feed, from, until, way, decidedBy, decidedAt } = settledConflict
  const content = await db
    .select({
      ...{ id, feed, from, until, way, by: decidedBy, at: decidedAt, villa: villa.name },
      ...{ reservationId: reservation.id, code: reservation.code, guestName: reservation.guestName },
    })
    .from(settledConflict)
    .innerJoin(villa, eq(villa.id, settledConflict.villaId))
    .innerJoin(reservation, eq(reservation.id, settledConflict.reservationId))
    .orderBy(desc(id))
    .limit(take)
    .offset(skip)
  return { content, total: await db.$count(settledConflict) }
}
