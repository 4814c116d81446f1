import { pgTable, text } from 'drizzle-orm/pg-core'
import { instant, money } from '../database/columns.ts'

/** The demo bank's own book. It is another party: nothing of ours reads it but through the bank's answers. */
export const demoBankOrder = pgTable('demo_bank_order', {
  token: text().primaryKey(),
  orderId: text('order_id').notNull().unique(),
  amount: money('amount').notNull(),
  currency: text().notNull(),
  description: text().notNull(),
  returnUrl: text('return_url').notNull(),
  status: text().$type<'open' | 'paid' | 'failed' | 'void'>().notNull(),
  paymentId: text('payment_id'),
  failure: text(),
  openedAt: instant('opened_at').notNull(),
})
