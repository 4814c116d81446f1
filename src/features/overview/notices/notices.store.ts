import { type SQL, sql } from 'drizzle-orm'
import { addDays, type Day, instantInIstanbul } from '../../../kernel/day.ts'
import type { Currency, Minor } from '../../../kernel/money.ts'
import type { Db } from '../../../platform/database/db.ts'
import { noticeSeen } from './notices.table.ts'

export const MOST_NOTICES = 30

export type NoticeRow = {
  kind: 'booking' | 'payment' | 'message' | 'wish'
  row: number
  id: number
  name: string
  about: string
  sum: Minor | null
  currency: Currency | null
  at: Date
}

const newest = (select: SQL, order: SQL): SQL => sql`(${select} ORDER BY ${order} DESC LIMIT ${MOST_NOTICES})`

const STAY = sql`reservation r JOIN villa v ON v.id = r.villa_id`

/** News are a fortnight old at most: so each kind is found by its own index. */
const NEWS_DAYS = 14

/** What came in last without anybody of the agency. */
const partsSince = (since: Day) => [
  newest(
    sql`SELECT 'booking' AS kind, r.id AS row, r.id, r.guest_name AS name, v.name AS about, r.total AS sum, r.currency, r.created_at AS at
      FROM ${STAY} WHERE r.created_by = '@guest' AND r.created_at >= ${instantInIstanbul(since, '00:00')}`,
    sql`r.created_at`,
  ),
  newest(
    sql`SELECT 'payment', e.id, r.id, r.guest_name, v.name, e.amount, e.currency, e.at
      FROM ledger_entry e JOIN reservation r ON r.id = e.reservation_id JOIN villa v ON v.id = r.villa_id
      WHERE e.kind = 'payment' AND e.amount > 0 AND e.who IN ('@guest', '@card-provider')
        AND e.value_date >= ${since}`,
    sql`e.id`,
  ),
  newest(
    sql`SELECT 'wish', a.id, r.id, r.guest_name, a.kind, NULL, NULL, a.created_at
      FROM alert a JOIN reservation r ON r.id = a.reservation_id
      WHERE a.resolved_at IS NULL AND a.kind IN ('guest-wrote', 'date-wish', 'guest-receipt')`,
    sql`a.id`,
  ),
  newest(
    sql`SELECT 'message', m.id, m.id, m.name, left(m.message, 80), NULL, NULL, m.created_at FROM contact_message m`,
    sql`m.id`,
  ),
]

/** The newest of each kind, and until when this person has seen them; who never looked has seen the time before. */
export const noticeRows = async (
  db: Db,
  accountId: number,
  today: Day,
): Promise<{ rows: NoticeRow[]; seenAt: Date }> => {
  const { rows } = await db.execute<Omit<NoticeRow, 'at'> & { at: string; seen: string }>(sql`SELECT n.*,
    coalesce((SELECT seen_at FROM notice_seen WHERE account_id = ${accountId}),
      (SELECT created_at FROM account WHERE id = ${accountId})) AS seen
    FROM (${sql.join(partsSince(addDays(today, -NEWS_DAYS)), sql` UNION ALL `)}) AS n ORDER BY at DESC LIMIT ${MOST_NOTICES}`)
  const seenAt = new Date(rows[0]?.seen ?? 0)
  return { seenAt, rows: rows.map(({ sum, at, ...row }) => ({ ...row, sum: sum && Number(sum), at: new Date(at) })) }
}

/** Never back to an earlier time. */
export const writeSeen = (db: Db, accountId: number, seenAt: Date) =>
  db
    .insert(noticeSeen)
    .values({ accountId, seenAt })
    .onConflictDoUpdate({
      target: noticeSeen.accountId,
      set: { seenAt: sql`greatest(${noticeSeen.seenAt}, excluded.seen_at)` },
    })
