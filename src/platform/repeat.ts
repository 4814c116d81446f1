import { createHash } from 'node:crypto'
import { and, eq, lt, sql } from 'drizzle-orm'
import { jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { REFUSALS, Refusal } from '../kernel/refusal.ts'
import type { Db } from './db.ts'

/** What was answered to a repeatable call, by its scope (call and caller) and the caller's key. */
export const requestKey = pgTable(
  'request_key',
  {
    scope: text().notNull(),
    key: text().notNull(),
    questionHash: text('question_hash').notNull(),
    /** Null while the first call is still being worked on. */
    answer: jsonb(),
    leasedUntil: timestamp('leased_until', { withTimezone: true }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.scope, table.key] })],
)

type Repeat = { scope: string; key: string; question: unknown; now: Date }
type Kept =
  | { value: unknown }
  | { refusal: { code: keyof typeof REFUSALS; facts: Refusal['facts']; fields: Refusal['fields']; detail?: Refusal['detail'] } }
const LEASE_MS = 30_000

/**
 * The same key with the same question gets the first answer again, also when that was a refusal by a rule.
 * Refuses 'key-reused' for another question and 'request-in-flight' while the first call still runs.
 */
export const answerOnce = async (db: Db, repeat: Repeat, work: () => Promise<unknown>): Promise<unknown> => {
  const questionHash = createHash('sha256')
    .update(JSON.stringify(repeat.question ?? null))
    .digest('base64url')
  const earlier = await claim(db, repeat, questionHash)
  if (earlier) return replay(earlier)
  const here = and(eq(requestKey.scope, repeat.scope), eq(requestKey.key, repeat.key))
  const keep = (answer: Kept) => db.update(requestKey).set({ answer }).where(here)
  try {
    const value = await work()
    await keep({ value })
    return value
  } catch (error) {
    // A rule's no is an answer; a fault or an outage is not, and leaves the key free for the next try.
    if (error instanceof Refusal && REFUSALS[error.code] < 500)
      await keep({ refusal: { code: error.code, facts: error.facts, fields: error.fields, detail: error.detail } })
    else
      await db
        .delete(requestKey)
        .where(here)
        .catch(() => undefined)
    throw error
  }
}

const claim = async (db: Db, { scope, key, now }: Repeat, questionHash: string): Promise<Kept | undefined> => {
  const leasedUntil = new Date(now.getTime() + LEASE_MS)
  const [mine] = await db
    .insert(requestKey)
    .values({ scope, key, questionHash, leasedUntil, createdAt: now })
    .onConflictDoUpdate({
      target: [requestKey.scope, requestKey.key],
      set: { leasedUntil },
      setWhere: and(sql`${requestKey.answer} IS NULL`, lt(requestKey.leasedUntil, now), eq(requestKey.questionHash, questionHash)),
    })
    .returning({ key: requestKey.key })
  if (mine) return undefined
  const [row] = await db
    .select()
    .from(requestKey)
    .where(and(eq(requestKey.scope, scope), eq(requestKey.key, key)))
  if (row && row.questionHash !== questionHash) throw new Refusal('key-reused')
  if (!row?.answer) throw new Refusal('request-in-flight', { seconds: 1 })
  return row.answer as Kept
}

const replay = (kept: Kept): unknown => {
  if ('value' in kept) return kept.value
  const { code, facts, fields, detail } = kept.refusal
  throw new Refusal(code, facts, fields, detail)
}

const KEPT_MS = 7 * 86_400_000

/** Forgets answers older than a week: nobody repeats a call after that, and they hold people's data. Answers how many. */
export const forgetOldAnswers = async (db: Db, now: Date): Promise<number> =>
  (
    await db
      .delete(requestKey)
      .where(lt(requestKey.createdAt, new Date(now.getTime() - KEPT_MS)))
      .returning({ key: requestKey.key })
  ).length
