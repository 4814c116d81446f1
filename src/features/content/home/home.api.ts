import { Refusal } from '../../../kernel/refusal.ts'
import { handler } from '../../../platform/http/api.ts'
import { mustBeOurPicture } from '../safe-text.flow.ts'
import { editHomeContent, getHomeContent } from './home.contract.ts'
import { lockHomeContent, readHomeContent, typesToChoose, writeHomeContent } from './home.store.ts'

export const homeApi = [
  handler(getHomeContent, async (_, { db }) => ({
    content: { home: await readHomeContent(db), types: await typesToChoose(db) },
  })),
  handler(editHomeContent, ({ body }, { db }) =>
    db.transaction(async (tx) => {
      await lockHomeContent(tx)
      const now = await readHomeContent(tx)
      if (now.version !== body.version) throw new Refusal('edited-meanwhile', {}, {}, { now })
      await mustBeOurPicture(tx, body.heroPicture, 'heroPicture')
      const known = new Set((await typesToChoose(tx)).map(({ id }) => id))
      if (!body.villaTypeIds.every((id) => known.has(id)))
        throw new Refusal('invalid', {}, { villaTypeIds: { code: 'invalid' } })
      await writeHomeContent(tx, { ...body, version: now.version + 1 })
      return { content: await readHomeContent(tx) }
    }),
  ),
]
