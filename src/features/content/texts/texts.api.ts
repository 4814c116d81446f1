import { handler } from '../../../platform/http/api.ts'
import { editText as edit } from './edit-text.flow.ts'
import { editText, getText, getTextVersion } from './texts.contract.ts'
import { textByKey, textVersionById } from './texts.store.ts'

export const textsApi = [
  handler(getText, async ({ params }, { db }) => ({ content: await textByKey(db, params.section) })),
  handler(getTextVersion, async ({ params }, { db }) => ({ content: await textVersionById(db, params.id) })),
  handler(editText, async ({ params, body }, call) => ({ content: await edit(call, params.section, body) })),
]
