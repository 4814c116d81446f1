import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { Role } from '../../kernel/caller.ts'
import { instant, key } from '../../platform/database/columns.ts'

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

/**
 * A signed-in browser. A token without its row here is worth nothing: logout, a new password and deactivation end it at
 * once.
 */
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

/** Failures at one account from one network in a row: guessing slows down there, and nobody else waits for it. */
export const loginFailure = pgTable(
  'login_failure',
  {
    email: text().notNull(),
    network: text().notNull(),
    count: integer().notNull(),
    lastAt: instant('last_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.email, table.network] })],
)

/**
 * A browser that signed in to an account before, by the hash of the id it keeps: strangers who guess don't use up its
 * tries.
 */
export const knownDevice = pgTable(
  'known_device',
  {
    idHash: text('id_hash').notNull(),
    accountId: integer('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.idHash, table.accountId] }),
    index('known_device_account').on(table.accountId),
  ],
)
