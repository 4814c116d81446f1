import { createHash } from 'node:crypto'
import { and, eq, lt, sql } from 'drizzle-orm'
import { json, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { REFUSALS, Refusal } from '../kernel/refusal.ts'
import type { Db } from './database/db.ts'
import { command, given } from './database/statement.ts'
import { endsWithNext } from './database/unit-of-work.ts'

/** What was answered to a repeatable call, by its scope (call and caller) and the caller's key. */
export const requestKey = pgTable(
  'request_key',
  {
    scope: text().notNull(),
    key: text().notNull(),
    questionHash: text('question_hash').notNull(),
    /**
     * Null only inside the transaction of the first call. Not jsonb: the second answer is the first one to the letter.
     */
    answer: json(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.scope, table.key] })],
)

type Repeat = { scope: string; key: string; question: unknown; now: Date }
type StoredAnswer =
  | { value: unknown }
  | {
      refusal: {
        code: keyof typeof REFUSALS
        facts: Refusal['facts']
        fields: Refusal['fields']
        detail?: Refusal['detail']
      }
    }

/**
 * The same key with the same question gets the first answer again, also when that was a refusal by a rule; refuses
 * 'key-reused' for another question. Key, effect and answer are one transaction: whatever breaks, either all of them
 * stand or none, and a repeat finds out which. While the first call runs, others with its key wait for its answer.
 * `work` must do everything on the handle it is given and ask nobody outside.
 */
export const answerOnce = async (db: Db, asked: Repeat, work: (db: Db) => Promise<unknown>): Promise<unknown> => {
  const repeat = { ...asked, questionHash: hashOf(asked.question) }
  const stored = await db
    .transaction(async (tx) => (await claimed(tx, repeat)) ?? keep(tx, repeat, { value: await work(tx) }))
    .catch((error) => keepNo(db, repeat, noOf(error)))
  if ('value' in stored) return stored.value
  const { code, facts, fields, detail } = stored.refusal
  throw new Refusal(code, facts, fields, detail)
}

type Hashed = Repeat & { questionHash: string }

const hashOf = (question: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(question ?? null))
    .digest('base64url')

/** A rule's no is an answer; a fault or an outage is not, and leaves the key free for the next try. */
const noOf = (error: unknown): StoredAnswer => {
  if (!(error instanceof Refusal) || REFUSALS[error.code] >= 500) throw error
  return { refusal: { code: error.code, facts: error.facts, fields: error.fields, detail: error.detail } }
}

const takeKey = command<{ key: string }>(
  'take_key',
  () => sql`INSERT INTO ${requestKey} (scope, key, question_hash, answer, created_at)
    VALUES (${given('scope')}, ${given('key')}, ${given('hash')}, ${given('answer')}::json, ${given('now')}::timestamptz)
    ON CONFLICT DO NOTHING RETURNING key`,
)

/** Takes the key; answers what was answered to it when somebody has it already. */
const claimed = async (db: Db, repeat: Hashed, answer?: StoredAnswer): Promise<StoredAnswer | undefined> => {
  const { scope, key, questionHash, now } = repeat
  const told = answer ? JSON.stringify(answer) : null
  if ((await takeKey(db, { scope, key, hash: questionHash, now, answer: told })).length) return undefined
  const [row] = await db.select().from(requestKey).where(named(scope, key))
  if (row?.questionHash !== questionHash) throw new Refusal('key-reused')
  return row.answer as StoredAnswer
}

/**
 * Keeps a no, by itself: all that the call did is undone already, with its key. Who came with the same key meanwhile
 * was first, and that answer stands.
 */
const keepNo = async (db: Db, repeat: Hashed, no: StoredAnswer): Promise<StoredAnswer> =>
  (await claimed(db, repeat, no)) ?? no

/** The row is there: written so that it is found by its key, also by a plan from when the table was empty. */
const storeAnswer = command(
  'store_answer',
  () => sql`INSERT INTO ${requestKey} (scope, key, question_hash, answer, created_at)
    VALUES (${given('scope')}, ${given('key')}, ${given('hash')}, ${given('answer')}::json, ${given('now')}::timestamptz)
    ON CONFLICT (scope, key) DO UPDATE SET answer = excluded.answer`,
)

const keep = async (tx: Db, { scope, key, questionHash, now }: Hashed, answer: StoredAnswer): Promise<StoredAnswer> => {
  endsWithNext(tx)
  await storeAnswer(tx, { scope, key, hash: questionHash, now, answer: JSON.stringify(answer) })
  return answer
}

const named = (scope: string, key: string) => and(eq(requestKey.scope, scope), eq(requestKey.key, key))

const KEPT_MS = 7 * 86_400_000

/**
 * Forgets answers older than a week: nobody repeats a call after that, and they hold people's data. Answers how many.
 */
export const forgetOldAnswers = async (db: Db, now: Date): Promise<number> =>
  (
    await db
      .delete(requestKey)
      .where(lt(requestKey.createdAt, new Date(now.getTime() - KEPT_MS)))
      .returning({ key: requestKey.key })
  ).length
