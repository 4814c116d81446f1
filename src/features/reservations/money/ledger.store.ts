import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Minor } from '../../../kernel/money.ts'
import { found } from '../../../kernel/refusal.ts'
import type { Db } from '../../../platform/database/db.ts'
import { alert, ledgerEntry } from './ledger.table.ts'
import type { LedgerSums } from './refund-due.ts'

export type LedgerEntry = typeof ledgerEntry.$inferSelect
export type Alert = typeof alert.$inferSelect

export const NOTHING_PAID: LedgerSums = { paidIn: 0, paidBack: 0, unasked: 0, waived: 0 }

const sumOf = (kind: LedgerEntry['kind']) =>
  sql<string>`coalesce(sum(${ledgerEntry.amount}) FILTER (WHERE ${ledgerEntry.kind} = ${kind}), 0)`

/** The sums of several reservations' ledgers; one without entries is missing. */
export const paidOf = async (db: Db, reservationIds: number[]): Promise<Map<number, LedgerSums>> => {
  if (reservationIds.length === 0) return new Map()
  const rows = await db
    .select({
      id: ledgerEntry.reservationId,
      paidIn: sumOf('payment'),
      paidBack: sumOf('refund'),
      unasked: sql<string>`sum(${ledgerEntry.unasked})`,
      waived: sumOf('waiver'),
    })
    .from(ledgerEntry)
    .where(inArray(ledgerEntry.reservationId, reservationIds))
    .groupBy(ledgerEntry.reservationId)
  return new Map(
    rows.map(({ id, paidIn, paidBack, unasked, waived }) => [
      id,
      { paidIn: Number(paidIn), paidBack: 0 - Number(paidBack), unasked: Number(unasked), waived: Number(waived) },
    ]),
  )
}

export const paidFor = async (db: Db, reservationId: number): Promise<LedgerSums> =>
  (await paidOf(db, [reservationId])).get(reservationId) ?? NOTHING_PAID

export const ledgerOf = (db: Db, reservationId: number): Promise<LedgerEntry[]> =>
  db.select().from(ledgerEntry).where(eq(ledgerEntry.reservationId, reservationId)).orderBy(asc(ledgerEntry.id))

/**
 * Adds an entry once per provider's id: 'new'; 'known' when the very same is there already; 'conflict' when the id
 * stands for something else, and nothing is written then.
 */
export const addLedgerEntry = async (
  tx: Db,
  entry: Omit<typeof ledgerEntry.$inferInsert, 'id'>,
): Promise<'new' | 'known' | 'conflict'> => {
  const added = await tx.insert(ledgerEntry).values(entry).onConflictDoNothing().returning({ id: ledgerEntry.id })
  if (added.length) return 'new'
  const { provider, providerId, kind } = entry
  const [there] = await tx
    .select()
    .from(ledgerEntry)
    .where(and(eq(ledgerEntry.provider, provider), eq(ledgerEntry.providerId, providerId), eq(ledgerEntry.kind, kind)))
  const { reservationId, amount, method, note } = found(there)
  const isSame =
    reservationId === entry.reservationId && amount === entry.amount && method === entry.method && note === entry.note
  return isSame ? 'known' : 'conflict'
}

/** Tells staff of something once; false when it was told before. */
export const raiseAlert = async (tx: Db, row: Omit<typeof alert.$inferInsert, 'id'>): Promise<boolean> =>
  (await tx.insert(alert).values(row).onConflictDoNothing().returning({ id: alert.id })).length > 0

export const openAlertsOf = (db: Db, reservationId: number): Promise<Alert[]> =>
  db
    .select()
    .from(alert)
    .where(and(eq(alert.reservationId, reservationId), isNull(alert.resolvedAt)))
    .orderBy(asc(alert.id))

export const alertById = async (db: Db, id: number): Promise<Alert | undefined> =>
  (await db.select().from(alert).where(eq(alert.id, id)))[0]

/** Marks an alert as dealt with; false when it was already. */
export const closeAlert = async (tx: Db, id: number, now: Date): Promise<boolean> =>
  (
    await tx
      .update(alert)
      .set({ resolvedAt: now })
      .where(and(eq(alert.id, id), isNull(alert.resolvedAt)))
      .returning({ id: alert.id })
  ).length > 0

/** Another sum in an alert that is open. */
export const changeAlertAmount = (tx: Db, id: number, amount: Minor) =>
  tx
    .update(alert)
    .set({ facts: sql`jsonb_set(${alert.facts}, '{amount}', to_jsonb(${amount}::bigint))` })
    .where(eq(alert.id, id))

/** The open alert about money that goes back, by reservation: what is owed, and since when. One without is missing. */
export const refundAlertsOf = async (db: Db, reservationIds: number[]): Promise<Map<number, Alert>> => {
  if (reservationIds.length === 0) return new Map()
  const rows = await db
    .select()
    .from(alert)
    .where(and(inArray(alert.reservationId, reservationIds), eq(alert.kind, 'refund-due'), isNull(alert.resolvedAt)))
  return new Map(rows.flatMap((row) => (row.reservationId === null ? [] : [[row.reservationId, row] as const])))
}
