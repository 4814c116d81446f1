import { Column, fillPlaceholders, getTableColumns, is, SQL, sql, Table } from 'drizzle-orm'
import { PgDialect, PgNumeric, QueryBuilder } from 'drizzle-orm/pg-core'
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
 * Several selects as one statement: written once, prepared once on each connection under its name, and answered in one
 * round trip and one snapshot. Without outer joins: a row whose table is missing would be an object of nulls.
 */
export const statement = <Q extends Record<string, Question>>(name: string, questions: () => Q) => {
  let written: Written | undefined
  return async (db: Db, values: Given = {}): Promise<Answers<Q>> => {
    written ??= write(questions())
    const { text, params, readers } = written
    const [row = {}] = await run(db, name, text, fillPlaceholders(params, values))
    return Object.fromEntries(readers.map(([key, read]) => [key, (row[key] as unknown[][]).map(read)])) as Answers<Q>
  }
}

type Reader = (row: unknown[]) => unknown
type Written = { text: string; params: unknown[]; readers: [string, Reader][] }

const write = (questions: Record<string, Question>): Written => {
  const parts = Object.entries(questions).map(([key, question]) => {
    const leaves: unknown[] = []
    const read = readerOf(question._.selectedFields, leaves)
    const columns = sql.raw(leaves.map((_, at) => `c${at}`).join(', '))
    // a number with digits behind the point is text here as it is from the driver
    const values = sql.raw(leaves.map((leaf, at) => (is(leaf, PgNumeric) ? `c${at}::text` : `c${at}`)).join(', '))
    const rows = sql`SELECT coalesce(json_agg(json_build_array(${values})), '[]') FROM (${question.getSQL()}) AS t (${columns})`
    return { as: sql`(${rows}) AS ${sql.identifier(key)}`, reader: [key, read] as [string, Reader] }
  })
  const { sql: text, params } = new PgDialect().sqlToQuery(
    sql`SELECT ${sql.join(
      parts.map(({ as }) => as),
      sql`, `,
    )}`,
  )
  return { text, params, readers: parts.map(({ reader }) => reader) }
}

/** Reads one field of a row, or many of them as an object; notes the leaves in the order of the select. */
const readerOf = (field: unknown, leaves: unknown[]): Reader => {
  if (is(field, Column) || is(field, SQL) || is(field, SQL.Aliased)) {
    const at = leaves.push(field) - 1
    return is(field, Column) ? (row) => (row[at] === null ? null : field.mapFromDriverValue(row[at])) : (row) => row[at]
  }
  const inner = Object.entries(is(field, Table) ? getTableColumns(field) : (field as object))
  const readers = inner.map(([key, each]) => [key, readerOf(each, leaves)] as const)
  return (row) => Object.fromEntries(readers.map(([key, read]) => [key, read(row)]))
}

/** Runs a statement that is written already, prepared under its name. */
export const run = async (db: Db, name: string, text: string, params: unknown[]): Promise<Record<string, unknown>[]> =>
  ((await db._.session.prepareQuery({ sql: text, params }, undefined, name, false).execute()) as Rows).rows

type Rows = { rows: Record<string, unknown>[] }
