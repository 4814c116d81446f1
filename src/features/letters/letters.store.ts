import { and, eq, gt, inArray, isNull, ne, or, sql } from 'drizzle-orm'
import { inLanguage, type Language, type Localized } from '../../kernel/language.ts'
import type { Db } from '../../platform/database/db.ts'
import { DEFAULT_TEMPLATES, type TemplateKey } from './default-templates.ts'
import type { LetterFacts } from './letter-facts.ts'
import { letter, mailTemplate } from './letters.table.ts'

export type Letter = typeof letter.$inferSelect
type NewLetter = {
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
export const postLetter = async (tx: Db, { now, limit, ...row }: NewLetter): Promise<void> => {
  if (!row.recipient) return
  const dropped = limit && (await lettersOfDay(tx, row.recipient, limit.of, now)) >= limit.most
  await tx
    .insert(letter)
    .values({
      ...row,
      createdAt: now,
      nextAttemptAt: now,
      ...(dropped && { status: 'dropped', lastError: DAILY_LIMIT }),
    })
    .onConflictDoNothing()
}

const DAY_MS = 86_400_000

const lettersOfDay = (tx: Db, recipient: string, templates: readonly TemplateKey[], now: Date): Promise<number> =>
  tx.$count(
    letter,
    and(
      eq(letter.recipient, recipient),
      gt(letter.createdAt, new Date(now.getTime() - DAY_MS)),
      inArray(letter.template, [...templates]),
      or(ne(letter.status, 'dropped'), isNull(letter.lastError), ne(letter.lastError, DAILY_LIMIT)),
    ),
  )

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
