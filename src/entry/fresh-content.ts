import { CONTENT_CHANGED, contentState } from '../features/content/content-revision.store.ts'
import type { Database } from '../platform/database/db.ts'
import { inLine, lookWhenTold, type Watch } from './fresh-search.ts'

/**
 * Knows when content changes, told of it and looking by itself in case a message got lost. The search, which has some
 * of it (the rates), looks with it. `state` is always the present one.
 */
export const keepContentFresh = async (database: Database, watch: Watch, refreshSearch: () => Promise<void>) => {
  const { now, looked } = watch
  const state = await contentState(database.db, now())
  const refresh = inLine(async () => {
    const next = await contentState(database.db, now())
    if (next.revision !== state.revision) await refreshSearch()
    Object.assign(state, next)
    looked()
  })
  const stop = await lookWhenTold(database, CONTENT_CHANGED, refresh, watch)
  return { state, refresh, stop }
}
