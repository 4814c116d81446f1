import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Currency, Minor } from '../../kernel/money.ts'
import type { Db } from '../../platform/db.ts'
import { alert, ledgerEntry } from './ledger.table.ts'

/** What has come in and gone back for a reservation, in its currency. */
export type Paid = { paidIn: Minor; paidBack: Minor }

export const NOTHING_PAID: Paid = { paidIn: 0, paidBack: 0 }

/** The sums of several reservations' ledgers; one without entries is missing. */
export const paidOf = async (db: Db, reservationIds: number[]): Promise<Map<number, Paid>> => {
  if (reservationIds.length === 0) return new Map()
  const rows = await db
    .select({
      id: ledgerEntry.reservationId,
      paidIn: sql<string>`coalesce(sum(${ledgerEntry.amount}) FILTER (WHERE ${ledgerEntry.kind} = 'payment'), 0)`,
      paidBack: sql<string>`coalesce(-sum(${ledgerEntry.amount}) FILTER (WHERE ${ledgerEntry.kind} = 'refund'), 0)`,
    })
    .from(ledgerEntry)
    .where(inArray(ledgerEntry.reservationId, reservationIds))
    .groupBy(ledgerEntry.reservationId)
  return new Map(rows.map((row) => [row.id, { paidIn: Number(row.paidIn), paidBack: Number(row.paidBack) }]))
}

export const paidFor = async (db: Db, reservationId: number): Promise<Paid> =>
  (await paidOf(db, [reservationId])).get(reservationId) ?? NOTHING_PAID

export const ledgerOf = (db: Db, reservationId: number) =>
  db.select().from(ledgerEntry).where(eq(ledgerEntry.reservationId, reservationId)).orderBy(asc(ledgerEntry.id))

/** Adds an entry once per provider's id; false when it was there already. */
export const addLedgerEntry = async (tx: Db, entry: Omit<typeof ledgerEntry.$inferInsert, 'id'>): Promise<boolean> =>
  (await tx.insert(ledgerEntry).values(entry).onConflictDoNothing().returning({ id: ledgerEntry.id })).length > 0

/** Tells staff of something once; false when it was told before. */
export const raiseAlert = async (tx: Db, row: Omit<typeof alert.$inferInsert, 'id'>): Promise<boolean> =>
  (await tx.insert(alert).values(row).onConflictDoNothing().returning({ id: alert.id })).length > 0

/** Tells staff once that money has to go back; nothing when there is none. */
export const oweRefund = async (
  tx: Db,
  { id, currency }: { id: number; currency: Currency },
  amount: Minor,
  onceKey: string,
  now: Date,
): Promise<void> => {
  if (amount <= 0) return
  await raiseAlert(tx, { kind: 'refund-due', onceKey, reservationId: id, facts: { amount, currency }, createdAt: now })
}

export const openAlertsOf = (db: Db, reservationId: number) =>
  db
    .select()
    .from(alert)
    .where(and(eq(alert.reservationId, reservationId), isNull(alert.resolvedAt)))
    .orderBy(asc(alert.id))

export const alertById = async (db: Db, id: number) => (await db.select().from(alert).where(eq(alert.id, id)))[0]

/** Marks an alert as dealt with; false when it was already. */
export const closeAlert = async (tx: Db, id: number, now: Date): Promise<boolean> =>
  (
    await tx
      .update(alert)
      .set({ resolvedAt: now })
      .where(and(eq(alert.id, id), isNull(alert.resolvedAt)))
      .returning({ id: alert.id })
  ).length > 0

/** What has come in for a reservation and is neither paid back nor due to be. */
export const keptFor = async (db: Db, reservationId: number): Promise<Minor> => {
  const { paidIn, paidBack } = await paidFor(db, reservationId)
  return Math.max(0, paidIn - paidBack - ((await refundsDue(db, [reservationId])).get(reservationId) ?? 0))
}

/** The refunds that staff still owe, by reservation; one without is missing. */
export const refundsDue = async (db: Db, reservationIds: number[]): Promise<Map<number, Minor>> => {
  if (reservationIds.length === 0) return new Map()
  const rows = await db
    .select({ id: alert.reservationId, due: sql<string>`sum((${alert.facts} ->> 'amount')::bigint)` })
    .from(alert)
    .where(and(inArray(alert.reservationId, reservationIds), eq(alert.kind, 'refund-due'), isNull(alert.resolvedAt)))
    .groupBy(alert.reservationId)
  return new Map(rows.flatMap(({ id, due }) => (id === null ? [] : [[id, Number(due)] as const])))
}
