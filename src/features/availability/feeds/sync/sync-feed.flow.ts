import { type Actor, actorName, SYSTEM } from '../../../../kernel/caller.ts'
import { addDays, type Day, dayInIstanbul } from '../../../../kernel/day.ts'
import type { Db } from '../../../../platform/database/db.ts'
import { withVillaLocked } from '../../../villas/villa-lock.store.ts'
import type { FeedError } from '../feed.shape.ts'
import { nextReading, withSign } from '../feed-health.ts'
import { changeFeedRow, type Feed, feedById, knownEvents } from '../feeds.store.ts'
import type { WholeReading } from '../read/read-calendar.server.ts'
import { type FeedAct, readFeed, readingOf } from '../read-feed.flow.ts'
import { writePlan } from './events.store.ts'
import { changeOf, forgetSync, noteSync } from './last-sync.store.ts'
import { isQuiet, type Loss, planSync, type SyncPlan } from './sync-plan.ts'

/**
 * Reads a stored feed and does what it says; a feed that can't be read changes nothing but its own health. Answers what
 * was done, or the error.
 */
export const syncStored = async (act: FeedAct<Actor>, feed: Feed, loss?: Loss): Promise<SyncPlan | FeedError> => {
  const outcome = await readFeed(act, feed)
  if ('whole' in outcome) return applyReading(act, feed, outcome.whole, loss)
  const { now } = act
  const failures = feed.failures + 1
  await changeFeedRow(act.db, feed, {
    ...{ failures, error: outcome.error, triedAt: now, recent: withSign(feed.recent, 'x') },
    nextAt: nextReading(feed.everyMinutes, failures, now),
  })
  return outcome.error
}

/** Does what a whole reading says, under the lock of the villa when that changes anything. Answers what was done. */
export const applyReading = async (
  { db, now, who = SYSTEM }: Pick<FeedAct, 'db' | 'now'> & { who?: Actor },
  feed: Feed,
  whole: WholeReading,
  loss?: Loss,
): Promise<SyncPlan> => {
  const today = dayInIstanbul(now)
  const planned = async (from: Db, { id, freesBySelf }: Feed) => {
    const known = await knownEvents(from, id, today)
    return { known, plan: planSync(known, whole, { today, freesBySelf, loss }) }
  }
  const { known, plan } = await planned(db, feed)
  // most readings say what is known: the villa need not be locked, nor the search read it again
  if (isQuiet(plan, known)) {
    await noteReading(db, feed, { whole, plan, now })
    return plan
  }
  return withVillaLocked(db, feed.villaId, async (tx) => {
    const current = await feedById(tx, feed.id)
    if (current?.url !== feed.url) return plan // somebody removed it or gave it another address meanwhile
    const { known: before, plan: underLock } = await planned(tx, current)
    await writePlan(tx, current, underLock, now)
    const changed = changeOf(underLock, before)
    if (changed) await noteSync(tx, { feedId: current.id, at: now, by: actorName(who), changed })
    else if (underLock.kept.length) await forgetSync(tx, current.id)
    await noteReading(tx, current, { whole, plan: underLock, now })
    return underLock
  })
}

type Reading = { whole: WholeReading; plan: SyncPlan; now: Date }

const noteReading = (db: Db, feed: Feed, { whole, plan, now }: Reading) => {
  const lost = plan.quarantine
  const read = whole.faults.length ? 'w' : 'o'
  return changeFeedRow(db, feed, {
    ...{ failures: 0, error: null, reading: readingOf(whole), triedAt: now, readAt: now },
    quarantine: lost && {
      ...{ had: lost.had, lost: rangesOf(lost.lost) },
      since: feed.quarantine?.since ?? now.toISOString(),
    },
    nextAt: nextReading(feed.everyMinutes, 0, now),
    recent: withSign(feed.recent, lost ? 'q' : read),
  })
}

/** Days in ascending order as half-open ranges. */
const rangesOf = (days: Day[]): { from: Day; until: Day }[] => {
  const ranges: { from: Day; until: Day }[] = []
  for (const day of days) {
    const last = ranges.at(-1)
    if (last?.until === day) last.until = addDays(day, 1)
    else ranges.push({ from: day, until: addDays(day, 1) })
  }
  return ranges
}
