import { addDays, type Day, daysBetween } from '../../../../kernel/day.ts'

/** Something that a foreign calendar has, in nights of the villa. */
export type FeedEvent = { uid: string; from: Day; until: Day; title: string; isBlock: boolean }

/** How portals call what is closed but is nobody's stay, and days between two stays. */
const CLOSED = /not available|unavailable|blocked|\bclosed\b|müsait değil|kapalı/i
const TURNOVER = /\bprep|preparation|cleaning|turnover|buffer|hazırlık|temizlik/i

const LONGEST_TURNOVER = 2
/** A closed window that reaches so far is the edge of the portal’s own calendar, which moves on every day. */
const WINDOW_BEGINS_WITHIN = 330

/**
 * What portals write besides stays, in one place.
 * Left out: Airbnb’s “Not available” where it is no closing of a person: from today on (its notice period), or up to
 * the edge of its calendar, ten months ahead and later; and one or two days before or after a stay that are kept for
 * cleaning: our own change of guests takes no day.
 * Any other closed window is a block: it takes what is free, but nobody lives there, so it clashes with no reservation.
 * Airbnb writes one, too, for each of our own stays that it has read from us.
 */
export const withoutHabits = (events: FeedEvent[], today: Day): { events: FeedEvent[]; leftOut: number } => {
  const marked = events.map((event) => ({ ...event, isBlock: CLOSED.test(event.title) || TURNOVER.test(event.title) }))
  const edges = new Set(marked.flatMap(({ isBlock, from, until }) => (isBlock ? [] : [from, until])))
  const kept = marked.filter((event) => !event.isBlock || !(isWindow(event, today) || isTurnover(event, edges)))
  return { events: kept, leftOut: events.length - kept.length }
}

const isWindow = ({ title, from, until }: FeedEvent, today: Day): boolean =>
  CLOSED.test(title) &&
  ((from <= today && daysBetween(today, until) <= LONGEST_TURNOVER) || from >= addDays(today, WINDOW_BEGINS_WITHIN))

const isTurnover = ({ from, until }: FeedEvent, edges: Set<Day>): boolean =>
  daysBetween(from, until) <= LONGEST_TURNOVER && (edges.has(from) || edges.has(until))
