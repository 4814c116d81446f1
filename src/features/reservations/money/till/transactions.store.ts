import { and, asc, desc, eq, getTableColumns, gte, isNotNull, like, lte, or, type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, alias } from 'drizzle-orm/pg-core'
import { fold } from '../../../../kernel/slug.ts'
import type { Db } from '../../../../platform/database/db.ts'
import { villa } from '../../../villas/villas.table.ts'
import { NAME_WORDS, reservation } from '../../reservations.table.ts'
import type { LedgerEntry } from '../ledger.store.ts'
import { ledgerEntry } from '../ledger.table.ts'
import { ledgerTally } from './ledger-tally.table.ts'
import type { Flow, LedgerRow, Transaction, TransactionQuery } from './till.contract.ts'

const taker = alias(ledgerEntry, 'taker')

/** The ids of the pictures of an entry. */
export const FILES = sql<
  number[]
>`(SELECT coalesce(json_agg(f.id ORDER BY f.id), '[]') FROM ledger_file f WHERE f.entry_id = ledger_entry.id)`

const rows = (db: Db) =>
  db
    .select({
      entry: ledgerEntry,
      reversedBy: taker.id,
      files: FILES,
      code: reservation.code,
      guestName: reservation.guestName,
      villaId: villa.id,
      villa: villa.name,
    })
    .from(ledgerEntry)
    .innerJoin(reservation, eq(reservation.id, ledgerEntry.reservationId))
    .innerJoin(villa, eq(villa.id, reservation.villaId))
    .leftJoin(taker, eq(taker.reverses, ledgerEntry.id))

type Row = Awaited<ReturnType<typeof rows>>[number]

const shown = ({ entry, reversedBy, files, ...rest }: Row): Transaction => ({
  ...rest,
  reservationId: entry.reservationId,
  ...ledgerRow(entry, reversedBy, files),
})

/** Money that a provider has told of is corrected by the provider: it is paid back there. */
const isOurs = ({ provider }: Pick<LedgerEntry, 'provider'>): boolean => provider === 'staff' || provider === 'bank'

/** May this entry be taken back here? Not a correction, not twice, not what a provider or a rule has written. */
export const isReversible = (entry: LedgerEntry, reversedBy: number | null): boolean =>
  entry.reverses === null && reversedBy === null && isOurs(entry)

/** An entry as lists show it. */
export const ledgerRow = (entry: LedgerEntry, reversedBy: number | null, files: number[]): LedgerRow => ({
  ...entry,
  at: entry.at.toISOString(),
  reversedBy,
  reversible: isReversible(entry, reversedBy),
  files,
})

/** A page of the entries in which money changed hands, how many there are, and what moved in all of them. */
export const transactionsPage = async (
  db: Db,
  query: TransactionQuery,
): Promise<{ content: Transaction[]; total: number; flows: Flow[] }> => {
  const flows = await flowsOf(db, query)
  const total = flows.reduce((sum, { count }) => sum + count, 0)
  const page = await rows(db)
    .innerJoin(pageOfIds(db, query, total), eq(ledgerEntry.id, sql`page_id`))
    .orderBy(desc(ledgerEntry.valueDate), desc(ledgerEntry.id))
  return { content: page.map(shown), total, flows }
}

/** Counted from the nearer end; what else stands in a row is read for the page alone. */
const pageOfIds = (db: Db, query: TransactionQuery, total: number) => {
  const { skip, take } = query
  const isNearEnd = skip > total / 2
  const rest = Math.max(0, total - skip)
  const by = isNearEnd ? asc : desc
  return db
    .select({ id: sql<number>`ledger_entry.id`.as('page_id') })
    .from(fromOf(query))
    .where(chosenBy(query))
    .orderBy(by(sql`ledger_entry.value_date`), by(sql`ledger_entry.id`))
    .offset(isNearEnd ? Math.max(0, rest - take) : skip)
    .limit(isNearEnd ? Math.min(take, rest) : take)
    .as('page')
}

/** The reservations are looked at where a search is by them. */
const fromOf = ({ q }: TransactionQuery): SQL =>
  q
    ? sql`${ledgerEntry} INNER JOIN ${reservation} ON ${reservation.id} = ${ledgerEntry.reservationId}`
    : sql`${ledgerEntry}`

/** As a row of the page; undefined when there is none. */
export const transactionById = async (db: Db, id: number): Promise<Transaction | undefined> => {
  const [row] = await rows(db).where(eq(ledgerEntry.id, id))
  return row && shown(row)
}

/**
 * What came and went, by method and the currency that changed hands; a correction counts against its entry. From the
 * kept tally, but for a search by reservations.
 */
