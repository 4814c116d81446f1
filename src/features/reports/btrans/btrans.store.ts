import { and, asc, desc, eq, gte, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import { instantInIstanbul } from '../../../kernel/day.ts'
import type { Db } from '../../../platform/database/db.ts'
import { owner } from '../../owners/owners.table.ts'
import { district, town } from '../../places/places.table.ts'
import { reservation } from '../../reservations/reservations.table.ts'
import { villa } from '../../villas/villas.table.ts'
import type { Basis } from './btrans.shape.ts'
import { btransFile, btransVilla } from './btrans.table.ts'
import { daysOfMonth } from './btrans-month.ts'

/** The day on which money of the guest first came and was not taken back. */
const COLLECTED = sql<string | null>`(SELECT min(e.value_date)::text FROM ledger_entry e
  WHERE e.reservation_id = ${reservation.id} AND e.kind = 'payment' AND e.amount > 0
  AND NOT EXISTS (SELECT 1 FROM ledger_entry r WHERE r.reverses = e.id))`

/** What one unit of its currency was worth when the stay was confirmed; null when no rate is known of before. */
const RATE = sql<string | null>`(SELECT c.rate::text FROM exchange_change c WHERE c.currency = ${reservation.currency}
  AND c.at <= coalesce(${reservation.confirmedAt}, ${reservation.createdAt}) ORDER BY c.at DESC, c.id DESC LIMIT 1)`

const COUNTED = ['CONFIRMED', 'CHECKED_IN', 'COMPLETED'] as const

/** Every confirmed reservation that belongs to a month, with what is known of its villa and owner; by arrival. */
export const btransRows = (db: Db, month: string, basis: Basis) => rowsOf(db, inMonth(month, basis))

/** The confirmed ones of these reservations, as `btransRows`. */
export const btransRowsById = (db: Db, ids: readonly number[]) => rowsOf(db, inArray(reservation.id, [...ids]))

const rowsOf = (db: Db, which: SQL | undefined) =>
  db
    .select({
      reservation: {
        ...{ id: reservation.id, code: reservation.code, checkIn: reservation.checkIn, checkOut: reservation.checkOut },
        ...{ total: reservation.total, currency: reservation.currency, rates: reservation.rates },
        commission: reservation.commission,
      },
      ...{ collected: COLLECTED, rate: RATE },
      villa: {
        ...{ id: villa.id, name: villa.name, code: villa.code, slug: villa.slug },
        ...{ latitude: villa.latitude, longitude: villa.longitude },
      },
      ...{ owner, own: btransVilla },
      place: {
        ...{ province: town.province, provinceCode: town.provinceCode, county: town.county },
        ...{ countyCode: town.countyCode, district: district.name },
      },
    })
    .from(reservation)
    .innerJoin(villa, eq(villa.id, reservation.villaId))
    .innerJoin(owner, eq(owner.id, villa.ownerId))
    .innerJoin(town, eq(town.id, villa.townId))
    .innerJoin(district, eq(district.id, villa.districtId))
    .leftJoin(btransVilla, eq(btransVilla.villaId, villa.id))
    .where(and(inArray(reservation.status, [...COUNTED]), which))
    .orderBy(asc(reservation.checkIn), asc(reservation.id))
export type BtransRow = Awaited<ReturnType<typeof btransRows>>[number]

const inMonth = (month: string, basis: Basis): SQL | undefined => {
  const { from, until } = daysOfMonth(month)
  const [first, after] = [from, until].map((day) => instantInIstanbul(day, '00:00')) as [Date, Date]
  const { checkIn, createdAt, confirmedAt } = reservation
  const created = and(gte(createdAt, first), lt(createdAt, after))
  if (basis === 'arrival') return and(gte(checkIn, from), lt(checkIn, until))
  if (basis === 'created') return created
  return or(and(gte(confirmedAt, first), lt(confirmedAt, after)), and(isNull(confirmedAt), created))
}

/** The file that was taken last of a month; undefined when none was. */
export const lastFileOf = async (db: Db, month: string) =>
  (await db.select().from(btransFile).where(eq(btransFile.month, month)).orderBy(desc(btransFile.id)).limit(1))[0]

export const addFile = (tx: Db, row: typeof btransFile.$inferInsert) => tx.insert(btransFile).values(row)

/** A villa with its owner, town and what staff filled in for the report; undefined for no villa. */
export const btransVillaById = async (db: Db, villaId: number) =>
  (
    await db
      .select({
        villa: { id: villa.id, name: villa.name },
        owner,
        own: btransVilla,
        place: { provinceCode: town.provinceCode, countyCode: town.countyCode, district: district.name },
      })
      .from(villa)
      .innerJoin(owner, eq(owner.id, villa.ownerId))
      .innerJoin(town, eq(town.id, villa.townId))
      .innerJoin(district, eq(district.id, villa.districtId))
      .leftJoin(btransVilla, eq(btransVilla.villaId, villa.id))
      .where(eq(villa.id, villaId))
  )[0]

/** Whoever writes a villa's report data waits here for who does already; undefined for no villa. */
export const villaForBtrans = async (tx: Db, villaId: number) =>
  (await tx.select({ id: villa.id }).from(villa).where(eq(villa.id, villaId)).for('no key update'))[0]

export const writeBtransVilla = (tx: Db, row: typeof btransVilla.$inferInsert) =>
  tx.insert(btransVilla).values(row).onConflictDoUpdate({ target: btransVilla.villaId, set: row })
