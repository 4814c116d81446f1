import { Column, fillPlaceholders, getTableColumns, is, SQL, sql, Table } from 'drizzle-orm'
import { PgDialect, PgNumeric, type PgTable, QueryBuilder } from 'drizzle-orm/pg-core'
import type { Db } from './db.ts'

/** Begins a question of a statement: it belongs to no connection. */
export const ask = new QueryBuilder()

/** The place of a value in a statement, to be given with each call. */
export const given = (name: string) => sql.placeholder(name)

type Question = { _: { selectedFields: Record<string, unknown>; result: unknown }; getSQL(): SQL }
type Answers<Q extends Record<string, Question>> = { [K in keyof Q]: Q[K]['_']['result'] }
/** What may be given: a time as a Date, a list as JSON text. */
type Given = Record<string, string | number | boolean | Date | null>

/**
 * Several selects as one statement: answered in one round trip and one snapshot. Without objects from outer joins: a
 * row whose table is missing would be an object of nulls.
 */
export const statement = <Q extends Record<string, Question>>(name: string, questions: () => Q) => {
  let readers: [string, Reader][] = []
  const ask = command(name, () => {
    const written = write(questions())
    readers = written.readers
    return written.text
  })
  return async (db: Db, values: Given = {}): Promise<Answers<Q>> => {
    const [row = {}] = await ask(db, values)
    return Object.fromEntries(readers.map(([key, read]) => [key, (row[key] as unknown[][]).map(read)])) as Answers<Q>
  }
}

/** SQL with places for values, written once and prepared once on each connection under its name. Answers its rows. */
export const command = <Row extends object = Record<string, unknown>>(name: string, write: () => SQL) => {
  let written: { sql: string; params: unknown[] } | undefined
  return async (db: Db, values: Given = {}): Promise<Row[]> => {
    written ??= new PgDialect().sqlToQuery(write())
    const query = { sql: written.sql, params: fillPlaceholders(written.params, values) }
    return ((await db._.session.prepareQuery(query, undefined, name, false).execute()) as { rows: Row[] }).rows
  }
}

type Reader = (row: unknown[]) => unknown
const write = (questions: Record<string, Question>) => {
  const parts = Object.entries(questions).map(([key, question]) => {
    const leaves: unknown[] = []
    const read = readerOf(question._.selectedFields, leaves)
    const columns = sql.raw(leaves.map((_, at) => `c${at}`).join(', '))
    // a number with digits behind the point is text here as it is from the driver
    const values = sql.raw(leaves.map((leaf, at) => (is(leaf, PgNumeric) ? `c${at}::text` : `c${at}`)).join(', '))
    const rows = sql`SELECT coalesce(json_agg(json_build_array(${values})), '[]') FROM (${question.getSQL()}) AS t (${columns})`
    return { as: sql`(${rows}) AS ${sql.identifier(key)}`, reader: [key, read] as [string, Reader] }
  })
  const all = sql.join(
    parts.map(({ as }) => as),
    sql`, `,
  )
  return { text: sql`SELECT ${all}`, readers: parts.map(({ reader }) => reader) }
}

/** Reads one field of a row, or many of them as an object; notes the leaves in the order of the select. */
const readerOf = (field: unknown, leaves: unknown[]): Reader => {
  if (is(field, Column) || is(field, SQL) || is(field, SQL.Aliased)) {
    const at = leaves.push(field) - 1
    return is(field, Column) ? (row) => (row[at] === null ? null : field.mapFromDriverValue(row[at])) : (row) => row[at]
  }
  const inner = Object.entries(is(field, Table) ? getTableColumns(field) : (field as object))
  const readers = inner.map(([key, each]) => [key, readerOf(each, leaves)] as const)
  return (row) => {
    const read: Record<string, unknown> = {}
    for (const [key, reader] of readers) read[key] = reader(row)
    return read
  }
}

/**
 * Inserts rows that are given as a JSON list, with these columns of the table, else with all; what the list leaves out
 * is null. Keys may be given for columns that the database numbers.
 */
export const insertGiven = <T extends PgTable>(table: T, name: string, keys?: (keyof T['$inferInsert'])[]): SQL => {
  const names = (keys ?? Object.keys(getTableColumns(table))).map((key) => columnName(table, key))
  const columns = sql.raw(names.map((each) => `"${each}"`).join(', '))
  return sql`INSERT INTO ${table} (${columns}) OVERRIDING SYSTEM VALUE
    SELECT ${columns} FROM json_populate_recordset(NULL::${table}, ${given(name)}::json)`
}

/** Rows as `insertGiven` takes them. */
export const rowsOf = <T extends PgTable>(table: T, rows: Partial<T['$inferInsert']>[]): string =>
  JSON.stringify(
    rows.map((row) => Object.fromEntries(Object.entries(row).map(([key, value]) => [columnName(table, key), value]))),
  )

const columnName = (table: PgTable, key: PropertyKey): string => {
  const column = Reflect.get(getTableColumns(table), key)
  if (!column) throw new Error(`No column ${String(key)}.`)
  return column.name
}
