import { and, asc, eq, gt, gte, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import { dayInIstanbul } from '../../../kernel/day.ts'
import type { Db } from '../../../platform/database/db.ts'
import { ask, given } from '../../../platform/database/statement.ts'
import { takenNight } from '../../availability/availability.table.ts'
import type { HolderKind } from '../../availability/calendar.shape.ts'
import type { Reservation } from '../reservations.store.ts'
import { isQueued, reservation } from '../reservations.table.ts'

/** So many take their turn at one villa at a time; the next ones in the next round. */
const MOST_AT_ONCE = 50

/** Whose arrival has passed waits for nothing any more, whenever the wish ends. */
const isWaiting = (now: Date): SQL | undefined =>
  and(isQueued, gt(reservation.expiresAt, now), gte(reservation.checkIn, dayInIstanbul(now)))

/** Is somebody waiting for some night of the stay that is asked about? One row says yes. */
export const awaitedQuestion = (villaId: SQL) =>
  ask
    .select({ id: reservation.id })
    .from(reservation)
    .where(
      and(
        eq(reservation.villaId, villaId),
        isQueued,
        gt(reservation.expiresAt, given('now')),
        lt(reservation.checkIn, given('checkOut')),
        gt(reservation.checkOut, given('checkIn')),
      ),
    )
    .limit(1)

/** Nobody is given a villa that is not let any more. */
const isLet = sql`EXISTS (SELECT FROM villa WHERE villa.id = reservation.villa_id AND villa.active)`

/** Who waits at a villa that is let, whoever came first before the others. */
export const waitingAt = (db: Db, villaId: number, now: Date): Promise<Reservation[]> =>
  db
    .select()
    .from(reservation)
    .where(and(eq(reservation.villaId, villaId), isWaiting(now), isLet))
    .orderBy(asc(reservation.id))
    .limit(MOST_AT_ONCE)

type Stretch = Pick<Reservation, 'villaId' | 'checkIn' | 'checkOut'>

const nightsIn = ({ villaId, checkIn, checkOut }: Stretch, now: Date) =>
  and(
    eq(takenNight.villaId, villaId),
    gte(takenNight.night, checkIn),
    lt(takenNight.night, checkOut),
    or(isNull(takenNight.expiresAt), gt(takenNight.expiresAt, now)),
  )

/** What holds nights of a stay, each kind once. */
export const kindsAhead = async (db: Db, stay: Stretch, now: Date): Promise<HolderKind[]> =>
  (await db.selectDistinct({ kind: takenNight.kind }).from(takenNight).where(nightsIn(stay, now))).map(
    ({ kind }) => kind,
  )

/** The villas where somebody's wait is over: the nights are free, or taken for good. */
export const villasToSettle = async (db: Db, now: Date): Promise<number[]> => {
  const ahead = (more: SQL) => sql`EXISTS (SELECT FROM taken_night WHERE taken_night.villa_id = reservation.villa_id
    AND night >= reservation.check_in AND night < reservation.check_out
    AND (taken_night.expires_at IS NULL OR taken_night.expires_at > ${now}) AND ${more})`
  const rows = await db
    .selectDistinct({ villaId: reservation.villaId })
    .from(reservation)
    .where(and(isWaiting(now), isLet, sql`(NOT ${ahead(sql`true`)} OR ${ahead(sql`kind <> 'option'`)})`))
  return rows.map(({ villaId }) => villaId)
}

export type Neighbour = { id: number; code: string; guestName: string; until: string | null }

/** The options that a waiting stay stands behind, in the order of their ends. */
export const optionsBefore = async (db: Db, stay: Stretch, now: Date): Promise<Neighbour[]> => {
  const rows = await db
    .selectDistinct({
      ...{ id: reservation.id, code: reservation.code, guestName: reservation.guestName },
      until: takenNight.expiresAt,
    })
    .from(takenNight)
    .innerJoin(reservation, eq(reservation.id, takenNight.holderId))
    .where(and(nightsIn(stay, now), eq(takenNight.kind, 'option')))
    .orderBy(asc(takenNight.expiresAt))
  return rows.map((row) => ({ ...row, until: row.until?.toISOString() ?? null }))
}

const overlaps = ({ villaId, checkIn, checkOut }: Stretch): SQL | undefined =>
  and(eq(reservation.villaId, villaId), lt(reservation.checkIn, checkOut), gt(reservation.checkOut, checkIn))

/** Who waits for nights of a stay, in the order of their turn. */
export const waitingFor = async (db: Db, stay: Stretch, now: Date): Promise<Neighbour[]> =>
  (
    await db
      .select({ id: reservation.id, code: reservation.code, guestName: reservation.guestName })
      .from(reservation)
      .where(and(overlaps(stay), isWaiting(now)))
      .orderBy(asc(reservation.id))
      .limit(MOST_AT_ONCE)
  ).map((row) => ({ ...row, until: null }))

/** How many wait before this one for nights of its stay. */
export const countBefore = (db: Db, { id, ...stay }: Stretch & { id: number }, now: Date): Promise<number> =>
  db.$count(reservation, and(overlaps(stay), isWaiting(now), lt(reservation.id, id)))
