import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant, key } from '../../platform/database/columns.ts'
import { account } from '../accounts/accounts.table.ts'
import type { OwnerKind, SecretField } from './owner.shape.ts'

/** Whom villas belong to, whether or not anybody of them signs in. Numbers that identify are sealed (0039). */
export const owner = pgTable(
  'owner',
  {
    id: key(),
    kind: text().$type<OwnerKind>().notNull(),
    firstName: text('first_name').notNull().default(''),
    lastName: text('last_name').notNull().default(''),
    /** The name of a company as it is registered. */
    title: text().notNull().default(''),
    /** What it is called in lists. */
    name: text()
      .notNull()
      .generatedAlwaysAs(sql`CASE WHEN kind = 'company' THEN title ELSE first_name || ' ' || last_name END`),
    /** A person's TCKN, a company's VKN: sealed. */
    taxNo: text('tax_no'),
    /** The keyed hash of that number: one number, one record. */
    taxNoHash: text('tax_no_hash').unique(),
    taxOffice: text('tax_office').notNull().default(''),
    /** Sealed. */
    iban: text(),
    /** E.164. */
    phone: text().notNull().default(''),
    email: text().notNull().default(''),
    address: text().notNull().default(''),
    /** Hundredths of a percent of a stay's total: 1850 = 18.5 %. */
    commission: integer().notNull().default(0),
    notes: text().notNull().default(''),
    /** Counts what was saved: who saves on top of another version is told so. */
    version: integer().notNull().default(1),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index().on(table.name)],
)

/** Who signs in for whom: a login sees the villas of all its owners. */
export const ownerLogin = pgTable(
  'owner_login',
  {
    ownerId: integer('owner_id')
      .notNull()
      .references(() => owner.id, { onDelete: 'cascade' }),
    accountId: integer('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.accountId] }), index().on(table.accountId)],
)

/** Who has read a sealed number, and when. */
export const secretRead = pgTable(
  'secret_read',
  {
    id: key(),
    ownerId: integer('owner_id')
      .notNull()
      .references(() => owner.id, { onDelete: 'cascade' }),
    field: text().$type<SecretField>().notNull(),
    who: text().notNull(),
    at: instant('at').notNull(),
  },
  (table) => [index().on(table.ownerId)],
)
