import { actorName } from '../../../kernel/caller.ts'
import { DONE } from '../../../kernel/endpoint.ts'
import { found, Refusal } from '../../../kernel/refusal.ts'
import { handler } from '../../../platform/http/api.ts'
import { reservationById } from '../reservations.store.ts'
import { addNote, MOST_NOTES, removeNote } from './notes.contract.ts'
import { countNotes, deleteNote, insertNote } from './notes.store.ts'

export const notesApi = [
  handler(addNote, async ({ params, body }, { db, who, now }) => {
    found(await reservationById(db, params.id))
    if ((await countNotes(db, params.id)) >= MOST_NOTES)
      throw new Refusal('invalid', {}, { text: { code: 'too-long' } })
    const note = { reservationId: params.id, text: body.text, who: actorName(who), at: now }
    return { content: { id: await insertNote(db, note) } }
  }),
  handler(removeNote, async ({ params }, { db }) => {
    await deleteNote(db, params.id)
    return DONE
  }),
]
