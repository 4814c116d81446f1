import { actorName, type Staff } from '../../../kernel/caller.ts'
import type { Localized } from '../../../kernel/language.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import type { Act } from '../../../platform/act.ts'
import { mustBeSafe } from '../safe-text.flow.ts'
import type { TextPage, TextPageRecord } from './texts.contract.ts'
import { holdText, keepVersion, textByKey, writeText } from './texts.store.ts'

/** Who wrote what stood there before anybody edited it. */
const FIRST_AUTHOR = '@system'

type Text = { title: Localized; lead: Localized; body: Localized; version: number }

/**
 * Writes a text anew and keeps what it says as a version. Refuses what `mustBeSafe` refuses, and
 * 'edited-meanwhile' with what stands there now.
 */
export const editText = ({ db, who, now }: Act<unknown, Staff>, key: TextPage, text: Text): Promise<TextPageRecord> =>
  db.transaction(async (tx) => {
    const row = await holdText(tx, key)
    if (row.version !== text.version) throw new Refusal('edited-meanwhile', {}, {}, { now: await textByKey(tx, key) })
    await keepVersion(tx, row, { at: row.updatedAt, who: FIRST_AUTHOR })
    const { title, lead, body } = text
    await mustBeSafe(tx, body)
    const change = { title, lead, body, version: row.version + 1, updatedAt: now }
    await keepVersion(tx, await writeText(tx, key, change), { at: now, who: actorName(who) })
    return textByKey(tx, key)
  })
