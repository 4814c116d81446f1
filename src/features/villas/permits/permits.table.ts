import { date, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant, key } from '../../../platform/database/columns.ts'
import { villa } from '../villas.table.ts'
import type { PaperType, PermitFinding, PermitKind, PermitState } from './permit.shape.ts'

/** The paper by which a villa may be let; a villa without one has no row. Its number is what guests see. */
export const permit = pgTable(
  'permit',
  {
    villaId: integer('villa_id')
      .primaryKey()
      .references(() => villa.id, { onDelete: 'cascade' }),
    number: text().notNull(),
    kind: text().$type<PermitKind>().notNull(),
    state: text().$type<PermitState>().notNull().default('waiting'),
    checkedAt: instant('checked_at'),
    checkedBy: text('checked_by'),
    /** The last day it is good for; absent when it has no end. */
    validUntil: date('valid_until', { mode: 'string' }),
    /** As on the paper. */
    holder: text().notNull().default(''),
    address: text().notNull().default(''),
    rooms: integer(),
    beds: integer(),
    /** Where the scanned paper is: an https address. */
    document: text().notNull().default(''),
    /** The paper itself, as it was sent: its file, and of which kind it is. */
    file: text(),
    fileType: text('file_type').$type<PaperType>(),
    /** When its end took the villa off the site; null again once the permit is good. */
    takenOffAt: instant('taken_off_at'),
    version: integer().notNull().default(1),
  },
  (table) => [index().on(table.number)],
)

/** Every look at the Ministry's page, and what it said. */
export const permitCheck = pgTable(
  'permit_check',
  {
    id: key(),
    villaId: integer('villa_id')
      .notNull()
      .references(() => villa.id, { onDelete: 'cascade' }),
    number: text().notNull(),
    state: text().$type<PermitFinding>().notNull(),
    at: instant('at').notNull(),
    who: text().notNull(),
  },
  (table) => [index().on(table.villaId)],
)
