import { and, eq, isNull, ne, notInArray, or, sql } from 'drizzle-orm'
import type { Language } from '../../kernel/language.ts'
import type { Db } from '../../platform/database/db.ts'
import { ask, given, statement } from '../../platform/database/statement.ts'
import type { LetterFacts } from './letter-facts.ts'
import { letter } from './letters.table.ts'
import type { TemplateKey } from './templates/default-templates.ts'
import type { Rendered } from './text/render-letter.ts'

export type Letter = typeof letter.$inferSelect
export type NewLetter = {
  template: TemplateKey
  recipient: string
  language: Language
  facts: LetterFacts
  reservationId?: number
  onceKey: string
  now: Date
  /**
   * At most so many letters a day of these templates to this recipient; those beyond are kept as dropped. Absent = as
   * many as there are.
   */
  limit?: { most: number; of: readonly TemplateKey[] }
}

export const DAILY_LIMIT = 'daily-limit'

/**
 * Puts a letter into the outbox, in the transaction that causes it. The same `onceKey` a second time changes nothing;
 * nobody to write to writes nothing.
 */
export const postLetter = async (tx: Db, posted: NewLetter): Promise<void> => {
  const { recipient, limit, now } = posted
  if (!recipient) return
  const [row] = limit ? (await lettersToday(tx, { recipient, of: JSON.stringify(limit.of), now })).counts : []
  await tx
    .insert(letter)
    .values(letterRow(posted, row?.count ?? 0))
    .onConflictDoNothing()
}

export type NewLetterRow = ReturnType<typeof letterRow>

/** The row of a letter; dropped where so many of its kind went to its recipient within a day. */
export const letterRow = ({ now, limit, reservationId, ...row }: NewLetter, today: number) => {
  const dropped = limit !== undefined && today >= limit.most
  return {
    ...row,
    reservationId,
    createdAt: now,
    nextAttemptAt: now,
    status: dropped ? ('dropped' as const) : ('waiting' as const),
    lastError: dropped ? DAILY_LIMIT : null,
  }
}

/** The columns that `letterRow` fills. */
export const LETTER_COLUMNS = [
  'template',
  'recipient',
  'language',
  'facts',
  'reservationId',
  'onceKey',
  'status',
  'nextAttemptAt',
  'lastError',
  'createdAt',
] as const satisfies (keyof NewLetterRow)[]

/** How many letters of the templates `of` (JSON) went to a recipient within a day. */
export const lettersTodayQuestion = () =>
  ask
    .select({ count: sql<number>`count(*)::int` })
    .from(letter)
    .where(
      and(
        eq(letter.recipient, given('recipient')),
        sql`${letter.createdAt} > ${given('now')}::timestamptz - interval '1 day'`,
        sql`${letter.template} = ANY (ARRAY(SELECT json_array_elements_text(${given('of')}::json)))`,
        or(ne(letter.status, 'dropped'), isNull(letter.lastError), ne(letter.lastError, DAILY_LIMIT)),
      ),
    )

const lettersToday = statement('letters_today', () => ({ counts: lettersTodayQuestion() }))

const LEASE = sql`interval '2 minutes'`

/** Takes letters that are due, so that no other process sends them meanwhile. */
export const takeDueLetters = async (db: Db, now: Date, count: number): Promise<Letter[]> => {
  const due = sql`(SELECT id FROM letter WHERE status = 'waiting' AND next_attempt_at <= ${now} ORDER BY next_attempt_at, id LIMIT ${count} FOR UPDATE SKIP LOCKED)`
  return db
    .update(letter)
    .set({ attempts: sql`${letter.attempts} + 1`, nextAttemptAt: sql`${now}::timestamptz + ${LEASE}` })
    .where(sql`${letter.id} = ANY (ARRAY ${due})`)
    .returning()
}

/** As a status that it is not: so it is found by its number, not among all that wait. */
const isWaiting = notInArray(letter.status, ['sent', 'failed', 'dropped'])

/** `rendered` is kept: staff read what really went out, whatever becomes of the wording. */
export const markSent = (db: Db, id: number, rendered: Rendered, now: Date) =>
  db
    .update(letter)
    .set({ status: 'sent', sentAt: now, lastError: null, rendered })
    .where(and(eq(letter.id, id), isWaiting))

export const markDropped = (db: Db, id: number, why: string) =>
  db.update(letter).set({ status: 'dropped', lastError: why }).where(eq(letter.id, id))

/** Notes a failed attempt: tried again at `nextAttemptAt`, or given up when there is none. */
export const markFailed = (db: Db, id: number, lastError: string, nextAttemptAt: Date | null) =>
  db
    .update(letter)
    .set(nextAttemptAt ? { lastError, nextAttemptAt } : { lastError, status: 'failed' })
    .where(eq(letter.id, id))

export const letterById = async (db: Db, id: number): Promise<Letter | undefined> =>
  (await db.select().from(letter).where(eq(letter.id, id)))[0]

type WrittenLetter = Pick<NewLetter, 'template' | 'recipient' | 'language' | 'onceKey' | 'now'> & { rendered: Rendered }

/** Puts a mail into the outbox that is written already: a trial that somebody of the staff sends to themselves. */
export const postTrial = (db: Db, trial: WrittenLetter) => postWritten(db, [{ ...trial, facts: {} }])

/** Puts mails into the outbox that are written already; one whose `onceKey` is there changes nothing. */
export const postWritten = async (
  db: Db,
  letters: (WrittenLetter & { facts: LetterFacts; newsletterId?: number })[],
): Promise<void> => {
  if (letters.length === 0) return
  const rows = letters.map(({ now, ...row }) => ({ ...row, createdAt: now, nextAttemptAt: now }))
  await db.insert(letter).values(rows).onConflictDoNothing()
}
