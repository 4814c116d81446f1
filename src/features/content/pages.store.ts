import { asc, eq } from 'drizzle-orm'
import { found } from '../../kernel/refusal.ts'
import type { Db } from '../../platform/database/db.ts'
import { sitePage, teamMember } from './content.table.ts'

/** A page of the agency; its body is Markdown. Refuses 'not-found'. */
export const sitePageByKey = async (db: Db, key: string) => {
  const [row] = await db.select().from(sitePage).where(eq(sitePage.key, key))
  return found(row)
}

/** The people of the agency in their order. */
export const teamOf = (db: Db) => db.select().from(teamMember).orderBy(asc(teamMember.position), asc(teamMember.id))
