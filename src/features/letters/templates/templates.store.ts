import { eq, sql } from 'drizzle-orm'
import { inLanguage, type Language, type Localized } from '../../../kernel/language.ts'
import type { Db } from '../../../platform/database/db.ts'
import { mailTemplate } from '../letters.table.ts'
import type { Wording } from '../text/render-letter.ts'
import { builtIn, isTemplateKey, TEMPLATE_KEYS, type TemplateKey } from './default-templates.ts'
import { LETTER_KINDS } from './letter-kinds.ts'
import type { Template } from './parts.ts'

/** A letter as staff have it now. `own` = they worded it themselves; `days` only for reminders. */
export type StaffTemplate = {
  key: TemplateKey
  subject: Localized | null
  body: Localized | null
  chat: Localized | null
  active: boolean
  days: number | null
  version: number
  own: boolean
  changedBy: string
  changedAt: Date | null
}

type Row = typeof mailTemplate.$inferSelect

/** Every letter, in the order in which staff read them. */
export const allTemplates = async (db: Db): Promise<StaffTemplate[]> => {
  const rows = new Map((await db.select().from(mailTemplate)).map((row) => [row.key, row]))
  return TEMPLATE_KEYS.map((key) => withOwn(key, rows.get(key)))
}

export const templateByKey = async (db: Db, key: TemplateKey): Promise<StaffTemplate> =>
  withOwn(key, (await db.select().from(mailTemplate).where(eq(mailTemplate.key, key)))[0])

/** One as above, so that nobody else changes it before this transaction ends. */
export const templateUnderLock = async (tx: Db, key: TemplateKey): Promise<StaffTemplate> => {
  await tx.insert(mailTemplate).values({ key, version: 0 }).onConflictDoNothing()
  return withOwn(key, (await tx.select().from(mailTemplate).where(eq(mailTemplate.key, key)).for('update'))[0])
}

type Change = Partial<Omit<typeof mailTemplate.$inferInsert, 'key' | 'version'>>

/** Writes what changed, under the lock, as the next version. */
export const writeTemplate = (tx: Db, key: TemplateKey, change: Change) =>
  tx
    .update(mailTemplate)
    .set({ ...change, version: sql`${mailTemplate.version} + 1` })
    .where(eq(mailTemplate.key, key))

/** A mail in one language as it would go out now. `active` false = it is not sent. */
export const mailOf = async (
  db: Db,
  key: string,
  language: Language,
): Promise<{ wording: Wording; active: boolean }> => {
  if (!isTemplateKey(key)) throw new Error(`There is no letter template '${key}'.`)
  const { subject, body, active } = await templateByKey(db, key)
  if (!subject || !body) throw new Error(`'${key}' is no mail.`)
  return { wording: { subject: inLanguage(subject, language), body: inLanguage(body, language) }, active }
}

/** The texts for WhatsApp of these letters, by key. */
export const chatsOf = async (
  db: Db,
  keys: readonly TemplateKey[],
  language: Language,
): Promise<Map<TemplateKey, string>> => {
  const all = await allTemplates(db)
  const asked = all.filter(({ key, chat }) => chat && keys.includes(key))
  return new Map(asked.map(({ key, chat }) => [key, chat ? inLanguage(chat, language) : '']))
}

const withOwn = (key: TemplateKey, stored: Row | undefined): StaffTemplate => {
  // what was worded before a letter was fixed counts no more
  const row = stored && LETTER_KINDS[key].fixed ? { ...stored, subject: null, body: null, chat: null } : stored
  const standard: Template = builtIn(key)
  return {
    key,
    subject: row?.subject ?? standard.subject ?? null,
    body: row?.body ?? standard.body ?? null,
    chat: row?.chat ?? standard.chat ?? null,
    active: row?.active ?? true,
    days: row?.days ?? LETTER_KINDS[key].reminder?.days ?? null,
    version: row?.version ?? 0,
    own: Boolean(row?.subject || row?.body || row?.chat || (row?.days !== undefined && row.days !== null)),
    changedBy: row?.changedBy ?? '',
    changedAt: row?.changedAt ?? null,
  }
}
