import { sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/db.ts'
import type { pageChange } from './page-changes.table.ts'

type Row = { kind: (typeof pageChange.$inferSelect)['page']; slug: string; changedAt: Date | string | null }

/** A page of the published pages with their last changes, villas first, and how many there are. */
export const publishedPages = async (db: Db, { skip, take }: { skip: number; take: number }) => {
  // of thousands of villas only those up to the end of the page are joined and sorted
  const villas = sql`SELECT 1 AS place, v.id, v.slug, c.at FROM
      (SELECT id, slug FROM villa WHERE active ORDER BY id LIMIT ${skip + take}) v
    LEFT JOIN page_change c ON c.page = 'villa' AND c.id = v.id`
  const towns = sql`SELECT 2, t.id, t.slug, c.at FROM town t LEFT JOIN page_change c ON c.page = 'town' AND c.id = t.id`
  const types = sql`SELECT 3, t.id, t.slug, c.at FROM villa_type t LEFT JOIN page_change c ON c.page = 'type' AND c.id = t.id`
  const [{ rows }, counted] = await Promise.all([
    db.execute<Row>(
      sql`SELECT (ARRAY['villa', 'town', 'type'])[place] AS kind, slug, at AS "changedAt"
        FROM (${villas} UNION ALL ${towns} UNION ALL ${types}) pages ORDER BY place, id LIMIT ${take} OFFSET ${skip}`,
    ),
    db.execute<{ n: number }>(sql`SELECT ((SELECT count(*) FROM villa WHERE active)
      + (SELECT count(*) FROM town) + (SELECT count(*) FROM villa_type))::int AS n`),
  ])
  const content = rows.map(({ kind, slug, changedAt }) => ({
    ...{ kind, slug },
    changedAt: changedAt && new Date(changedAt).toISOString(),
  }))
  return { content, total: counted.rows[0]?.n ?? 0, skip, take }
}
