import { type SQL, sql } from 'drizzle-orm'

/** What the guest still owes of a stay that didn’t fall through, as SQL: `balanceOf`; below 0 where too much came. */
export const BALANCE: SQL<number> = sql<number>`(reservation.total + coalesce((SELECT sum(CASE kind
    WHEN 'charge' THEN amount WHEN 'write-off' THEN -amount WHEN 'payment' THEN -amount WHEN 'refund' THEN -amount END)
  FROM ledger_entry WHERE ledger_entry.reservation_id = reservation.id), 0))::int`
