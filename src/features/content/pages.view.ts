import { type Language, translated } from '../../kernel/language.ts'
import { safeHtmlOfPublished } from '../../platform/markdown.ts'
import type { SitePage } from './content.contract.ts'
import type { sitePage } from './content.table.ts'

/** A page of the agency in one language, its body as safe HTML. */
export const sitePageView = (row: typeof sitePage.$inferSelect, language: Language): SitePage => {
  const page = translated(row, language)
  return { ...page, body: safeHtmlOfPublished(page.body), updatedAt: row.updatedAt.toISOString() }
}
