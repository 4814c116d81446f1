import type { FeedHealth } from './feed.shape.ts'

type Known = { everyMinutes: number; readAt: Date | null; failures: number; quarantine: unknown; createdAt: Date }

/** A feed is late when it was not read for this long, or for so many of its own times. */
export const STALE_MINUTES = 120
export const LATE_TIMES = 4

/** How a feed is: what staff must decide comes before what fails, and that before what is late. */
export const healthOf = ({ everyMinutes, readAt, failures, quarantine, createdAt }: Known, now: Date): FeedHealth => {
  if (quarantine) return 'quarantined'
  if (failures > 0) return 'failing'
  const late = Math.max(STALE_MINUTES, LATE_TIMES * everyMinutes) * 60_000
  return now.getTime() - (readAt ?? createdAt).getTime() >= late ? 'stale' : 'healthy'
}

const LONGEST_WAIT_MINUTES = 360

/** When a feed is read again: after its own time, and after each failure in a row twice as late, up to six hours. */
export const nextReading = (everyMinutes: number, failures: number, now: Date): Date => {
  const wait = Math.min(everyMinutes * 2 ** Math.min(failures, 10), Math.max(everyMinutes, LONGEST_WAIT_MINUTES))
  return new Date(now.getTime() + wait * 60_000)
}

/** How a reading went: whole, whole but for some lines, quarantined, failed. */
export type ReadingSign = 'o' | 'w' | 'q' | 'x'
const KEPT_SIGNS = 24

export const withSign = (recent: string, sign: ReadingSign): string => (recent + sign).slice(-KEPT_SIGNS)

/** The address of a feed as it may be shown: its host and its last signs. The rest opens somebody's calendar. */
export const shownAddress = (url: string): string => {
  const { host, pathname } = URL.parse(url) ?? { host: '', pathname: '' }
  return `${host.replace(/^www\./, '')}/…${pathname.replace(/\.ics$/, '').slice(-2)}${pathname.endsWith('.ics') ? '.ics' : ''}`
}

/** So long a reading can be taken back, and so long the feed is left alone then: else it would say the same again. */
export const UNDO_MS = 86_400_000
