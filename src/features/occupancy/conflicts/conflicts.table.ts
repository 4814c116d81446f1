import { date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant, key } from '../../../platform/database/columns.ts'
import { closing } from '../../availability/availability.table.ts'
import { reservation } from '../../reservations/reservations.table.ts'
import { villa } from '../../villas/villas.table.ts'
import type { ConflictWay } from './conflicts.shape.ts'

/**
 * What staff decided about an event of a foreign calendar and a reservation that want the same nights. The conflict
 * itself is derived; a decision goes with its event.
 */
export const conflictDecision = pgTable(
  'conflict_decision',
  {
    closingId: integer('closing_id')
      .notNull()
      .references(() => closing.id, { onDelete: 'cascade' }),
    reservationId: integer('reservation_id')
      .notNull()
      .references(() => reservation.id),
    way: text().$type<ConflictWay>().notNull(),
    decidedBy: text('decided_by').notNull(),
    decidedAt: instant('decided_at').notNull(),
    /** From when on it is open again, if the foreign calendar still has the event; null = never. */
    remindAt: instant('remind_at'),
  },
  (table) => [
    primaryKey({ columns: [table.closingId, table.reservationId] }),
    index('conflict_decision_reservation').on(table.reservationId),
  ],
)

/** What was decided about conflicts, for good: who, when, how. It stays when both sides are gone. */
export const settledConflict = pgTable(
  'settled_conflict',
  {
    id: key(),
    villaId: integer('villa_id')
      .notNull()
      .references(() => villa.id, { onDelete: 'cascade' }),
    reservationId: integer('reservation_id')
      .notNull()
      .references(() => reservation.id),
    /** The calendar it was with, as it was called then. */
    feed: text().notNull(),
    from: date('starts_on', { mode: 'string' }).notNull(),
    until: date('ends_before', { mode: 'string' }).notNull(),
    way: text().$type<ConflictWay>().notNull(),
    decidedBy: text('decided_by').notNull(),
    decidedAt: instant('decided_at').notNull(),
  },
  (table) => [index().on(table.reservationId), index('settled_conflict_villa').on(table.villaId)],
)
