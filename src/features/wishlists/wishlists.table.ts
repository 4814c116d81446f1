import { boolean, date, foreignKey, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant, key } from '../../platform/database/columns.ts'
import { villa } from '../villas/villas.table.ts'

/** Villas that a visitor sends to others under a link; nobody's account, so only who has the link knows of it. */
export const wishlist = pgTable(
  'wishlist',
  {
    id: key(),
    tokenHash: text('token_hash').notNull().unique(),
    checkIn: date('check_in', { mode: 'string' }),
    checkOut: date('check_out', { mode: 'string' }),
    guests: integer(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('wishlist_expires').on(table.expiresAt)],
)

export const wishlistVilla = pgTable(
  'wishlist_villa',
  {
    wishlistId: integer('wishlist_id')
      .notNull()
      .references(() => wishlist.id, { onDelete: 'cascade' }),
    villaId: integer('villa_id')
      .notNull()
      .references(() => villa.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.wishlistId, table.villaId] }), index().on(table.villaId)],
)

/** What somebody says of a villa of a list, by a first name alone: one vote a name and villa. */
export const wishlistVote = pgTable(
  'wishlist_vote',
  {
    wishlistId: integer('wishlist_id').notNull(),
    villaId: integer('villa_id').notNull(),
    nameFolded: text('name_folded').notNull(),
    name: text().notNull(),
    up: boolean().notNull(),
    said: text().notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.wishlistId, table.villaId, table.nameFolded] }),
    foreignKey({
      name: 'wishlist_vote_villa',
      columns: [table.wishlistId, table.villaId],
      foreignColumns: [wishlistVilla.wishlistId, wishlistVilla.villaId],
    }).onDelete('cascade'),
  ],
)
