import { CONTENT_CHANGED, contentState } from '../features/content/content-revision.store.ts'
import { ratesOf } from '../features/settings/settings.store.ts'
import type { Database } from '../platform/database/db.ts'
import { inLine, type Watch } from './fresh-search.ts'

/**
 * Knows when content changes, told of it and looking by itself in case a message got lost, and gives the search the new
 * rates. `state` is always the present one.
 */
export const keepContentFresh = async ({ db, kind, listen }: Database, { search, now, log, looked }: Watch) => {
  const state = await contentState(db, now())
  const refresh = inLine(async () => {
    const next = await contentState(db, now())
    if (next.revision !== state.revision) search.rates = await ratesOf(db)
    Object.assign(state, next)
    looked()
  })
  const soon = () => void refresh().catch((error) => log.warn({ err: error }, 'content is behind'))
  await listen(CONTENT_CHANGED, soon)
  const timer = setInterval(soon, kind === 'postgres' ? 1_000 : 30_000)
  return { state, refresh, stop: () => clearInterval(timer) }
}
