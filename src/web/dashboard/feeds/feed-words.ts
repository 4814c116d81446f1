import type { FeedError, FeedHealth, FeedSource } from '../../../features/availability/feeds/feed.shape.ts'
import type { FieldFaultCode } from '../../../kernel/field-faults.ts'
import { type DashboardWordKey, say, sayFault } from '../../words/dashboard.ts'

const OF_EVENTS = ['backwards', 'repeats', 'zone'] as const

/** Why a whole feed could not be read, as a sentence. */
export const errorText = ({ code, status = 0, line = 0, text = '' }: FeedError): string => {
  const ofEvent = OF_EVENTS.some((each) => each === code)
  const fault: FieldFaultCode = ofEvent ? 'feed-unreadable' : (`feed-${code}` as FieldFaultCode)
  return sayFault({ code: fault, facts: { status, line, text } })
}

/** What of a single event could not be read, as a sentence. */
export const faultText = ({ code, line = 0 }: FeedError): string => {
  const known = OF_EVENTS.find((each) => each === code) ?? 'unreadable'
  return say(`feeds.fault.${known}`, { line })
}

export const HEALTH_TONE: Record<FeedHealth, `k-${string}`> = {
  healthy: 'k-ok',
  stale: 'k-warn',
  failing: 'k-bad',
  quarantined: 'k-warn',
}

/** How often a feed is read, in words. */
export const everyText = (minutes: number): string =>
  say((EVERY.find(({ value }) => value === minutes) ?? EVERY[0]).word)

const EVERY = [
  { value: 15, word: 'feeds.every.15' },
  { value: 60, word: 'feeds.every.60' },
  { value: 360, word: 'feeds.every.360' },
  { value: 1440, word: 'feeds.every.1440' },
] as const satisfies { value: number; word: DashboardWordKey }[]

export const everyOptions = () => EVERY.map(({ value, word }) => ({ value: String(value), label: say(word) }))
/** What a select says of where a calendar is from. */
export const sourceOf = (value: string): FeedSource => (value === 'owner-stay' ? value : 'external')

export const sourceOptions = () =>
  (['external', 'owner-stay'] as const).map((value) => ({ value, label: say(`feeds.source.${value}`) }))
