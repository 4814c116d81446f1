import { asc, inArray, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { Refusal } from '../../kernel/refusal.ts'
import type { Db } from './db.ts'

/** A table whose rows stand in an order that people make. */
type Ordered = PgTable & { id: PgColumn; position: PgColumn }

/** The position behind the last row of a group; without a group, of all rows. */
export const lastPlace = (table: Ordered, group: SQL = sql`true`): SQL<number> =>
  sql`(SELECT coalesce(max(${table.position}), 0) + 1 FROM ${table} WHERE ${group})`

/**
 * Puts some rows of a group in another order, inside a transaction: they share the places they had, the others stay.
 * Refuses 'invalid' at `ids` when one of them is not of the group or stands there twice.
 */
export const putInOrder = async (tx: Db, table: Ordered, ids: readonly number[], group?: SQL): Promise<void> => {
  const rows: { id: unknown }[] = await tx
    .select({ id: table.id })
    .from(table)
    .where(group)
    .orderBy(asc(table.position), asc(table.id))
    .for('update')
  const moved = new Set<unknown>(ids)
  const known = rows.filter(({ id }) => moved.has(id))
  if (known.length !== ids.length) throw new Refusal('invalid', {}, { ids: { code: 'invalid' } })
  const next = ids.values()
  const placed = rows.map(({ id }) => (moved.has(id) ? next.next().value : id))
  await tx.execute(sql`UPDATE ${table} SET position = placed.at
    FROM (SELECT value::int AS id, ordinality::int AS at
      FROM json_array_elements_text(${JSON.stringify(placed)}::json) WITH ORDINALITY) placed
    WHERE ${table}.id = placed.id AND ${table}.position <> placed.at`)
}

/** Keeps rows as they are until the transaction is over: nothing can come to name them, what names them stays. */
export const holdRows = (tx: Db, table: Ordered, ids: readonly number[]) =>
  tx
    .select({ id: table.id })
    .from(table)
    .where(inArray(table.id, [...ids]))
    .orderBy(asc(table.id))
    .for('update')
