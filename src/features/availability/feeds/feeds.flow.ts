import { actorName } from '../../../kernel/caller.ts'
import { found, Refusal } from '../../../kernel/refusal.ts'
import { ownVilla } from '../../villas/own-villa.store.ts'
import { withVillaLocked } from '../../villas/villa-lock.store.ts'
import type { FeedSource } from './feed.shape.ts'
import * as store from './feeds.store.ts'
import { addressOf, type FeedAct, mustRead } from './read-feed.flow.ts'
import { eventIdsOf, freeEvents, keepEvents } from './sync/events.store.ts'
import { applyReading } from './sync/sync-feed.flow.ts'
import type { SyncPlan } from './sync/sync-plan.ts'

const MOST_FEEDS = 12

export type NewFeed = {
  villaId: number
  url: string
  name: string | undefined
  source: FeedSource
  everyMinutes: number
}

/**
 * Adds a feed that can be read, and does what it says. Refuses 'feed-unreadable' when it can't, 'feeds-full' beyond
 * twelve, 'not-found' for another owner's villa. The same address again is the same feed.
 */
export const addFeed = async (act: FeedAct, asked: NewFeed): Promise<{ id: number; done: SyncPlan }> => {
  const { db, who, now, services } = act
  const { villaId, source, everyMinutes } = asked
  await ownVilla(db, who, villaId)
  const { href: url, hostname } = addressOf(asked.url, services.calendars.reach)
  const whole = await mustRead(act, { url, source })
  const feed = await withVillaLocked(db, villaId, async (tx) => {
    const same = await store.feedByUrl(tx, villaId, url)
    if (same) return same
    if ((await store.feedIdsOf(tx, villaId)).length >= MOST_FEEDS) throw new Refusal('feeds-full', { most: MOST_FEEDS })
    const name = asked.name ?? hostname.replace(/^www\./, '')
    const by = { createdBy: actorName(who), createdAt: now }
    return store.addFeed(tx, { villaId, url, name, source, everyMinutes, nextAt: now, ...by })
  })
  return { id: feed.id, done: await applyReading(act, feed, whole) }
}

/** A feed of this villa that the caller may touch; refuses 'not-found' for any other. */
export const ownFeed = async ({ db, who }: Pick<FeedAct, 'db' | 'who'>, villaId: number, id: number) => {
  await ownVilla(db, who, villaId)
  const feed = found(await store.feedById(db, id))
  if (feed.villaId !== villaId) throw new Refusal('not-found')
  return feed
}

export type FeedChange = Pick<store.Feed, 'name' | 'source' | 'everyMinutes' | 'freesBySelf'> & { url?: string }

/**
 * Changes a feed. Another address must be readable ('feed-unreadable'); what the one before had stays until the new one
 * has been read twice without it.
 */
export const changeFeed = async (act: FeedAct, id: number, { url: typed, ...change }: FeedChange): Promise<void> => {
  const { db, now, services } = act
  const feed = await ownFeed(act, found(await store.feedById(db, id)).villaId, id)
  const url = typed && addressOf(typed, services.calendars.reach).href
  const whole = url && url !== feed.url ? await mustRead(act, { url, source: change.source }) : undefined
  await withVillaLocked(db, feed.villaId, async (tx) => {
    const current = found(await store.feedById(tx, id))
    if (current.source !== change.source) await store.setKindOfEvents(tx, current, change.source)
    await store.changeFeedRow(tx, current, { ...change, ...(url && { url }), nextAt: now })
  })
  if (whole) await applyReading(act, found(await store.feedById(db, id)), whole)
}

/** Removes a feed. Its nights become closings by hand, or are opened. */
export const removeFeed = async (
  act: Pick<FeedAct, 'db' | 'who' | 'now'>,
  { villaId, feedId, nights }: { villaId: number; feedId: number | undefined; nights: 'keep' | 'free' },
): Promise<void> => {
  const { db, who, now } = act
  await ownVilla(db, who, villaId)
  if (feedId) await ownFeed(act, villaId, feedId)
  await withVillaLocked(db, villaId, async (tx) => {
    for (const id of feedId ? [feedId] : await store.feedIdsOf(tx, villaId)) {
      const feed = found(await store.feedById(tx, id))
      if (nights === 'keep') await keepEvents(tx, feed, await eventIdsOf(tx, id))
      else await freeEvents(tx, feed, now)
      await store.deleteFeedRow(tx, id)
    }
  })
}
