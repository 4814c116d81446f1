import * as z from 'zod/mini'
import { content, endpoint } from '../../../kernel/endpoint.ts'
import { atMost, day, done, flag, id, line, rowId } from '../../../kernel/schema.ts'
import { feedError, feedHealth, feedReading, feedSource, previewDay, quarantine } from './feed.shape.ts'

/** How often a feed may be read, in minutes. */
export const EVERY_MINUTES = [15, 60, 360, 1440] as const
const everyMinutes = z.union(EVERY_MINUTES.map((each) => z.literal(each)))

/** The address of a calendar; where it may lead is judged when it is read. */
const feedUrl = z.string().check(z.trim(), z.minLength(8, { error: 'required', abort: true }), atMost(2_000))

/** A feed as staff and its owner see it. `address` = its host and the last signs; the rest is a secret. */
export const feedView = z.object({
  id: z.number(),
  villaId: z.number(),
  villa: z.string(),
  name: z.string(),
  address: z.string(),
  source: feedSource,
  everyMinutes: z.number(),
  freesBySelf: z.boolean(),
  health: feedHealth,
  /** When it was last read whole. */
  readAt: z.nullable(z.string()),
  nextAt: z.string(),
  failures: z.number(),
  error: z.nullable(feedError),
  reading: z.nullable(feedReading),
  quarantine: z.nullable(quarantine),
  recent: z.string(),
  /** The coming nights that it keeps closed. */
  nights: z.number(),
  /** The coming nights that its last reading did not have any more. */
  missing: z.number(),
  /** What its last reading changed, while that can be taken back: how many events. */
  undo: z.nullable(
    z.object({ at: z.string(), by: z.string(), added: z.number(), changed: z.number(), freed: z.number() }),
  ),
})
export type FeedView = z.infer<typeof feedView>

export const listFeeds = endpoint({
  method: 'GET',
  path: '/v1/admin/villas/:id/feeds',
  may: 'staff',
  does: 'The foreign calendars of a villa and how they are; an owner of their own villas',
  params: id,
  answer: content(
    z.object({
      villa: z.object({
        ...{ id: z.number(), name: z.string(), slug: z.string(), town: z.string(), district: z.string() },
        owner: z.string(),
      }),
      feeds: z.array(feedView),
    }),
  ),
})

export const listAllFeeds = endpoint({
  method: 'GET',
  path: '/v1/admin/feeds',
  may: 'admin',
  does: 'The foreign calendars of all villas, the worst first, or only those in trouble; how many there are, and the last reading',
  query: z.object({ trouble: z._default(flag, false) }),
  answer: content(z.object({ feeds: z.array(feedView), total: z.number(), lastRead: z.nullable(z.string()) })),
})

const syncPreview = z.object({
  reading: feedReading,
  days: z.array(previewDay),
  counts: z.object({ add: z.number(), free: z.number(), missing: z.number(), clash: z.number() }),
  /** What would not be done before somebody says so. */
  quarantine: z.nullable(z.object({ had: z.number(), lost: z.number() })),
  /** The reservations that hold nights which the feed has, too. */
  clashes: z.array(z.object({ id: z.number(), from: day, until: day })),
})
export type SyncPreview = z.infer<typeof syncPreview>

export const previewSync = endpoint({
  method: 'POST',
  path: '/v1/admin/villas/date/sync/preview',
  may: 'staff',
  perMinute: 60,
  does: 'What reading a foreign calendar would change; nothing is written. A stored one by feed_id, else the one at url',
  body: z.object({
    villa_id: rowId,
    feed_id: z.optional(rowId),
    url: z.optional(feedUrl),
    source: z._default(feedSource, 'external'),
    loss: z.optional(z.enum(['free', 'keep'])),
  }),
  answer: content(syncPreview),
})

export const syncFeed = endpoint({
  method: 'POST',
  path: '/v1/admin/villas/date/sync',
  may: 'staff',
  perMinute: 60,
  does: 'Read a foreign calendar now; one at a new url is added when it can be read. loss decides about lost nights',
  body: z.object({
    villa_id: rowId,
    feed_id: z.optional(rowId),
    url: z.optional(feedUrl),
    name: z.optional(line(60)),
    source: z._default(feedSource, 'external'),
    every_minutes: z._default(everyMinutes, 15),
    loss: z.optional(z.enum(['free', 'keep'])),
  }),
  /** How many events were new and freed; `feed` says how it went. */
  answer: content(z.object({ feed: feedView, added: z.number(), freed: z.number() })),
})

export const changeFeed = endpoint({
  method: 'PUT',
  path: '/v1/admin/feeds/:id',
  may: 'staff',
  does: 'Name, address (only when it is another), kind and times of a foreign calendar',
  params: id,
  body: z.object({
    name: line(60),
    url: z.optional(feedUrl),
    source: feedSource,
    every_minutes: everyMinutes,
    frees_by_self: z.boolean(),
  }),
  answer: content(done),
})

export const undoSync = endpoint({
  method: 'POST',
  path: '/v1/admin/feeds/:id/undo',
  may: 'staff',
  does: 'Take back what the last reading changed, within a day; refuses when nights of it are sold by now',
  params: id,
  answer: content(done),
})

export const deleteFeed = endpoint({
  method: 'PATCH',
  path: '/v1/admin/villas/deleteical',
  may: 'staff',
  does: 'Remove a foreign calendar of a villa, or all of them; its nights stay closed by hand, or are opened',
  body: z.object({
    villa_id: rowId,
    feed_id: z.optional(rowId),
    nights: z._default(z.enum(['keep', 'free']), 'keep'),
  }),
  answer: content(done),
})
