import { healthOf, shownAddress } from './feed-health.ts'
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
  }
}
