import { and, desc, eq, isNull, lt, lte, sql } from 'drizzle-orm'
import { addDays, type Day } from '../../../kernel/day.ts'
import type { Db } from '../../../platform/database/db.ts'
import { alert } from '../money/ledger.table.ts'
import { heldShare } from './held-share.table.ts'
import { type HeldShare, shareOf } from './held-share.ts'

const LOOK_AHEAD_DAYS = 365

/**
 * The nights of the next twelve months that active villas have a price for and nobody has firmly, and those of them
 * that guests hold without payment.
 */
export const heldNow = async (db: Db, today: Day, now: Date): Promise<HeldShare> => {
  const until = addDays(today, LOOK_AHEAD_DAYS)
  const { rows } = await db.execute<{ priced: string; firm: string; held: string }>(sql`
    SELECT
      (SELECT coalesce(sum(least(s.ends_before, ${until}::date) - greatest(s.starts_on, ${today}::date)), 0)
         FROM season s JOIN villa v ON v.id = s.villa_id
        WHERE v.active AND s.ends_before > ${today} AND s.starts_on < ${until}) AS priced,
      (SELECT count(*) FROM taken_night t JOIN villa v ON v.id = t.villa_id
        WHERE v.active AND t.night >= ${today} AND t.night < ${until} AND t.kind <> 'option') AS firm,
      (SELECT count(*) FROM taken_night t JOIN reservation r ON r.id = t.holder_id
        WHERE t.kind = 'option' AND t.night >= ${today} AND t.night < ${until} AND t.expires_at > ${now} AND r.source = 'web'
          AND coalesce((SELECT sum(amount) FROM ledger_entry WHERE reservation_id = r.id), 0) <= 0) AS held`)
  const [row] = rows
  const [priced, firm, held] = [Number(row?.priced ?? 0), Number(row?.firm ?? 0), Number(row?.held ?? 0)]
  return { held, sellable: Math.max(0, priced - firm) }
}

const HOUR_MS = 3_600_000
const KEPT_MS = 24 * HOUR_MS

/** Keeps what was found now and forgets what is older than a day. */
export const keepHeld = async (db: Db, found: HeldShare, now: Date): Promise<void> => {
  await db
    .insert(heldShare)
    .values({ at: now, ...found })
    .onConflictDoNothing()
  await db.delete(heldShare).where(lt(heldShare.at, new Date(now.getTime() - KEPT_MS)))
}

/** The lowest share of the last hour; after a longer silence the last one before it; undefined when there is none. */
export const lowestHeld = async (db: Db, now: Date): Promise<number | undefined> => {
  const rows = await db.select().from(heldShare).where(lte(heldShare.at, now)).orderBy(desc(heldShare.at))
  const recent = rows.filter(({ at }) => at.getTime() >= now.getTime() - HOUR_MS)
  const shares = (recent.length ? recent : rows.slice(0, 1)).map(shareOf)
  return shares.length ? Math.min(...shares) : undefined
}

/** Closes the alerts about a jump: it is over. */
export const closeHeldAlerts = (db: Db, now: Date) =>
  db
    .update(alert)
    .set({ resolvedAt: now })
    .where(and(eq(alert.kind, 'held-share'), isNull(alert.resolvedAt)))
