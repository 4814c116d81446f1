import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/db.ts'

/** The channel on which the database says that content has changed. */
export const CONTENT_CHANGED = 'content_changed'

/**
 * How often content has changed, and when (ms) it will next without anybody: a post that is to appear; what the agency
 * calls itself.
 */
export type ContentState = { revision: number; next: number | null; brand: string | null }

export const contentState = async (db: Db, now: Date): Promise<ContentState> => {
  const { rows } = await db.execute<{ revision: string; next: Date | string | null; brand: string | null }>(
    sql`SELECT revision, (SELECT min(published_at) FROM blog_post WHERE published_at > ${now.toISOString()}::timestamptz) AS next, (SELECT value FROM setting WHERE key = 'site_name') AS brand FROM content_revision`,
  )
  const [row] = rows
  return {
    revision: Number(row?.revision ?? 0),
    next: row?.next ? new Date(row.next).getTime() : null,
    brand: row?.brand ?? null,
  }
}
