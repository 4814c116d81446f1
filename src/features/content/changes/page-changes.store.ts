import { sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/db.ts'

const PAGES = sql`SELECT 1 AS kind, c.id, v.slug, c.at FROM page_change c JOIN villa v ON v.id = c.id AND v.active
    WHERE c.page = 'villa'
  UNION ALL SELECT 2, c.id, t.slug, c.at FROM page_change c JOIN town t ON t.id = c.id WHERE c.page = 'town'
  UNION ALL SELECT 3, c.id, t.slug, c.at FROM page_change c JOIN villa_type t ON t.id = c.id WHERE c.page = 'type'`

/** A page of the changes, villas first, and how many there are. */
export const pageChangesPage = async (db: Db, { skip, take }: { skip: number; take: number }) => {
  const [{ rows }, counted] = await Promise.all([
    db.execute<{ slug: string; changedAt: Date | string }>(
      sql`SELECT slug, at AS "changedAt" FROM (${PAGES}) pages ORDER BY kind, id LIMIT ${take} OFFSET ${skip}`,
    ),
    db.execute<{ n: number }>(sql`SELECT count(*)::int AS n FROM (${PAGES}) pages`),
  ])
  const content = rows.map(({ slug, changedAt }) => ({ slug, changedAt: new Date(changedAt).toISOString() }))
  return { content, total: counted.rows[0]?.n ?? 0, skip, take }
}
