import { healthOf, shownAddress, UNDO_MS } from './feed-health.ts'
import type { FeedView } from './feeds.contract.ts'
import type { FeedWithNights } from './feeds.store.ts'

/** A feed as staff and its owner see it, without its address. */
export const feedView = (feed: FeedWithNights, now: Date): FeedView => {
  const { id, villaId, villa, name, source, everyMinutes, freesBySelf } = feed
  const { failures, error, reading, quarantine, recent, nights, missing } = feed
  return {
    ...{ id, villaId, villa, name, source, everyMinutes, freesBySelf },
    ...{ failures, error, reading, quarantine, recent, nights, missing },
    address: shownAddress(feed.url),
    health: healthOf(feed, now),
    readAt: feed.readAt?.toISOString() ?? null,
    nextAt: feed.nextAt.toISOString(),
    undo: undoOf(feed, now),
  }
}

const undoOf = ({ sync }: FeedWithNights, now: Date): FeedView['undo'] => {
  if (!sync || now.getTime() - sync.at.getTime() > UNDO_MS) return null
  const { added, changed, freed } = sync.changed
  return { at: sync.at.toISOString(), by: sync.by, added: added.length, changed: changed.length, freed: freed.length }
}
