import type { Right } from '../../../kernel/caller.ts'
import { type Day, daysBetween } from '../../../kernel/day.ts'
import { btransDeadline } from '../../reports/btrans/btrans-month.ts'

/** What can be missing, the most urgent first: a guest before a door, then money, then what can wait until tomorrow. */
export const MISSING = [
  ...(['conflict', 'answer', 'prepayment', 'persons', 'task', 'money', 'look'] as const),
  ...(['feed', 'message', 'letter', 'approval', 'permit'] as const),
  ...(['price', 'contract', 'btrans', 'btrans-file', 'ministry', 'rate', 'proposal', 'comment'] as const),
] as const
export type Missing = (typeof MISSING)[number]

/** The right that mending it needs; kinds without one are everybody's. */
const RIGHT: Partial<Record<Missing, Right>> = {
  ...{ money: 'money', approval: 'money', rate: 'money', price: 'prices', comment: 'content' },
  ...{ btrans: 'reports', 'btrans-file': 'reports', ministry: 'reports' },
}

/** May somebody with these rights mend it? */
export const mayMend = (kind: Missing, rights: readonly Right[]): boolean => {
  const right = RIGHT[kind]
  return right === undefined || rights.includes(right)
}

/** How soon somebody must see to it. */
export const WHENS = ['now', 'today', 'next'] as const
export type When = (typeof WHENS)[number]

const NOW: readonly Missing[] = ['conflict', 'answer', 'prepayment']
const NEXT: readonly Missing[] = MISSING.slice(MISSING.indexOf('permit'))

/** Reports of a month. The Ministry names no day: its list is done by the end of the month after, as BTRANS is. */
const REPORTS: readonly Missing[] = ['btrans', 'btrans-file', 'ministry']

/** Within a week a report is a matter of today, on its last two days of now. */
const SOON_DAYS = 7
const NEAR_DAYS = 3
const LAST_DAYS = 1

type Dated = { kind: Missing; month: string | null }

const daysLeft = ({ kind, month }: Dated, today: Day): number =>
  REPORTS.includes(kind) && month ? daysBetween(today, btransDeadline(month)) : Number.POSITIVE_INFINITY

/** When a kind comes: reports move up as their last day comes near. */
export const whenOf = (dated: Dated, today: Day): When => {
  const left = daysLeft(dated, today)
  if (NOW.includes(dated.kind) || left <= LAST_DAYS) return 'now'
  return NEXT.includes(dated.kind) && left > SOON_DAYS ? 'next' : 'today'
}

/**
 * The most urgent kind first. What has risen stands behind what was there, but for a report within three days: it is
 * the first of today.
 */
export const byUrgency = <Kind extends Dated>(kinds: Kind[], today: Day): Kind[] => {
  const rank = (each: Kind): number => {
    const when = whenOf(each, today)
    const near = when === 'today' && daysLeft(each, today) <= NEAR_DAYS
    return WHENS.indexOf(when) * MISSING.length + (near ? -1 : MISSING.indexOf(each.kind))
  }
  return [...kinds].sort(
    (one, other) => rank(one) - rank(other) || MISSING.indexOf(one.kind) - MISSING.indexOf(other.kind),
  )
}
