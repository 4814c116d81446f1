import { bigint, boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { Language } from '../../kernel/language.ts'
import { instant, key, localizedText } from '../../platform/database/columns.ts'
import { villa } from '../villas/villas.table.ts'

export const faq = pgTable('faq', {
  id: key(),
  question: localizedText('question').notNull(),
  answer: localizedText('answer').notNull(),
  position: integer().notNull(),
})

export const sitePage = pgTable('site_page', {
  key: text().primaryKey(),
  title: localizedText('title').notNull(),
  lead: localizedText('lead').notNull(),
  /** Markdown. */
  body: localizedText('body').notNull(),
  /** Counts what was saved: who saves on top of another version is told so. */
  version: integer().notNull().default(1),
  updatedAt: instant('updated_at').notNull(),
})

/** What a page said before, every time it was saved: never changed, never forgotten. */
export const sitePageVersion = pgTable(
  'site_page_version',
  {
    id: key(),
    page: text()
      .notNull()
      .references(() => sitePage.key),
    version: integer().notNull(),
    title: localizedText('title').notNull(),
    lead: localizedText('lead').notNull(),
    body: localizedText('body').notNull(),
    at: instant('at').notNull(),
    who: text().notNull(),
  },
  (table) => [uniqueIndex('site_page_version_once').on(table.page, table.version)],
)

export const blogPost = pgTable('blog_post', {
  id: key(),
  slug: text().notNull().unique(),
  picture: text().notNull(),
  category: localizedText('category').notNull(),
  title: localizedText('title').notNull(),
  lead: localizedText('lead').notNull(),
  body: localizedText('body').notNull(),
  author: text().notNull(),
  publishedAt: instant('published_at').notNull(),
})

export const teamMember = pgTable('team_member', {
  id: key(),
  name: text().notNull(),
  role: localizedText('role').notNull(),
  position: integer().notNull(),
})

export const comment = pgTable(
  'comment',
  {
    id: key(),
    villaId: integer('villa_id')
      .notNull()
      .references(() => villa.id),
    author: text().notNull(),
    text: text().notNull(),
    language: text().$type<Language>().notNull(),
    rating: integer().notNull(),
    active: boolean().notNull().default(false),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index().on(table.villaId)],
)

export const subscriber = pgTable('subscriber', {
  id: key(),
  email: text().notNull().unique(),
  language: text().$type<Language>().notNull(),
  consentAt: instant('consent_at').notNull(),
  ip: text().notNull(),
})

export const contactMessage = pgTable('contact_message', {
  id: key(),
  name: text().notNull(),
  email: text().notNull(),
  phone: text().notNull().default(''),
  message: text().notNull(),
  readAt: instant('read_at'),
  createdAt: instant('created_at').notNull(),
})

/**
 * How often anything that visitors are shown has changed, but for villas' own rows and calendars, which have a revision
 * each. One row. The database's triggers count (`count_content_change`): no writer can forget to.
 */
export const contentRevision = pgTable('content_revision', {
  revision: bigint({ mode: 'number' }).primaryKey(),
})
