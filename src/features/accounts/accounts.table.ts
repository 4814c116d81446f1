import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { RIGHTS, type Right, type Role } from '../../kernel/caller.ts'
import { instant, key } from '../../platform/database/columns.ts'

export const account = pgTable('account', {
  id: key(),
  role: text().$type<Role>().notNull(),
  /** Lower case. */
  email: text().notNull().unique(),
  /** Empty until somebody who was invited sets one: no password fits it. */
  passwordHash: text('password_hash').notNull(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  phone: text(),
  active: boolean().notNull().default(true),
  createdAt: instant('created_at').notNull(),
  /** What an ADMIN may do beyond what every ADMIN may. */
  rights: text()
    .array()
    .$type<Right[]>()
    .notNull()
    .default([...RIGHTS]),
  lastLoginAt: instant('last_login_at'),
  /** The sealed key of one-time codes; it counts once `totpSince` says since when. */
  totpKey: text('totp_key'),
  totpSince: instant('totp_since'),
  /** The last 30 seconds whose code was used: none is taken twice. */
  totpStep: integer('totp_step').notNull().default(0),
  /** Hashes of the recovery codes that are left. */
  recoveryHashes: text('recovery_hashes').array().notNull().default([]),
  /** Counts what was saved: who saves on top of another version is told so. */
  version: integer().notNull().default(1),
})

/** A link by mail with which somebody sets a password: one press, one account, a time. */
export const accountLink = pgTable(
  'account_link',
  {
    tokenHash: text('token_hash').primaryKey(),
    accountId: integer('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    kind: text().$type<'INVITATION' | 'RESET'>().notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index().on(table.accountId)],
)

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
    /** What the browser calls itself, shortened, and from where it signed in. */
    device: text().notNull().default(''),
    ip: text().notNull().default(''),
    seenAt: instant('seen_at'),
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
