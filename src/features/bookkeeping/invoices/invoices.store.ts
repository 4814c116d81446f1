import { and, asc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { addDays, type Day } from '../../../kernel/day.ts'
import type { Db } from '../../../platform/database/db.ts'
import { reservation } from '../../reservations/reservations.table.ts'
import { villa } from '../../villas/villas.table.ts'
import { invoice, invoiceParty } from './invoices.table.ts'

export type StoredParty = typeof invoiceParty.$inferSelect

const A_YEAR = 370

/** What a stay is invoiced for: its total with charges less what was written off, or what was kept. */
const OWED = sql`CASE WHEN reservation.status = 'COMPLETED' THEN reservation.total + coalesce((SELECT sum(CASE e.kind
    WHEN 'charge' THEN e.amount ELSE -e.amount END) FROM ledger_entry e
    WHERE e.reservation_id = reservation.id AND e.kind IN ('charge', 'write-off')), 0)
  ELSE coalesce(reservation.kept, 0) END`
const INVOICED = sql`coalesce((SELECT sum(i.amount) FROM invoice i WHERE i.reservation_id = reservation.id), 0)`
const OPEN = sql<number>`(${OWED} - ${INVOICED})`

const OVER = sql`(reservation.status = 'COMPLETED' OR reservation.kept > 0)`

const rows = (db: Db) =>
  db
    .select({
      id: reservation.id,
      code: reservation.code,
      guestName: reservation.guestName,
      email: reservation.email,
      villa: villa.name,
      checkIn: reservation.checkIn,
      checkOut: reservation.checkOut,
      currency: reservation.currency,
      amount: OPEN.mapWith(Number),
      party: invoiceParty,
    })
    .from(reservation)
    .innerJoin(villa, eq(villa.id, reservation.villaId))
    .leftJoin(invoiceParty, eq(invoiceParty.reservationId, reservation.id))
export type InvoiceRow = Awaited<ReturnType<typeof rows>>[number]

type Asked = { state: 'due' | 'written'; skip: number; take: number; today: Day }

/** A page of the stays that ended within a year: what is still to be invoiced, or what was. The oldest first. */
export const invoicesPage = async (db: Db, { state, skip, take, today }: Asked) => {
  const recent = sql`reservation.check_out BETWEEN ${addDays(today, -A_YEAR)} AND ${today}`
  const written = sql`EXISTS (SELECT 1 FROM invoice i WHERE i.reservation_id = reservation.id)`
  const where: SQL | undefined = and(OVER, recent, state === 'due' ? sql`${OPEN} <> 0` : written)
  const content = await rows(db)
    .where(where)
    .orderBy(asc(reservation.checkOut), asc(reservation.id))
    .offset(skip)
    .limit(take)
  return { content, total: await db.$count(reservation, where) }
}

export const invoiceRowsById = (db: Db, ids: number[]) =>
  rows(db)
    .where(and(OVER, inArray(reservation.id, ids)))
    .orderBy(asc(reservation.checkOut), asc(reservation.id))

/** The notes of these stays that nobody took back. */
export const invoicesOf = (db: Db, reservationIds: number[]) =>
  db
    .select()
    .from(invoice)
    .where(
      and(
        inArray(invoice.reservationId, reservationIds),
        isNull(invoice.reverses),
        sql`NOT EXISTS (SELECT 1 FROM invoice r WHERE r.reverses = invoice.id)`,
      ),
    )
    .orderBy(asc(invoice.id))

export const invoiceById = async (db: Db, id: number) => (await db.select().from(invoice).where(eq(invoice.id, id)))[0]

/** Adds a note; false when the one it takes back was taken back already. */
export const addInvoice = async (tx: Db, row: Omit<typeof invoice.$inferInsert, 'id'>): Promise<boolean> =>
  (await tx.insert(invoice).values(row).onConflictDoNothing().returning({ id: invoice.id })).length > 0

export const partyUnderLock = async (tx: Db, reservationId: number) =>
  (await tx.select().from(invoiceParty).where(eq(invoiceParty.reservationId, reservationId)).for('update'))[0]

export const writeParty = async (tx: Db, row: StoredParty): Promise<boolean> => {
  const { reservationId, ...set } = row
  if (row.version > 1)
    return (
      (
        await tx
          .update(invoiceParty)
          .set(set)
          .where(eq(invoiceParty.reservationId, reservationId))
          .returning({ id: invoiceParty.reservationId })
      ).length > 0
    )
  return (
    (await tx.insert(invoiceParty).values(row).onConflictDoNothing().returning({ id: invoiceParty.reservationId }))
      .length > 0
  )
}

/** One invoice of a stay is noted at a time; undefined for no stay. */
export const lockStay = async (tx: Db, id: number) =>
  (await tx.select({ id: reservation.id }).from(reservation).where(eq(reservation.id, id)).for('no key update'))[0]
