import { SYSTEM } from '../../../../kernel/caller.ts'
import { dueFeeds, feedById } from '../feeds.store.ts'
import type { FeedAct } from '../read-feed.flow.ts'
import { syncStored } from './sync-feed.flow.ts'

const MOST_A_ROUND = 40
const AT_ONCE = 4

/**
 * Reads what is due, a few at a time: a slow feed keeps one place, and a fault of one stops no other. Answers how many
 * were read.
 */
export const syncDueFeeds = async (act: Omit<FeedAct, 'who'>): Promise<number> => {
  const due = await dueFeeds(act.db, act.now, MOST_A_ROUND)
  const waiting = [...due]
  const faults: unknown[] = []
  const readOn = async (): Promise<void> => {
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
      const feed = await feedById(act.db, id)
      if (feed) await syncStored({ ...act, who: SYSTEM }, feed).catch((error) => faults.push(error))
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, readOn))
  if (faults.length) throw new AggregateError(faults, `${faults.length} of ${due.length} calendars could not be synced`)
  return due.length
}
