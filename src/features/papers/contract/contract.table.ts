import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { Language } from '../../../kernel/language.ts'
import { instant, key } from '../../../platform/database/columns.ts'
import { reservation } from '../../reservations/reservations.table.ts'
import type { AcceptedStay, AcceptedVia } from './contract.shape.ts'

/** Every wording the rental contract has had, in each language; the newest of a language stands (0048). */
export const contractText = pgTable(
  'contract_text',
  {
    id: key(),
    /** SHA-256 of title, an empty line and body, in hexadecimal. */
    hash: text().notNull(),
    language: text().$type<Language>().notNull(),
    title: text().notNull(),
    /** Markdown. */
    body: text().notNull(),
    since: instant('since').notNull(),
  },
  (table) => [index().on(table.language, table.id)],
)

/** A guest has accepted a wording for a stay at a price. Only ever added to. */
export const contractAcceptance = pgTable(
  'contract_acceptance',
  {
    id: key(),
    reservationId: integer('reservation_id')
      .notNull()
      .references(() => reservation.id),
    textId: integer('text_id')
      .notNull()
      .references(() => contractText.id),
    /** What it was accepted for. */
    stay: jsonb().$type<AcceptedStay>().notNull(),
    via: text().$type<AcceptedVia>().notNull(),
    at: instant('at').notNull(),
    ip: text().notNull(),
    userAgent: text('user_agent').notNull(),
  },
  (table) => [index().on(table.reservationId)],
)
