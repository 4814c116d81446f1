import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import type { Localized } from '../../../../kernel/language.ts'
import { instant, key, localizedText } from '../../../../platform/database/columns.ts'

/** A newsletter that was begun: to whoever had confirmed when it began. What became of it is in the outbox. */
export const newsletter = pgTable(
  'newsletter',
  {
    id: key(),
    subject: localizedText('subject').$type<Localized>().notNull(),
    body: localizedText('body').$type<Localized>().notNull(),
    sentBy: text('sent_by').notNull(),
    startedAt: instant('started_at').notNull(),
    /** So many had confirmed when it began. */
    receivers: integer().notNull(),
    /** The last subscriber whose mail is in the outbox: where it goes on. */
    lastId: integer('last_id').notNull().default(0),
    /** Since when staff have stopped it. */
    stoppedAt: instant('stopped_at'),
    /** When the last mail was put into the outbox. */
    doneAt: instant('done_at'),
  },
  (table) => [index('newsletter_open').on(table.id).where(sql`done_at IS NULL AND stopped_at IS NULL`)],
)
