import { sql } from 'drizzle-orm'
import type { Db } from '../../../src/platform/database/db.ts'

/** Of each table, the migrations' own included: how many rows, and a hash over all of them. Read in one snapshot. */
export type Tables = Map<string, { rows: number; hash: string }>

export const readTables = (db: Db): Promise<Tables> =>
  db.transaction(
    async (tx) => {
      const { rows } = await tx.execute<{ name: string }>(
        sql`SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables WHERE schemaname IN ('public', 'drizzle') ORDER BY 1`,
      )
      const tables: Tables = new Map()
      for (const { name } of rows) {
        const hash = `md5(coalesce(string_agg(t::text, E'\\n' ORDER BY t::text), ''))`
        const counted = await tx.execute<{ rows: number; hash: string }>(
          sql.raw(`SELECT count(*)::int AS rows, ${hash} AS hash FROM ${name} t`),
        )
        const [table] = counted.rows
        if (table) tables.set(name, table)
      }
      return tables
    },
    { isolationLevel: 'repeatable read' },
  )

/** The names of all constraints, and whether each is valid. */
export const readConstraints = async (db: Db): Promise<string[]> => {
  const { rows } = await db.execute<{ line: string }>(
    sql`SELECT concat_ws(' ', conrelid::regclass, conname, contype, convalidated) AS line FROM pg_constraint WHERE connamespace = 'public'::regnamespace ORDER BY 1`,
  )
  return rows.map(({ line }) => line)
}
