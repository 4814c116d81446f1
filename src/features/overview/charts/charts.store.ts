import { and, eq, gte, inArray, lt, sql } from 'drizzle-orm'
import { ask, given, statement } from '../../../platform/database/statement.ts'
import { reservation } from '../../reservations/reservations.table.ts'
import { villa } from '../../villas/villas.table.ts'

/** What counts as sold: confirmed, in the house, over. */
const SOLD = inArray(reservation.status, ['CONFIRMED', 'CHECKED_IN', 'COMPLETED'])

const count = sql<number>`count(*)::int`

/** Stays that arrive in [from, until), by their dates; what they are is read from one index alone. */
const soldBetween = (from: string, until: string) =>
  and(gte(reservation.checkIn, sql`${given(from)}::date`), lt(reservation.checkIn, sql`${given(until)}::date`), SOLD)

/** Published villas, their stays by dates, and where what was confirmed since a day came from. */
export const staysForCharts = statement('charts_of_stays', () => ({
  villas: ask.select({ count }).from(villa).where(eq(villa.active, true)),
  stays: ask
    .select({
      checkIn: reservation.checkIn,
      checkOut: reservation.checkOut,
      count,
    })
    .from(reservation)
    .innerJoin(villa, and(eq(villa.id, reservation.villaId), eq(villa.active, true)))
    .where(soldBetween('first', 'end'))
    .groupBy(reservation.checkIn, reservation.checkOut),
  sources: ask
    .select({ source: reservation.source, count })
    .from(reservation)
    .where(and(gte(reservation.confirmedAt, given('since')), SOLD))
    .groupBy(reservation.source),
}))

/** Totals by the day of arrival and by currency: amounts of different currencies are never added up. */
export const totalsForCharts = statement('charts_of_totals', () => ({
  totals: ask
    .select({
      checkIn: reservation.checkIn,
      currency: reservation.currency,
      total: sql<number>`sum(reservation.total)`,
      count,
    })
    .from(reservation)
    .where(soldBetween('first', 'end'))
    .groupBy(reservation.checkIn, reservation.currency),
}))

export type StaysOfDates = Awaited<ReturnType<typeof staysForCharts>>['stays'][number]
export type TotalOfDay = Awaited<ReturnType<typeof totalsForCharts>>['totals'][number]
