import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { Language } from '../../kernel/language.ts'
import { instant, key, localizedText } from '../../platform/database/columns.ts'
import type { LetterFacts } from './letter-facts.ts'

export const mailTemplate = pgTable('mail_template', {
  key: text().primaryKey(),
  subject: localizedText('subject').notNull(),
  body: localizedText('body').notNull(),
  active: boolean().notNull().default(true),
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
    /** One letter for one event: a second write with the same key changes nothing. */
    onceKey: text('once_key').notNull().unique(),
    status: text().$type<'waiting' | 'sent' | 'failed' | 'dropped'>().notNull().default('waiting'),
    attempts: integer().notNull().default(0),
    nextAttemptAt: instant('next_attempt_at').notNull(),
    lastError: text('last_error'),
    sentAt: instant('sent_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('letter_due').on(table.nextAttemptAt).where(sql`status = 'waiting'`),
    index('letter_reservation').on(table.reservationId),
    index('letter_recipient').on(table.recipient, table.createdAt),
  ],
)
