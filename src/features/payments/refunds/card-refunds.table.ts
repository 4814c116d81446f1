import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant, key, money } from '../../../platform/database/columns.ts'
import { paymentAttempt } from '../payments.table.ts'

/** Money that is to go back to a card over its provider: asked for until the provider has said that it is back. */
export const cardRefund = pgTable(
  'card_refund',
  {
    id: key(),
    attemptId: integer('attempt_id')
      .notNull()
      .references(() => paymentAttempt.id),
    alertId: integer('alert_id').notNull(),
    /** The press of staff that it was begun with. */
    pressKey: text('press_key').notNull().unique(),
    amount: money('amount').notNull(),
    /** What the provider shall have given back of this payment in all when it is done. */
    upTo: money('up_to').notNull(),
    status: text().$type<'asked' | 'done' | 'refused'>().notNull(),
    failure: text(),
    who: text().notNull(),
    note: text().notNull(),
    askedAt: instant('asked_at').notNull(),
    nextAskAt: instant('next_ask_at').notNull(),
    finishedAt: instant('finished_at'),
  },
  (table) => [
    uniqueIndex('card_refund_one').on(table.attemptId).where(sql`${table.status} = 'asked'`),
    index('card_refund_due').on(table.nextAskAt).where(sql`${table.status} = 'asked'`),
  ],
)
