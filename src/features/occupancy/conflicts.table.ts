import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/database/columns.ts'
import { closing } from '../availability/availability.table.ts'
import { reservation } from '../reservations/reservations.table.ts'
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
