import { integer, pgTable } from 'drizzle-orm/pg-core'
import { instant } from '../../../platform/database/columns.ts'
import { account } from '../../accounts/accounts.table.ts'

/** Until when somebody has seen what is announced in the head of the dashboard. */
export const noticeSeen = pgTable('notice_seen', {
  accountId: integer('account_id')
    .primaryKey()
    .references(() => account.id, { onDelete: 'cascade' }),
  seenAt: instant('seen_at').notNull(),
})
