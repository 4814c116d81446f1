import { and, eq, isNull, ne, or, sql } from 'drizzle-orm'
import { inLanguage, type Language, type Localized } from '../../kernel/language.ts'
import type { Db } from '../../platform/database/db.ts'
import { ask, given, statement } from '../../platform/database/statement.ts'
import { DEFAULT_TEMPLATES, type TemplateKey } from './default-templates.ts'
import type { LetterFacts } from './letter-facts.ts'
import { letter, mailTemplate } from './letters.table.ts'

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
    .where(sql`${letter.id} IN ${due}`)
    .returning()
}

export const markSent = (db: Db, id: number, now: Date) =>
  db
    .update(letter)
    .set({ status: 'sent', sentAt: now, lastError: null })
    .where(and(eq(letter.id, id), eq(letter.status, 'waiting')))

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

/** The staff's own wording of a template in a language, or the built-in one. `active` false = it is not sent. */
export const templateOf = async (
  db: Db,
  key: string,
  language: Language,
): Promise<{ subject: string; body: string; active: boolean }> => {
  const [own] = await db.select().from(mailTemplate).where(eq(mailTemplate.key, key))
  const builtIn: { subject: Localized; body: Localized } | undefined = DEFAULT_TEMPLATES[key as TemplateKey]
  const template = own ?? builtIn
  if (!template) throw new Error(`There is no letter template '${key}'.`)
  return {
    subject: inLanguage(template.subject, language),
    body: inLanguage(template.body, language),
    active: own?.active ?? true,
  }
}
