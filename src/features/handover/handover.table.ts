import { sql } from 'drizzle-orm'
import { boolean, date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant, key } from '../../platform/database/columns.ts'
import { reservation } from '../reservations/reservations.table.ts'
import type { Moment, TaskKind } from './handover.shape.ts'

/**
 * What was said of something to be done around a stay. CLEANING, POOL and LINEN are to be done also without a row, once
 * each; OTHER as often as somebody writes it.
 */
export const stayTask = pgTable(
  'stay_task',
  {
    id: key(),
    reservationId: integer('reservation_id')
      .notNull()
      .references(() => reservation.id, { onDelete: 'cascade' }),
    kind: text().$type<TaskKind>().notNull(),
    /** Null = the day that the kind has by itself. */
    day: date({ mode: 'string' }),
    /** Who does it; empty = nobody yet. */
    assignee: text().notNull().default(''),
    note: text().notNull().default(''),
    doneAt: instant('done_at'),
    doneBy: text('done_by').notNull().default(''),
  },
  (table) => [
    index().on(table.day),
    index().on(table.reservationId),
    uniqueIndex('stay_task_once').on(table.reservationId, table.kind).where(sql`kind <> 'OTHER'`),
  ],
)

/** A picture of the house as it was handed over (IN) or taken back (OUT). */
export const stayPhoto = pgTable(
  'stay_photo',
  {
    id: key(),
    reservationId: integer('reservation_id')
      .notNull()
      .references(() => reservation.id, { onDelete: 'cascade' }),
    moment: text().$type<Moment>().notNull(),
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
