import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import type { Role } from '../../kernel/caller.ts'
import { instant, key } from '../../platform/columns.ts'

export const account = pgTable('account', {
  id: key(),
  role: text().$type<Role>().notNull(),
  /** Lower case. */
  email: text().notNull().unique(),
  passwordHash: text('password_hash').notNull(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  phone: text(),
  active: boolean().notNull().default(true),
  createdAt: instant('created_at').notNull(),
})

/** A signed-in browser. A token without its row here is worth nothing: logout, a new password and deactivation end it at once. */
export const session = pgTable(
  'session',
  {
    id: text().primaryKey(),
    accountId: integer('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index().on(table.accountId)],
)

/** Failed logins of one e-mail address, so that guessing slows down whoever asks from wherever. */
export const loginFailure = pgTable('login_failure', {
  email: text().primaryKey(),
  count: integer().notNull(),
  lastAt: instant('last_at').notNull(),
})