const flowsOf = (db: Db, query: TransactionQuery): Promise<Flow[]> => (query.q ? flowsOfRows : flowsKept)(db, query)

const flowsKept = (db: Db, { date1, date2, method, kind, currency }: TransactionQuery): Promise<Flow[]> => {
  const { day, given, entries, ...by } = getTableColumns(ledgerTally)
  return db
    .select({
      ...{ method: by.method, currency: by.currency },
      came: sumOf(given, sql`FILTER (WHERE ${comes(by.kind)})`),
      went: sumOf(sql`-${given}`, sql`FILTER (WHERE NOT ${comes(by.kind)})`),
      count: sumOf(entries),
    })
    .from(ledgerTally)
    .where(
      and(
        date1 ? gte(day, date1) : undefined,
        date2 ? lte(day, date2) : undefined,
        method ? eq(by.method, method) : undefined,
        kind ? eq(by.kind, kind) : undefined,
        currency ? eq(by.currency, currency) : undefined,
      ),
    )
    .groupBy(by.method, by.currency)
    .having(sql`sum(${entries}) <> 0`)
    .orderBy(by.method, by.currency)
}

const flowsOfRows = (db: Db, query: TransactionQuery): Promise<Flow[]> => {
  const [method, currency, given] = [
    sql`ledger_entry.method`,
    sql`ledger_entry.given_currency`,
    sql`ledger_entry.given`,
  ] // a column of this table alone would be written without its name
  const came = comes(sql`ledger_entry.kind`)
  return db
    .select({
      method: sql<Flow['method']>`${method}`,
      currency: sql<Flow['currency']>`${currency}`,
      came: sumOf(given, sql`FILTER (WHERE ${came})`),
      went: sumOf(sql`-${given}`, sql`FILTER (WHERE NOT ${came})`),
      count: sql<number>`count(*)`.mapWith(Number),
    })
    .from(fromOf(query))
    .where(chosenBy(query))
    .groupBy(method, currency)
    .orderBy(method, currency)
}

const comes = (kind: AnyPgColumn | SQL): SQL => sql`${kind} IN ('payment', 'deposit')`

const sumOf = (what: AnyPgColumn | SQL, filter: SQL = sql``) =>
  sql<number>`coalesce(sum(${what}) ${filter}, 0)`.mapWith(Number)

const chosenBy = ({ date1, date2, method, kind, currency, q }: TransactionQuery): SQL | undefined =>
  and(
    isNotNull(ledgerEntry.method),
    date1 ? gte(ledgerEntry.valueDate, date1) : undefined,
    date2 ? lte(ledgerEntry.valueDate, date2) : undefined,
    method ? eq(ledgerEntry.method, method) : undefined,
    kind ? eq(ledgerEntry.kind, kind) : undefined,
    currency ? eq(ledgerEntry.givenCurrency, currency) : undefined,
    q ? searched(q) : undefined,
  )

/** Makes one row of the tally of many of the same day, method, currency and kind. Answers how many went. */
export const foldLedgerTally = async (db: Db): Promise<number> => {
  const { rows } = await db.execute<{ folded: number }>(sql`
    WITH many AS (SELECT day, method, currency, kind FROM ledger_tally GROUP BY 1, 2, 3, 4 HAVING count(*) > 1),
      gone AS (DELETE FROM ledger_tally t USING many
        WHERE (t.day, t.method, t.currency, t.kind) = (many.day, many.method, many.currency, many.kind) RETURNING t.*),
      kept AS (INSERT INTO ledger_tally (day, method, currency, kind, entries, given)
        SELECT day, method, currency, kind, sum(entries), sum(given) FROM gone GROUP BY 1, 2, 3, 4
        HAVING sum(entries) <> 0 OR sum(given) <> 0 RETURNING 1)
    SELECT (SELECT count(*) FROM gone)::int - (SELECT count(*) FROM kept)::int AS folded`)
  return rows[0]?.folded ?? 0
}

/** Sums the ledger anew, where entries were written past the trigger. */
export const recountLedger = (db: Db): Promise<unknown> => db.execute(sql`SELECT recount_ledger()`)

/** By the beginning of a reservation's code, or of each word of its guest's name. */
const searched = (typed: string): SQL | undefined => {
  const code = typed.toUpperCase().replace(/[^A-Z0-9-]/g, '')
  const words = fold(typed).match(/[\p{L}\p{N}]+/gu)
  return or(
    code ? like(reservation.code, `${code}%`) : sql`false`,
    words ? sql`${NAME_WORDS} @@ to_tsquery('simple', ${words.map((word) => `'${word}':*`).join(' & ')})` : sql`false`,
  )
}
