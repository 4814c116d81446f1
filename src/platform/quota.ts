import { createHash } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { Refusal } from '../kernel/refusal.ts'
import { instant } from './database/columns.ts'
import type { Db } from './database/db.ts'
import { command, given } from './database/statement.ts'

/**
 * How much of a limited thing somebody has used until when. Every process counts here; the keys are hashes, nobody’s
 * data.
 */
export const quota = pgTable('quota', {
  key: text().primaryKey(),
  used: integer().notNull(),
  until: instant('until').notNull(),
})

/** At most `most` of something in so many seconds for one somebody; one time costs `cost` (1 when absent). */
export type Want = { of: string; whose: string; most: number; seconds: number; cost?: number }

/** The counting as the product has it; switched off it lets everything pass. */
export type Quota = {
  on: boolean
  /**
   * Spends from every want at once; refuses 'too-many' with the seconds to wait when one of them has run out. Never
   * inside a transaction.
   */
  spend(wants: Want[], now: Date): Promise<void>
  giveBack(wants: Want[]): Promise<void>
}

export const openQuota = (db: Db, on: boolean): Quota => ({
  on,
  async spend(wants, now) {
    const seconds = on ? await spend(db, wants, now) : null
    if (seconds !== null) throw new Refusal('too-many', { seconds })
  },
  async giveBack(wants) {
    if (on) await giveBack(db, wants)
  },
})

const keyOf = ({ of, whose }: Want): string =>
  `${of}:${createHash('sha256').update(whose).digest('base64url').slice(0, 24)}`
const MOST_COUNTED = 1_000_000

const isOver = sql`quota.until <= ${given('now')}::timestamptz`

/** Spends what `rows` name (JSON), in the order of their keys. */
const spendAll = command<{ key: string; used: number; until: string }>(
  'spend_quota',
  () => sql`INSERT INTO ${quota} (key, used, until)
    SELECT key, used, until FROM json_to_recordset(${given('rows')}::json) AS want (key text, used int, until timestamptz)
    ORDER BY key
    ON CONFLICT (key) DO UPDATE SET
      used = CASE WHEN ${isOver} THEN excluded.used ELSE least(quota.used + excluded.used, ${sql.raw(String(MOST_COUNTED))}) END,
      until = CASE WHEN ${isOver} THEN excluded.until ELSE quota.until END
    RETURNING key, used, until`,
)

const rowsOf = (wanted: Map<string, Want>, now: Date): string =>
  JSON.stringify(
    [...wanted].map(([key, { cost = 1, seconds }]) => ({
      key,
      used: cost,
      until: new Date(now.getTime() + seconds * 1000),
    })),
  )

/**
 * Spends from every want in one statement, also past its end, and answers the seconds to wait, or null when all had
 * enough. The rows are locked in the order of their keys until the transaction ends, so two that want the same never
 * wait for each other in a ring.
 */
export const spend = async (db: Db, wants: Want[], now: Date): Promise<number | null> => {
  const wanted = new Map(wants.map((want) => [keyOf(want), want]))
  if (wanted.size === 0) return null
  const spent = await spendAll(db, { rows: rowsOf(wanted, now), now })
  const waits = spent
    .filter(({ key, used }) => used > (wanted.get(key)?.most ?? 0))
    .map(({ until }) => Math.ceil((new Date(until).getTime() - now.getTime()) / 1000))
  return waits.length ? Math.max(1, ...waits) : null
}

const giveBack = async (db: Db, wants: Want[]): Promise<void> => {
  for (const want of wants)
    await db
      .update(quota)
      .set({ used: sql`greatest(${quota.used} - ${want.cost ?? 1}, 0)` })
      .where(eq(quota.key, keyOf(want)))
}

const DROPPED_AT_ONCE = 10_000

/** Drops counts that are over; what somebody locks right now waits for the next time. Answers how many. */
export const dropOldQuotas = async (db: Db, now: Date): Promise<number> => {
  const over = sql`(SELECT key FROM quota WHERE until <= ${now} ORDER BY key LIMIT ${DROPPED_AT_ONCE} FOR UPDATE SKIP LOCKED)`
  return (await db.delete(quota).where(sql`${quota.key} IN ${over}`).returning({ key: quota.key })).length
}
