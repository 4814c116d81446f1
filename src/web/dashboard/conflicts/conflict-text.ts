import type { Conflict } from '../../../features/occupancy/conflicts/conflicts.contract.ts'
import { dayInIstanbul, daysBetween } from '../../../kernel/day.ts'
import { formatDay } from '../../../kernel/format.ts'
import { say } from '../../words/dashboard.ts'
import { stayText } from '../stay-text.ts'

/** What the row of a conflict says of it beside its sides. */
export const conflictNote = ({ nights, ours, maybeSame, state, decision }: Conflict): string => {
  if (state === 'waiting') return say('conflicts.waiting', { nights })
  if (decision) return say('conflicts.reminder', { nights })
  if (maybeSame) return say('conflicts.maybe-same', { nights })
  const days = Math.max(0, daysBetween(dayInIstanbul(new Date()), ours.checkIn))
  return say('conflicts.nights-ahead', { nights, days })
}

/** What the owner is written unless staff word it otherwise. */
export const letterToOwner = ({ owner, villa, event, ours }: Conflict): string =>
  say('conflicts.letter', {
    owner: owner.name,
    villa: villa.name,
    ours: stayText(ours.checkIn, ours.checkOut),
    code: ours.code,
    since: formatDay(dayInIstanbul(new Date(ours.createdAt)), 'tr', 'day'),
    feed: event.feed,
    theirs: stayText(event.from, event.until),
  }).replaceAll('\u00a0', ' ')
