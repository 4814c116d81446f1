import { sql } from 'drizzle-orm'
import type { TestProduct } from '../../test-product.ts'

/** Every column that can hold a text, and in how many rows of it a pattern is found: 'letter.facts' → 2. */
export const whereFound = async ({ db }: TestProduct, pattern: string): Promise<Record<string, number>> => {
  const { rows: columns } = await db.execute<{ of: string; name: string }>(sql`
    SELECT table_name AS of, column_name AS name FROM information_schema.columns
    WHERE table_schema = 'public' AND data_type IN ('text', 'character varying', 'json', 'jsonb', 'ARRAY')`)
  const found: Record<string, number> = {}
  for (const { of, name } of columns) {
    const [table, column] = [sql.identifier(of), sql.identifier(name)]
    const { rows } = await db.execute<{ n: number }>(
      sql`SELECT count(*)::int AS n FROM ${table} WHERE ${column}::text ~* ${pattern}`,
    )
    if (rows[0]?.n) found[`${of}.${name}`] = rows[0].n
  }
  return found
}
