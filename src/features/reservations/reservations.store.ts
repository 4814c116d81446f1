import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm'
import { actorName } from '../../kernel/caller.ts'
import { found } from '../../kernel/refusal.ts'
import type { Act } from '../../platform/act.ts'
import type { Db } from '../../platform/database/db.ts'
import type { MoveName } from './life/reservation-moves.ts'
import type { ReservationStatus } from './reservation.shape.ts'
import { reservation, reservationEvent } from './reservations.table.ts'

export type Reservation = typeof reservation.$inferSelect
export type NewReservation = Omit<typeof reservation.$inferInsert, 'id'>

export const addReservation = async (tx: Db, row: NewReservation): Promise<Reservation> =>
  found((await tx.insert(reservation).values(row).returning())[0])

export const reservationById = async (db: Db, id: number): Promise<Reservation | undefined> =>
  (await db.select().from(reservation).where(eq(reservation.id, id)))[0]

/** The reservations with these ids, in no order. */
export const reservationsById = async (db: Db, ids: number[]): Promise<Reservation[]> =>
  ids.length ? db.select().from(reservation).where(inArray(reservation.id, ids)) : []

export const reservationByCode = async (db: Db, code: string): Promise<Reservation | undefined> =>
  (await db.select().from(reservation).where(eq(reservation.code, code)))[0]

export const changeReservationRow = async (tx: Db, id: number, change: Partial<NewReservation>): Promise<Reservation> =>
  found((await tx.update(reservation).set(change).where(eq(reservation.id, id)).returning())[0])

type EventKind = (typeof reservationEvent.$inferInsert)['what']
export type NewEvent = {
  reservationId: number
  what: MoveName | EventKind
  from?: ReservationStatus
  to?: ReservationStatus
  reason?: string
  facts?: Record<string, string | number | null>
}

/** Writes a line of the history: who did it, and when. Answers its id. */
export const addEvent = async (
  { db, who, now }: Omit<Act, 'services'>,
  { facts = {}, ...event }: NewEvent,
): Promise<number> => {
  const row = { ...event, facts, at: now, who: actorName(who) }
  return found((await db.insert(reservationEvent).values(row).returning({ id: reservationEvent.id }))[0]).id
}

/** Where a page of ended holds begins: after this one. `end` as the database writes it, to the microsecond. */
export type HoldCursor = { end: string; id: number }

/** Options and requests whose end has come, oldest first, for the tidy-up job: at most `count` after `cursor`. */
export const endedHolds = (db: Db, now: Date, count: number, cursor?: HoldCursor): Promise<HoldCursor[]> =>
  db
    .select({ id: reservation.id, end: sql<string>`${reservation.expiresAt}::text` })
    .from(reservation)
    .where(
      and(
        inArray(reservation.status, ['OPTION', 'REQUEST']),
        lte(reservation.expiresAt, now),
        cursor && sql`(${reservation.expiresAt}, ${reservation.id}) > (${cursor.end}::timestamptz, ${cursor.id})`,
      ),
    )
    .orderBy(asc(reservation.expiresAt), asc(reservation.id))
    .limit(count)
