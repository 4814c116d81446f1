import { date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant, key } from '../../platform/database/columns.ts'
import { account } from '../accounts/accounts.table.ts'
import { villa } from '../villas/villas.table.ts'
import type { ClosingKind, HolderKind } from './calendar.shape.ts'

/**
 * Every taken night of every villa. The primary key is the judge: a night has one holder.
 * `expiresAt` is the end of an option; a night past it counts as free in every read.
 */
export const takenNight = pgTable(
  'taken_night',
  {
    villaId: integer('villa_id')
      .notNull()
      .references(() => villa.id),
    night: date({ mode: 'string' }).notNull(),
    kind: text().$type<HolderKind>().notNull(),
    holderId: integer('holder_id').notNull(),
    expiresAt: instant('expires_at'),
  },
  (table) => [
    primaryKey({ columns: [table.villaId, table.night] }),
    index('taken_night_holder').on(table.kind, table.holderId),
  ],
)

/** Dates that staff or an owner closed by hand. Its nights are in taken_night. */
export const closing = pgTable(
  'closing',
  {
    id: key(),
    villaId: integer('villa_id')
      .notNull()
      .references(() => villa.id),
    from: date('starts_on', { mode: 'string' }).notNull(),
    until: date('ends_before', { mode: 'string' }).notNull(),
    kind: text().$type<ClosingKind>().notNull(),
    note: text().notNull().default(''),
    createdBy: text('created_by').notNull(),
    /** The owner who closed them; null = the agency did. */
    ownerId: integer('owner_id').references(() => account.id),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index().on(table.villaId)],
)
