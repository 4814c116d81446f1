import { asc, eq } from 'drizzle-orm'
import { inLanguage, type Language } from '../../kernel/language.ts'
import { found } from '../../kernel/refusal.ts'
import type { Db } from '../../platform/database/db.ts'
import { safeHtml } from '../../platform/markdown.ts'
import type { SitePage } from './content.contract.ts'
import { sitePage, teamMember } from './content.table.ts'

/** A page of the agency with its body as safe HTML. Refuses 'not-found'. */
export const sitePageOf = async (db: Db, key: string, language: Language): Promise<SitePage> => {
  const [row] = await db.select().from(sitePage).where(eq(sitePage.key, key))
  const { title, lead, body, updatedAt } = found(row)
  return {
    title: inLanguage(title, language),
    lead: inLanguage(lead, language),
    body: safeHtml(inLanguage(body, language)),
    updatedAt: updatedAt.toISOString(),
  }
}

/** The people of the agency in their order. */
export const teamOf = async (db: Db, language: Language): Promise<{ id: number; name: string; role: string }[]> => {
  const rows = await db.select().from(teamMember).orderBy(asc(teamMember.position), asc(teamMember.id))
  return rows.map(({ id, name, role }) => ({ id, name, role: inLanguage(role, language) }))
}
