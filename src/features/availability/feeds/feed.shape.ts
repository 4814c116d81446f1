import * as z from 'zod/mini'
import { day } from '../../../kernel/schema.ts'

export const feedHealth = z.enum(['healthy', 'stale', 'failing', 'quarantined'])
export type FeedHealth = z.infer<typeof feedHealth>

/** Whose calendar it is: a portal's, or the owner's own. Its events are of that kind. */
export const feedSource = z.enum(['external', 'owner-stay'])
export type FeedSource = z.infer<typeof feedSource>

/**
 * Why a feed could not be read. refused: its address leads where we don't go; status: it answered with this one;
 * silent: no answer in time; too-large, too-many: more than is read; unreadable: no calendar, with the line; cut: it
 * has no end. Of a single event: unreadable, backwards (ends before it begins), repeats (a rule that is not
 * understood), zone (not known: its times were read as Istanbul's).
 */
export const feedError = z.object({
  code: z.enum([
    ...['refused', 'unknown-host', 'status', 'silent', 'too-large', 'too-many', 'unreadable', 'cut', 'empty'],
    ...['backwards', 'repeats', 'zone'],
  ] as const),
  status: z.optional(z.number()),
  line: z.optional(z.number()),
  /** The line itself, shortened. */
  text: z.optional(z.string()),
})
export type FeedError = z.infer<typeof feedError>

/** What a whole reading had: events that take nights, those left out on purpose, single events that made no sense. */
export const feedReading = z.object({
  events: z.number(),
  nights: z.number(),
  leftOut: z.number(),
  faults: z.array(feedError),
})
export type FeedReading = z.infer<typeof feedReading>

/** A feed that lost too much at once: nothing is freed until somebody says so. */
export const quarantine = z.object({
  since: z.string(),
  had: z.number(),
  lost: z.array(z.object({ from: day, until: day })),
})
export type Quarantine = z.infer<typeof quarantine>

/** A night in a preview. add: will be taken; free: opened; missing: gone, but not opened yet; clash: ours, too. */
export const previewDay = z.object({
  day,
  mark: z.enum(['same', 'add', 'free', 'missing', 'clash', 'ours']),
  ours: z.boolean(),
})
export type PreviewDay = z.infer<typeof previewDay>

/** An event as it was before a reading changed it. */
const eventBefore = z.object({ uid: z.string(), from: day, until: day, title: z.string(), isBlock: z.boolean() })

/** What a reading changed: the names of the events it added; the others with the name they have now. */
export const syncChange = z.object({
  added: z.array(z.string()),
  changed: z.array(z.object({ now: z.string(), before: eventBefore })),
  freed: z.array(eventBefore),
})
export type SyncChange = z.infer<typeof syncChange>
