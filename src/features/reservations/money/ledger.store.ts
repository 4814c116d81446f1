import { and, asc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Minor } from '../../../kernel/money.ts'
import { found } from '../../../kernel/refusal.ts'
import type { Db } from '../../../platform/database/db.ts'
import { ask, given, statement } from '../../../platform/database/statement.ts'
import { ownerOfVilla } from '../../villas/owned.store.ts'
import { alert, ledgerEntry } from './ledger.table.ts'
import { type LedgerSums, NOTHING_PAID, sumsOf } from './ledger-sums.ts'
import { type OwnerEntry, type OwnerSums, ownerSums } from './owner-account.ts'

export type LedgerEntry = typeof ledgerEntry.$inferSelect
export type Alert = typeof alert.$inferSelect

/** What is derived from the ledger: an open alert says exactly what is so now. */
export const MONEY_ALERTS = ['refund-due', 'debt-open', 'deposit-held', 'payout-above'] as const
export type MoneyAlert = (typeof MONEY_ALERTS)[number]

/** The numbers of a JSON list that is given as `ids`. */
const givenIds = sql`ANY (ARRAY(SELECT json_array_elements_text(${given('ids')}::json)::int))`

const money = statement('money_of_reservations', () => ({
  sums: ask
    .select({
      id: ledgerEntry.reservationId,
      kind: ledgerEntry.kind,
      amount: sql<number>`sum(ledger_entry.amount)`,
      unasked: sql<number>`sum(ledger_entry.unasked)`,
    })
    .from(ledgerEntry)
    .where(sql`${ledgerEntry.reservationId} = ${givenIds}`)
    .groupBy(ledgerEntry.reservationId, ledgerEntry.kind),
  owed: ask
    .select({ id: sql<number>`${alert.reservationId}` })
    .from(alert)
    .where(and(sql`${alert.reservationId} = ${givenIds}`, eq(alert.kind, 'refund-due'), isNull(alert.resolvedAt))),
}))

/** What of a reservation's money a list shows. */
export type Money = { sums: LedgerSums; refundDue: boolean }

/** Answers the money of each of these reservations, by id. */
export const moneyOf = async (db: Db, ids: number[]): Promise<(id: number) => Money> => {
  const { sums, owed } = ids.length ? await money(db, { ids: JSON.stringify(ids) }) : { sums: [], owed: [] }
  const byId = new Map([...Map.groupBy(sums, ({ id }) => id)].map(([id, kinds]) => [id, sumsOf(kinds)]))
  const due = new Set(owed.map(({ id }) => id))
  return (id) => ({ sums: byId.get(id) ?? NOTHING_PAID, refundDue: due.has(id) })
}

export const paidFor = async (db: Db, reservationId: number): Promise<LedgerSums> =>
  (await moneyOf(db, [reservationId]))(reservationId).sums

/** The entries that touch an owner's account. */
export const ownerEntriesOf = (db: Db, reservationId: number): Promise<OwnerEntry[]> => {
  const { kind, method, amount, ownerId } = ledgerEntry
  return db
    .select({ kind, method, amount, ownerId })
    .from(ledgerEntry)
    .where(and(eq(ledgerEntry.reservationId, reservationId), isNotNull(ledgerEntry.ownerId)))
}

/** What the owner of today got, took and was charged for a stay. */
export const ownerSumsOf = async (db: Db, { id, villaId }: { id: number; villaId: number }): Promise<OwnerSums> =>
  ownerSums(await ownerEntriesOf(db, id), (await ownerOfVilla(db, villaId)) ?? 0)

export const ledgerOf = (db: Db, reservationId: number): Promise<LedgerEntry[]> =>
  db.select().from(ledgerEntry).where(eq(ledgerEntry.reservationId, reservationId)).orderBy(asc(ledgerEntry.id))

export const entryById = async (db: Db, id: number): Promise<LedgerEntry | undefined> =>
  (await db.select().from(ledgerEntry).where(eq(ledgerEntry.id, id)))[0]

/** The id of the entry that took this one back, or null. */
export const reversalOf = async (db: Db, id: number): Promise<number | null> =>
  (await db.select({ id: ledgerEntry.id }).from(ledgerEntry).where(eq(ledgerEntry.reverses, id)))[0]?.id ?? null

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

const openRefund = (reservationId: number) =>
  and(eq(alert.reservationId, reservationId), eq(alert.kind, 'refund-due'), isNull(alert.resolvedAt))

/** Notes in the open alert about a refund what a card provider was asked to give back, 0 once it has answered. */
export const noteAskedBack = (tx: Db, reservationId: number, amount: Minor) =>
  tx
    .update(alert)
    .set({ facts: sql`jsonb_set(${alert.facts}, '{asked}', to_jsonb(${amount}::bigint))` })
    .where(openRefund(reservationId))

/** What a card provider was asked to give back and has not answered about. */
export const askedBack = async (db: Db, reservationId: number): Promise<Minor> =>
  Number((await db.select({ facts: alert.facts }).from(alert).where(openRefund(reservationId)))[0]?.facts.asked ?? 0)

/** The open alerts of a reservation that say what its ledger says, by kind. */
export const moneyAlertsOf = async (db: Db, reservationId: number): Promise<Map<Alert['kind'], Alert>> => {
  const rows = await db
    .select()
    .from(alert)
    .where(
      and(eq(alert.reservationId, reservationId), inArray(alert.kind, [...MONEY_ALERTS]), isNull(alert.resolvedAt)),
    )
  return new Map(rows.map((row) => [row.kind, row]))
}

/** The open alert about money that goes back, by reservation: what is owed, and since when. One without is missing. */
export const refundAlertsOf = async (db: Db, reservationIds: number[]): Promise<Map<number, Alert>> => {
  if (reservationIds.length === 0) return new Map()
  const rows = await db
    .select()
    .from(alert)
    .where(and(inArray(alert.reservationId, reservationIds), eq(alert.kind, 'refund-due'), isNull(alert.resolvedAt)))
  return new Map(rows.flatMap((row) => (row.reservationId === null ? [] : [[row.reservationId, row] as const])))
}
