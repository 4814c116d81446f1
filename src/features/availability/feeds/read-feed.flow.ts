import type { Staff } from '../../../kernel/caller.ts'
import { dayInIstanbul, daysBetween } from '../../../kernel/day.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import type { Act } from '../../../platform/act.ts'
import type { FeedError, FeedReading, FeedSource } from './feed.shape.ts'
import { FeedFault } from './read/calendar-lines.ts'
import { type FeedReach, feedAddress } from './read/feed-address.server.ts'
import { fetchCalendar } from './read/fetch-calendar.server.ts'
import { readCalendar, type WholeReading } from './read/read-calendar.server.ts'

/** What reading calendars needs: the host of our own export, and where a feed may lead. */
export type FeedServices = { calendars: { ownHost: string; reach: FeedReach } }
export type FeedAct<Who = Staff> = Act<FeedServices, Who>

type Reader = Pick<FeedAct, 'services' | 'now'>

/** Fetches and reads a feed; no transaction may be open meanwhile. */
export const readFeed = async (
  { services: { calendars }, now }: Reader,
  { url, source }: { url: string; source: FeedSource },
): Promise<{ whole: WholeReading } | { error: FeedError }> => {
  try {
    const file = await fetchCalendar(url, calendars.reach)
    return { whole: readCalendar(file, { today: dayInIstanbul(now), ownHost: calendars.ownHost, source }) }
  } catch (error) {
    if (error instanceof FeedFault) return { error: error.error }
    throw error
  }
}

/** As `readFeed`, for somebody who waits for it; refuses 'feed-unreadable'. */
export const mustRead = async (reader: Reader, feed: { url: string; source: FeedSource }): Promise<WholeReading> => {
  const outcome = await readFeed(reader, feed)
  if ('error' in outcome) throw unreadable(outcome.error)
  return outcome.whole
}

/** An address as it is asked and stored; refuses 'feed-unreadable' for one that leads where we don't go. */
export const addressOf = (typed: string, reach: FeedReach): URL => {
  try {
    return feedAddress(typed, reach)
  } catch (error) {
    throw error instanceof FeedFault ? unreadable(error.error) : error
  }
}

/** A reading in figures. */
export const readingOf = ({ events, leftOut, faults }: WholeReading): FeedReading => ({
  events: events.length,
  nights: events.reduce((sum, { from, until }) => sum + daysBetween(from, until), 0),
  leftOut,
  faults,
})

/** A feed that can't be read, as a refusal of its address: the sentence names the line or the status. */
export const unreadable = (error: FeedError): Refusal => {
  const { code, status = 0, line = 0, text = '' } = error
  return new Refusal('feed-unreadable', {}, { url: { code: FAULTS[code], facts: { status, line, text } } }, { error })
}

const FAULTS = {
  refused: 'feed-refused',
  'unknown-host': 'feed-unknown-host',
  status: 'feed-status',
  silent: 'feed-silent',
  'too-large': 'feed-too-large',
  'too-many': 'feed-too-many',
  unreadable: 'feed-unreadable',
  cut: 'feed-cut',
  empty: 'feed-empty',
  backwards: 'feed-unreadable',
  repeats: 'feed-unreadable',
  zone: 'feed-unreadable',
} as const satisfies Record<FeedError['code'], string>
