import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { Language } from '../../kernel/language.ts'
import { instant, key, localizedText } from '../../platform/database/columns.ts'
import type { LetterFacts } from './letter-facts.ts'
import type { Rendered } from './text/render-letter.ts'

/** What staff changed of a letter: its wording where it is not null, whether it goes out, and when a reminder does. */
export const mailTemplate = pgTable('mail_template', {
  key: text().primaryKey(),
  subject: localizedText('subject'),
  body: localizedText('body'),
  /** The text for WhatsApp. */
  chat: localizedText('chat'),
  active: boolean().notNull().default(true),
  /** So many days before or after; the built-in number when null. */
  days: integer(),
  /** Counts what was saved: who saves on top of another version is told so. */
  version: integer().notNull().default(1),
  changedBy: text('changed_by').notNull().default(''),
  changedAt: instant('changed_at'),
})

/** The outbox: a mail written in the transaction that caused it, sent afterwards, never twice. */
export const letter = pgTable(
  'letter',
  {
    id: key(),
    template: text().notNull(),
    recipient: text().notNull(),
    language: text().$type<Language>().notNull(),
    facts: jsonb().$type<LetterFacts>().notNull(),
    reservationId: integer('reservation_id'),
    /** The newsletter that it is one of. */
    newsletterId: integer('newsletter_id'),
    /** One letter for one event: a second write with the same key changes nothing. */
    onceKey: text('once_key').notNull().unique(),
    status: text().$type<'waiting' | 'sent' | 'failed' | 'dropped'>().notNull().default('waiting'),
    attempts: integer().notNull().default(0),
    nextAttemptAt: instant('next_attempt_at').notNull(),
    lastError: text('last_error'),
    /** Exactly what went out; for a trial that staff send themselves it stands there before. */
    rendered: jsonb().$type<Rendered>(),
    sentAt: instant('sent_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('letter_due').on(table.nextAttemptAt).where(sql`status = 'waiting'`),
    index('letter_reservation').on(table.reservationId),
    // how many of a newsletter went out, and how many wait, is counted in nothing but this
    index('letter_newsletter').on(table.newsletterId, table.status).where(sql`newsletter_id IS NOT NULL`),
    index('letter_recipient').on(table.recipient, table.createdAt),
    index('letter_status').on(table.status, table.id),
    index('letter_template').on(table.template, table.id),
    // what is left to be emptied when its time is over
    index('letter_full')
      .on(table.createdAt)
      .where(sql`status <> 'waiting' AND (rendered IS NOT NULL OR facts - 'rez_kod' <> '{}'::jsonb)`),
    index('letter_code').on(sql`(facts ->> 'rez_kod')`, table.id),
  ],
)
