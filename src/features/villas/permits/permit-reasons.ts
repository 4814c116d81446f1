import { type Day, dayInIstanbul, daysBetween } from '../../../kernel/day.ts'
import type { PermitState } from './permit.shape.ts'

/** Why somebody should look at the permit of a villa, the most urgent first. */
export const PERMIT_REASONS = [
  'missing',
  'invalid',
  'ended',
  'ends-7',
  'doubled',
  'ends-30',
  'waiting',
  'old-check',
  'ends-60',
] as const
export type PermitReason = (typeof PERMIT_REASONS)[number]

/** A check tells how it was then; after so many days one looks again. */
export const CHECK_LASTS_DAYS = 90

type Known = { number: string; state: PermitState; checkedAt: Date | null; validUntil: Day | null }

/** Everything that is to be looked at, the most urgent first; nothing when all is well. */
export const permitReasons = (
  permit: Known | null,
  { now, doubled }: { now: Date; doubled: boolean },
): PermitReason[] => {
  if (!permit) return ['missing']
  const today = dayInIstanbul(now)
  const ending = permit.validUntil === null ? undefined : endOf(daysBetween(today, permit.validUntil))
  const reasons: (PermitReason | false | undefined)[] = [
    permit.state !== 'valid' && permit.state,
    ending,
    doubled && 'doubled',
    // one that waits is to be looked at anyway
    permit.state === 'valid' && isOld(permit.checkedAt, today) && 'old-check',
  ]
  return PERMIT_REASONS.filter((each) => reasons.includes(each))
}

const isOld = (checkedAt: Date | null, today: Day): boolean =>
  !checkedAt || daysBetween(dayInIstanbul(checkedAt), today) > CHECK_LASTS_DAYS

const endOf = (days: number): PermitReason | undefined => {
  if (days < 0) return 'ended'
  if (days <= 7) return 'ends-7'
  if (days <= 30) return 'ends-30'
  return days <= 60 ? 'ends-60' : undefined
}
