import { actorName, type Staff } from '../../../kernel/caller.ts'
import type { FieldFault } from '../../../kernel/field-faults.ts'
import { LANGUAGES, type Localized } from '../../../kernel/language.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import type { Act } from '../../../platform/act.ts'
import { wordsIn } from '../text/letter-text.ts'
import { builtIn, type TemplateKey } from './default-templates.ts'
import { LETTER_KINDS } from './letter-kinds.ts'
import { type StaffTemplate, templateByKey, templateUnderLock, writeTemplate } from './templates.store.ts'
import { templateView } from './templates.view.ts'

type Saving = Act<unknown, Staff>
/** What staff word a letter with. */
export type Worded = {
  subject?: Localized | undefined
  body?: Localized | undefined
  chat?: Localized | undefined
  days?: number | undefined
}

/**
 * Words a letter anew. Refuses 'edited-meanwhile' with what it says now for another version than it has, 'malformed'
 * field by field: a text that is missing, days of what is no reminder, a word that the letter may not name; 'invalid'
 * for a fixed letter.
 */
export const saveTemplate = (act: Saving, key: TemplateKey, { version, ...worded }: Worded & { version: number }) => {
  if (LETTER_KINDS[key].fixed) throw new Refusal('invalid')
  mustBeRight(key, worded)
  return change(act, key, version, ownOf(key, worded))
}

/** Forgets what staff worded; refuses 'edited-meanwhile'. Whether it goes out stays. */
export const restoreTemplate = (act: Saving, key: TemplateKey, version: number) =>
  change(act, key, version, { subject: null, body: null, chat: null, days: null })

/** Whoever switches last is right: there is nothing to lose. */
export const switchTemplate = (act: Saving, key: TemplateKey, active: boolean) => change(act, key, null, { active })

type Change = Parameters<typeof writeTemplate>[2]

const change = (act: Saving, key: TemplateKey, version: number | null, changes: Change): Promise<StaffTemplate> =>
  act.db.transaction(async (tx) => {
    const now = await templateUnderLock(tx, key)
    if (version !== null && now.version !== version)
      throw new Refusal('edited-meanwhile', {}, {}, { now: templateView(now) })
    await writeTemplate(tx, key, { ...changes, changedBy: actorName(act.who), changedAt: act.now })
    return templateByKey(tx, key)
  })

/** What differs from the standard; the rest goes on being the standard, also when that becomes another. */
const ownOf = (key: TemplateKey, worded: Worded): Change => {
  const standard = builtIn(key)
  const own = (part: 'subject' | 'body' | 'chat') => {
    const typed = tidy(worded[part])
    return typed && LANGUAGES.some((each) => (typed[each] ?? '') !== (standard[part]?.[each] ?? '')) ? typed : null
  }
  const days = worded.days === LETTER_KINDS[key].reminder?.days ? null : (worded.days ?? null)
  return { subject: own('subject'), body: own('body'), chat: own('chat'), days }
}

const tidy = (text: Localized | undefined): Localized | undefined =>
  text && { tr: lines(text.tr), ...(text.en && { en: lines(text.en) }), ...(text.ru && { ru: lines(text.ru) }) }

const lines = (text: string): string => text.replaceAll('\r\n', '\n')

const mustBeRight = (key: TemplateKey, worded: Worded): void => {
  const standard = builtIn(key)
  const { words, reminder } = LETTER_KINDS[key]
  const faults: Record<string, FieldFault> = {}
  for (const part of ['subject', 'body', 'chat'] as const) {
    if (standard[part] && !worded[part]) faults[`${part}.tr`] = { code: 'required' }
    if (!standard[part] && worded[part]) faults[part] = { code: 'unknown-field' }
    for (const language of LANGUAGES) {
      const unknown = wordsIn(worded[part]?.[language] ?? '').find((word) => !words.includes(word))
      if (unknown !== undefined) faults[`${part}.${language}`] = { code: 'unknown-word', facts: { word: unknown } }
    }
  }
  if (worded.days !== undefined && !reminder) faults.days = { code: 'unknown-field' }
  if (Object.keys(faults).length) throw new Refusal('malformed', {}, faults)
}
