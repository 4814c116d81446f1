import { and, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/db.ts'
import { ledgerEntry } from '../../reservations/money/ledger.table.ts'
import { reservation } from '../../reservations/reservations.table.ts'
import { bank } from '../../settings/settings.table.ts'
import type { CsvLayout } from './bank.shape.ts'
import { bankLayout, bankMatch, bankRow } from './bank-rows.table.ts'

export type StoredRow = typeof bankRow.$inferSelect
export type NewRow = Omit<typeof bankRow.$inferInsert, 'id'>

export const accountById = async (db: Db, id: number) => (await db.select().from(bank).where(eq(bank.id, id)))[0]

export const layoutOf = async (db: Db, bankId: number): Promise<CsvLayout | null> =>
  (await db.select().from(bankLayout).where(eq(bankLayout.bankId, bankId)))[0]?.layout ?? null

export const keepLayout = (tx: Db, bankId: number, layout: CsvLayout) =>
  tx.insert(bankLayout).values({ bankId, layout }).onConflictDoUpdate({ target: bankLayout.bankId, set: { layout } })

const AT_ONCE = 500

/** Keeps rows that are not known yet; answers how many are new. */
export const addRows = async (tx: Db, rows: NewRow[]): Promise<number> => {
  let added = 0
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    const part = rows.slice(from, from + AT_ONCE)
    added += (await tx.insert(bankRow).values(part).onConflictDoNothing().returning({ id: bankRow.id })).length
  }
  return added
}

/** Does an entry that nobody took back stand for the row? */
const MATCHED = sql`EXISTS (SELECT 1 FROM bank_match m WHERE m.row_id = bank_row.id
  AND NOT EXISTS (SELECT 1 FROM ledger_entry r WHERE r.reverses = m.entry_id))`

const STATES = {
  open: and(isNull(bankRow.ignored), sql`NOT ${MATCHED}`),
  matched: and(isNull(bankRow.ignored), MATCHED),
  ignored: isNotNull(bankRow.ignored),
}
export type RowState = keyof typeof STATES

export const rowsPage = async (
  db: Db,
  { state, bankId, skip, take }: { state: RowState; bankId: number | undefined; skip: number; take: number },
) => {
  const of = (each: RowState): SQL | undefined => and(STATES[each], bankId ? eq(bankRow.bankId, bankId) : undefined)
  const rows = await db
    .select({ row: bankRow, bank: bank.name })
    .from(bankRow)
    .innerJoin(bank, eq(bank.id, bankRow.bankId))
    .where(of(state))
    .orderBy(desc(bankRow.valueDate), desc(bankRow.id))
    .offset(skip)
    .limit(take)
  const counts = {
    open: await db.$count(bankRow, of('open')),
    matched: await db.$count(bankRow, of('matched')),
    ignored: await db.$count(bankRow, of('ignored')),
  }
  return { rows, counts }
}

/** What rows became, by row: entries that nobody took back. */
export const becameOf = async (db: Db, rowIds: number[]) => {
  if (!rowIds.length) return new Map()
  const rows = await db
    .select({
      ...{ rowId: bankMatch.rowId, entryId: bankMatch.entryId, kind: ledgerEntry.kind },
      ...{ reservationId: reservation.id, code: reservation.code, guestName: reservation.guestName },
    })
    .from(bankMatch)
    .innerJoin(ledgerEntry, eq(ledgerEntry.id, bankMatch.entryId))
    .innerJoin(reservation, eq(reservation.id, ledgerEntry.reservationId))
    .where(
      and(
        inArray(bankMatch.rowId, rowIds),
        sql`NOT EXISTS (SELECT 1 FROM ledger_entry r WHERE r.reverses = ${bankMatch.entryId})`,
      ),
    )
  return Map.groupBy(rows, ({ rowId }) => rowId)
}

export const rowById = async (db: Db, id: number): Promise<StoredRow | undefined> =>
  (await db.select().from(bankRow).where(eq(bankRow.id, id)))[0]

/** The row, locked, with whether it stands for something and how often it has been said what it is. */
export const rowUnderLock = async (tx: Db, id: number) => {
  const [row] = await tx.select().from(bankRow).where(eq(bankRow.id, id)).for('update')
  if (!row) return undefined
  const times = await tx.$count(bankMatch, eq(bankMatch.rowId, id))
  const matched = ((await becameOf(tx, [id])).get(id)?.length ?? 0) > 0
  return { row, times, matched }
}

export const addMatches = (tx: Db, rowId: number, entryIds: number[], by: { who: string; at: Date }) =>
  tx.insert(bankMatch).values(entryIds.map((entryId) => ({ rowId, entryId, ...by })))

/**
 * Entries that a row can stand for, locked: transfers that no other row stands for and nobody took back. They are
 * looked at once the lock is there: a statement that waited for it would still see what was before.
 */
export const freeEntries = async (tx: Db, ids: number[]) => {
  const { id } = ledgerEntry
  await tx.select({ id }).from(ledgerEntry).where(inArray(id, ids)).orderBy(id).for('update')
  return tx
    .select({ id, given: ledgerEntry.given, currency: ledgerEntry.givenCurrency })
    .from(ledgerEntry)
    .where(
      and(
        inArray(id, ids),
        eq(ledgerEntry.method, 'transfer'),
        sql`NOT EXISTS (SELECT 1 FROM bank_match m WHERE m.entry_id = ledger_entry.id)`,
        sql`NOT EXISTS (SELECT 1 FROM ledger_entry r WHERE r.reverses = ledger_entry.id)`,
      ),
    )
    .orderBy(id)
}

/** The entry that a press wrote; undefined when it wrote none. */
export const entryOfKey = async (tx: Db, providerId: string): Promise<number | undefined> =>
  (await tx.select({ id: ledgerEntry.id }).from(ledgerEntry).where(eq(ledgerEntry.providerId, providerId)))[0]?.id

/** Puts an open row aside for a reason, or brings one back; false when it is not one. */
export const setIgnored = (db: Db, id: number, reason: string | null, who: string | null): Promise<boolean> =>
  db.transaction(async (tx) => {
    await rowUnderLock(tx, id)
    const rows = await tx
      .update(bankRow)
      .set({ ignored: reason, ignoredBy: who })
      .where(and(eq(bankRow.id, id), reason === null ? isNotNull(bankRow.ignored) : STATES.open))
      .returning({ id: bankRow.id })
    return rows.length > 0
  })
