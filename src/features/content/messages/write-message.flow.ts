import { actorName, type Staff } from '../../../kernel/caller.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import type { Act } from '../../../platform/act.ts'
import { agencyFacts } from '../../letters/agency-facts.ts'
import { postLetter } from '../../letters/letters.store.ts'
import { publicSettingsOf } from '../../settings/settings.store.ts'
import type { WholeMessage } from './messages.contract.ts'
import { addReply, holdMessage, mayBeInCharge, messageById, writeMessage } from './messages.store.ts'

type StaffAct = Act<unknown, Staff>
type Change = { note: string; assigneeId: number | null; done: boolean; version: number }

/**
 * Note, person in charge and done of a message. Refuses 'edited-meanwhile' with what stands there now, and 'invalid'
 * for somebody who can't be in charge.
 */
export const changeMessage = ({ db, now }: StaffAct, id: number, change: Change): Promise<WholeMessage> =>
  db.transaction(async (tx) => {
    const row = await holdMessage(tx, id)
    const { note, assigneeId, done, version } = change
    if (row.version !== version) throw new Refusal('edited-meanwhile', {}, {}, { now: await messageById(tx, id) })
    if (assigneeId !== null && assigneeId !== row.assigneeId && !(await mayBeInCharge(tx, assigneeId)))
      throw new Refusal('invalid', {}, { assigneeId: { code: 'invalid' } })
    const doneAt = done ? (row.doneAt ?? now) : null
    await writeMessage(tx, id, { note, assigneeId, doneAt, readAt: row.readAt ?? now, version: version + 1 })
    return messageById(tx, id)
  })

/** Keeps an answer and puts it into the outbox, in the language of the message, which counts as read. */
export const replyTo = ({ db, who, now }: StaffAct, id: number, text: string): Promise<WholeMessage> =>
  db.transaction(async (tx) => {
    const row = await holdMessage(tx, id)
    const reply = await addReply(tx, { messageId: id, text, at: now, who: actorName(who) })
    const facts = { musteri_adi: row.name, yanit_metni: text, mesaj: row.message }
    await postLetter(tx, {
      ...{ template: 'contact_reply', recipient: row.email, language: row.language, now },
      facts: { ...facts, ...agencyFacts(await publicSettingsOf(tx)) },
      onceKey: `contact-reply:${reply}`,
    })
    if (!row.readAt) await writeMessage(tx, id, { readAt: now })
    return messageById(tx, id)
  })
