import { bigint, boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { Language } from '../../kernel/language.ts'
import { instant, key, localizedText } from '../../platform/database/columns.ts'
import { account } from '../accounts/accounts.table.ts'
import { reservation } from '../reservations/reservations.table.ts'
import { villa } from '../villas/villas.table.ts'
import type { Themes } from './comments/review.shape.ts'
import type { Party } from './comments/themes.shape.ts'
import type { DocumentType } from './documents/document.shape.ts'

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
  /** What of the picture stays in sight where it is cut: CSS’s object-position. */
  focus: text().notNull().default('50% 50%'),
  category: localizedText('category').notNull(),
  title: localizedText('title').notNull(),
  lead: localizedText('lead').notNull(),
  body: localizedText('body').notNull(),
  author: text().notNull(),
  /** Null = a draft; a time to come = scheduled. */
  publishedAt: instant('published_at'),
  /** For search engines; empty = the title and the lead. */
  seoTitle: localizedText('seo_title').notNull().default({ tr: '', en: '', ru: '' }),
  seoDescription: localizedText('seo_description').notNull().default({ tr: '', en: '', ru: '' }),
  /** What its address ended with before: they lead to it. */
  formerSlugs: text('former_slugs').array().notNull().default([]),
  updatedAt: instant('updated_at'),
  /** Counts what was saved: who saves on top of another version is told so. */
  version: integer().notNull().default(1),
})

/** What the agency shows of itself on paper: a PDF or a picture, kept under a name that nobody chose. */
export const ownDocument = pgTable('own_document', {
  id: key(),
  title: localizedText('title').notNull(),
  file: text().notNull(),
  fileType: text('file_type').$type<DocumentType>().notNull(),
  bytes: integer().notNull(),
  position: integer().notNull(),
  /** Counts what was saved: who saves on top of another version is told so. */
  version: integer().notNull().default(1),
  createdAt: instant('created_at').notNull(),
})

/** What staff chose for the home page; one row. */
export const homeContent = pgTable('home_content', {
  id: integer().primaryKey().default(1),
  heroTitle: localizedText('hero_title').notNull(),
  heroLead: localizedText('hero_lead').notNull(),
  heroPicture: text('hero_picture').notNull(),
  heroFocus: text('hero_focus').notNull().default('50% 50%'),
  /** The villa types that home shows, in this order; none = all. */
  villaTypeIds: integer('villa_type_ids').array().notNull().default([]),
  /** Sections in their order; what is missing is not shown. */
  sections: text().array().notNull(),
  version: integer().notNull().default(1),
})

export const teamMember = pgTable('team_member', {
  id: key(),
  name: text().notNull(),
  role: localizedText('role').notNull(),
  /** The address of a picture; empty = none. */
  picture: text().notNull().default(''),
  position: integer().notNull(),
  /** Counts what was saved: who saves on top of another version is told so. */
  version: integer().notNull().default(1),
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
    /** Shown on the site. */
    active: boolean().notNull().default(false),
    createdAt: instant('created_at').notNull(),
    /** The stay that was written about; one comment a stay. Null = taken over from elsewhere. */
    reservationId: integer('reservation_id')
      .unique()
      .references(() => reservation.id),
    /** The month of the stay, '2027-07'. */
    stayMonth: text('stay_month'),
    /** Stars by theme; null = asked for none, or before there were themes. */
    themes: jsonb().$type<Themes>(),
    /** Who stayed; null = not told. */
    party: text().$type<Party>(),
    /** When staff let it through or hid it; null = it waits. */
    decidedAt: instant('decided_at'),
    decidedBy: text('decided_by').notNull().default(''),
    /** What the agency answers below it. */
    answer: text().notNull().default(''),
    answeredAt: instant('answered_at'),
  },
  (table) => [index().on(table.villaId), index('comment_newest').on(table.createdAt, table.id)],
)

export const subscriber = pgTable('subscriber', {
  id: key(),
  email: text().notNull().unique(),
  language: text().$type<Language>().notNull(),
  /** When and from where the address was given, and which text was agreed to. */
  consentAt: instant('consent_at').notNull(),
  ip: text().notNull(),
  textVersion: text('text_version').notNull().default(''),
  /** When the link of the mail was followed; until then the address gets no newsletter. */
  confirmedAt: instant('confirmed_at'),
  confirmedIp: text('confirmed_ip').notNull().default(''),
  leftAt: instant('left_at'),
})

export const contactMessage = pgTable(
  'contact_message',
  {
    id: key(),
    name: text().notNull(),
    email: text().notNull(),
    phone: text().notNull().default(''),
    message: text().notNull(),
    language: text().$type<Language>().notNull().default('tr'),
    readAt: instant('read_at'),
    createdAt: instant('created_at').notNull(),
    /** What staff keep beside it. */
    note: text().notNull().default(''),
    assigneeId: integer('assignee_id').references(() => account.id),
    doneAt: instant('done_at'),
    /** Counts what was saved: who saves on top of another version is told so. */
    version: integer().notNull().default(1),
  },
  (table) => [index('contact_message_newest').on(table.createdAt, table.id)],
)

/** What staff answered by mail: never changed. */
export const contactReply = pgTable(
  'contact_reply',
  {
    id: key(),
    messageId: integer('message_id')
      .notNull()
      .references(() => contactMessage.id, { onDelete: 'cascade' }),
    text: text().notNull(),
    at: instant('at').notNull(),
    who: text().notNull(),
  },
  (table) => [index().on(table.messageId)],
)

/**
 * How often anything that visitors are shown has changed, but for villas' own rows and calendars, which have a revision
 * each. One row. The database's triggers count (`count_content_change`): no writer can forget to.
 */
export const contentRevision = pgTable('content_revision', {
  revision: bigint({ mode: 'number' }).primaryKey(),
})
