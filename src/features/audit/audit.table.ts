import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { instant, key } from '../../platform/database/columns.ts'

/**
 * What people of the agency changed: a row for each row they wrote, noted by triggers (`audit_change`) in the writing
 * transaction. Never changed. What guests and jobs do stands in the histories of reservations, feeds and letters.
 */
export const auditEntry = pgTable(
  'audit_entry',
  {
    id: key(),
    at: instant('at').notNull(),
    /** Null for a job. No reference: a log outlives accounts. */
    accountId: integer('account_id'),
    who: text().notNull(),
    /** The address it came from. */
    ip: text().notNull(),
    /** The call it was part of: what was written at once stands together. */
    requestId: text('request_id').notNull(),
    /** The table, and the key of its row. */
    of: text('of_table').notNull(),
    record: text().notNull(),
    /** What the row was called; '' where it has no name. */
    name: text().notNull(),
    villaId: integer('villa_id'),
    what: text().$type<'created' | 'changed' | 'deleted'>().notNull(),
    /** Column → [old, new]; null = was not there. What is secret is '•'. */
    change: jsonb().$type<Record<string, [unknown, unknown]>>().notNull(),
  },
  (table) => [
    index('audit_entry_record').on(table.of, table.record, table.id),
    index('audit_entry_villa').on(table.villaId, table.id),
    index('audit_entry_account').on(table.accountId, table.id),
    index('audit_entry_at').on(table.at),
  ],
)
