import { and, count, desc, eq, gte, isNull, type SQL, sql } from 'drizzle-orm'
import type { Day } from '../../kernel/day.ts'
import type { Db } from '../../platform/database/db.ts'
import { alert } from '../reservations/money/ledger.table.ts'
import { reservation } from '../reservations/reservations.table.ts'
import { hasStatus, ofOwner } from '../reservations/views/reservation-list.store.ts'
import { villa } from '../villas/villas.table.ts'

/** How many reservations fulfil a condition on them or their villas. */
export const countReservations = async (db: Db, where: SQL | undefined): Promise<number> =>
  (
    await db
      .select({ count: count() })
      .from(reservation)
      .innerJoin(villa, eq(villa.id, reservation.villaId))
      .where(where)
  )[0]?.count ?? 0

/** The newest alerts that nobody has dealt with, each with its reservation where it has one. */
export const openAlerts = (db: Db, most: number) =>
  db
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
    .limit(most)
export type OpenAlert = Awaited<ReturnType<typeof openAlerts>>[number]

/** The ids of the active villas, of one owner or of all. */
export const activeVillaIds = async (db: Db, ownerId: number | undefined): Promise<number[]> => {
  const rows = await db
    .select({ id: villa.id })
    .from(villa)
    .where(and(villa.active, ofOwner(ownerId)))
  return rows.map(({ id }) => id)
}

/** What was confirmed from the beginning of a day in Istanbul on and still counts: number and sum by currency. */
export const confirmedSince = async (db: Db, from: Day, now: Date, ownerId: number | undefined) => {
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
