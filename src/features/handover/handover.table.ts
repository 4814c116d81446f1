import { boolean, date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant, key } from '../../platform/database/columns.ts'
import { reservation } from '../reservations/reservations.table.ts'

export const TASK_KINDS = ['CLEANING', 'POOL', 'LINEN', 'OTHER'] as const
export type TaskKind = (typeof TASK_KINDS)[number]

/** Something to be done around a stay: one of each kind, but as many others as there are. */
export const stayTask = pgTable(
  'stay_task',
  {
    id: key(),
    reservationId: integer('reservation_id')
      .notNull()
      .references(() => reservation.id, { onDelete: 'cascade' }),
    kind: text().$type<TaskKind>().notNull(),
    day: date({ mode: 'string' }).notNull(),
    /** Who does it; empty = nobody yet. */
    assignee: text().notNull().default(''),
    note: text().notNull().default(''),
    doneAt: instant('done_at'),
    doneBy: text('done_by').notNull().default(''),
  },
  (table) => [index().on(table.day), index().on(table.reservationId)],
)

/** A picture of the house as it was handed over (IN) or taken back (OUT). */
export const stayPhoto = pgTable(
  'stay_photo',
  {
    id: key(),
    reservationId: integer('reservation_id')
      .notNull()
      .references(() => reservation.id, { onDelete: 'cascade' }),
    moment: text().$type<'IN' | 'OUT'>().notNull(),
    /** Under a name that no public address serves. */
    file: text().notNull(),
    at: instant('at').notNull(),
    by: text('taken_by').notNull(),
  },
  (table) => [index().on(table.reservationId)],
)

/** A day’s list under a link without login: for one person, until the day is over. */
export const handoverLink = pgTable(
  'handover_link',
  {
    id: key(),
    tokenHash: text('token_hash').notNull(),
    /** Who carries it: what is done over it is written to this name. */
    carrier: text().notNull(),
    fromDay: date('from_day', { mode: 'string' }).notNull(),
    toDay: date('to_day', { mode: 'string' }).notNull(),
    /** Empty = every villa. */
    townIds: integer('town_ids').array().notNull().default([]),
    active: boolean().notNull().default(true),
    createdAt: instant('created_at').notNull(),
    createdBy: text('created_by').notNull(),
  },
  (table) => [uniqueIndex('handover_link_token').on(table.tokenHash)],
)
