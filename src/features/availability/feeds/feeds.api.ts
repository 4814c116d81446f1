import type { Staff } from '../../../kernel/caller.ts'
import { dayInIstanbul } from '../../../kernel/day.ts'
import { DONE } from '../../../kernel/endpoint.ts'
import { found, Refusal } from '../../../kernel/refusal.ts'
import { type Call, handler } from '../../../platform/http/api.ts'
import { scopeOf } from '../../owners/owner-scope.ts'
import { adminVilla } from '../../villas/admin-villas.store.ts'
import * as contract from './feeds.contract.ts'
import * as flow from './feeds.flow.ts'
import { allFeeds, feedById, feedFigures, feedsOfVilla, feedWithNights } from './feeds.store.ts'
import { feedView } from './feeds.view.ts'
import { type FeedServices, unreadable } from './read-feed.flow.ts'
import { previewOf } from './sync/preview-sync.flow.ts'
import { syncStored } from './sync/sync-feed.flow.ts'
import { undoSync } from './sync/undo-sync.flow.ts'

type FeedCall = Call<FeedServices, Staff>

export const feedsApi = [
  handler(contract.listFeeds, async ({ params }, { db, who, now }) => {
    const { id, name, slug, town, district, owner } = await adminVilla(db, scopeOf(who), params.id)
    const feeds = await feedsOfVilla(db, id, dayInIstanbul(now))
    return {
      content: { villa: { id, name, slug, town, district, owner }, feeds: feeds.map((feed) => feedView(feed, now)) },
    }
  }),
  handler(contract.listAllFeeds, async ({ query }, { db, now }) => {
    const [feeds, { total, lastRead }] = [await allFeeds(db, now, query.trouble), await feedFigures(db)]
    const views = feeds.map((feed) => feedView(feed, now))
    return { content: { feeds: views, total, lastRead: lastRead?.toISOString() ?? null } }
  }),
  handler(contract.previewSync, async ({ body }, call: FeedCall) => {
    const { villa_id: villaId, feed_id: feedId, ...asked } = body
    if (!feedId && !asked.url) throw urlMissing()
    return { content: await previewOf(call, { villaId, feedId, ...asked }) }
  }),
  handler(contract.syncFeed, async ({ body }, call: FeedCall) => {
    const { villa_id: villaId, feed_id: feedId, url, name, source, every_minutes: everyMinutes, loss } = body
    const { id, done } = feedId
      ? { id: feedId, done: await syncStored(call, await flow.ownFeed(call, villaId, feedId), loss) }
      : await flow.addFeed(call, { villaId, url: url ?? mustHaveUrl(), name, source, everyMinutes })
    if ('code' in done) throw unreadable(done)
    const feed = found(await feedWithNights(call.db, id, dayInIstanbul(call.now)))
    return { content: { feed: feedView(feed, call.now), added: done.added.length, freed: done.freed.length } }
  }),
  handler(contract.changeFeed, async ({ params, body }, call: FeedCall) => {
    const { every_minutes: everyMinutes, frees_by_self: freesBySelf, ...change } = body
    found(await feedById(call.db, params.id))
    await flow.changeFeed(call, params.id, { ...change, everyMinutes, freesBySelf })
    return DONE
  }),
  handler(contract.undoSync, async ({ params }, call: FeedCall) => {
    await undoSync(call, params.id)
    return DONE
  }),
  handler(contract.deleteFeed, async ({ body }, call) => {
    const { villa_id: villaId, feed_id: feedId, nights } = body
    await flow.removeFeed(call, { villaId, feedId, nights })
    return DONE
  }),
]

const urlMissing = () => new Refusal('malformed', {}, { url: { code: 'required' } })
const mustHaveUrl = (): never => {
  throw urlMissing()
}
