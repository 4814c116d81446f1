import type { FastifyBaseLogger } from 'fastify'
import type { ContentState } from '../features/content/content-revision.store.ts'
import { nextExpiry, type SearchModel, villasAt } from '../features/search/search-model.server.ts'
import { addDays, dayInIstanbul, instantInIstanbul } from '../kernel/day.ts'
import type { Validity } from '../platform/cache/answer-cache.ts'
import type { Database } from '../platform/database/db.ts'
import { keepContentFresh } from './fresh-content.ts'
import { keepSearchFresh } from './fresh-search.ts'

/** Keeps what is read often fresh, and knows for how long it is true. */
export const keepFresh = async (database: Database, search: SearchModel, now: () => Date, log: FastifyBaseLogger) => {
  let validity: (() => Validity) | undefined
  // an epoch begins when a change is seen, not when somebody asks next
  const watch = { search, now, log, looked: () => void validity?.() }
  const villas = await keepSearchFresh(database, watch)
  const content = await keepContentFresh(database, watch, villas.refresh)
  validity = openValidity(search, content.state, now)
  return {
    validity,
    /** What the agency calls itself; null as long as it has not said. */
    brand: () => content.state.brand,
    /** Waits until everything committed so far is in it. */
    refresh: () => Promise.all([villas.refresh(), content.refresh()]),
    stop(): void {
      villas.stop()
      content.stop()
    },
  }
}

/**
 * For how long what was made for everybody is true: until a villa or content changes, an option ends, a post appears or
 * the day in Istanbul is over. Each time an epoch ends and the next one begins.
 */
const openValidity = (search: SearchModel, content: ContentState, now: () => Date): (() => Validity) => {
  let present: Validity = { epoch: 0, since: 0, until: 0 }
  let [villas, revision] = [search.revision, content.revision]
  return () => {
    const time = now().getTime()
    if (time < present.until && search.revision === villas && content.revision === revision) return present
    ;[villas, revision] = [search.revision, content.revision]
    const since = Math.min(time, present.until || time)
    present = { epoch: present.epoch + 1, since, until: nextEnd(search, content, new Date(time)) }
    return present
  }
}

const nextEnd = (search: SearchModel, content: ContentState, now: Date): number => {
  const midnight = instantInIstanbul(addDays(dayInIstanbul(now), 1), '00:00').getTime()
  villasAt(search, now) // options that have ended by now are no end any more
  const option = nextExpiry(search) ?? midnight
  const post = content.next !== null && content.next > now.getTime() ? content.next : midnight
  return Math.min(midnight, option, post)
}
