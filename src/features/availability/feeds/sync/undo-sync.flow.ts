import type { Staff } from '../../../../kernel/caller.ts'
import { type Day, dayInIstanbul, nightsOf } from '../../../../kernel/day.ts'
import { found, Refusal } from '../../../../kernel/refusal.ts'
import type { Act } from '../../../../platform/act.ts'
import type { Db } from '../../../../platform/database/db.ts'
import { withVillaLocked } from '../../../villas/villa-lock.store.ts'
import { UNDO_MS } from '../feed-health.ts'
import { ownFeed } from '../feeds.flow.ts'
import { changeFeedRow, feedById } from '../feeds.store.ts'
import * as store from './last-sync.store.ts'

/**
 * Takes back what the last reading of a feed changed: what it freed is closed again, what it added is opened, what it
 * moved goes back. The feed is not read by itself for a day. Refuses 'not-found' for another owner's and when there is
 * nothing to take back, 'nights-taken' when a reservation holds one of the nights by now.
 */
export const undoSync = async (act: Act<unknown, Staff>, feedId: number): Promise<void> => {
  const { villaId } = found(await feedById(act.db, feedId))
  await ownFeed(act, villaId, feedId)
  await withVillaLocked(act.db, villaId, async (tx) => {
    const feed = found(await feedById(tx, feedId))
    const { at, changed: done } = found(await store.lastSync(tx, feedId))
    if (act.now.getTime() - at.getTime() > UNDO_MS) throw new Refusal('not-found')
    const wanted = [...done.freed, ...done.changed.map(({ before }) => before)]
    await mustBeOurs(tx, villaId, { wanted, now: act.now })
    await store.putBack(tx, feed, { done, now: act.now })
    await changeFeedRow(tx, feed, { nextAt: new Date(act.now.getTime() + UNDO_MS), quarantine: null })
  })
}

type Wanted = { wanted: { from: Day; until: Day }[]; now: Date }

const mustBeOurs = async (tx: Db, villaId: number, { wanted, now }: Wanted): Promise<void> => {
  const today = dayInIstanbul(now)
  const held = new Set(await store.nightsOfReservations(tx, villaId, { today, now }))
  const nights = wanted.flatMap(({ from, until }) => nightsOf({ checkIn: from, checkOut: until }))
  if (nights.some((night) => held.has(night))) throw new Refusal('nights-taken')
}
