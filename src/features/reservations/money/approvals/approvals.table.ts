import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { Minor } from '../../../../kernel/money.ts'
import { instant, key, money } from '../../../../platform/database/columns.ts'
import { account } from '../../../accounts/accounts.table.ts'
import { reservation } from '../../reservations.table.ts'
import type { HandEntry } from '../till/hand-entry.shape.ts'

/** Money that goes beside the rules above the limit: it waits for a second person of the agency. */
export const approval = pgTable(
  'approval',
  {
    id: key(),
    reservationId: integer('reservation_id')
      .notNull()
      .references(() => reservation.id),
    /** What is written when somebody says yes. */
    entry: jsonb().$type<HandEntry>().notNull(),
    /** How much of it is beside the rules, in the reservation’s currency. */
    beside: money('beside').$type<Minor>().notNull(),
    askedBy: integer('asked_by')
      .notNull()
      .references(() => account.id),
    asker: text().notNull(),
    askedAt: instant('asked_at').notNull(),
    decision: text().$type<'approved' | 'declined' | 'withdrawn'>(),
    decider: text(),
    decidedAt: instant('decided_at'),
    note: text().notNull().default(''),
  },
  (table) => [index().on(table.reservationId), index('approval_open').on(table.id).where(sql`decision IS NULL`)],
)
