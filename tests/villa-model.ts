import { clash, type Day, daysBetween, nightsOf, type Stay } from '../src/kernel/day.ts'

const HOUR = 3_600_000

export type ModelHolder = Stay & {
  id: number
  kind: 'reservation' | 'closing'
  status: 'OPTION' | 'CONFIRMED' | 'CANCELLED' | 'OPEN'
  expiresAt: number | null
  /** The whole pre-payment came when the nights were gone. */
  paidLate?: boolean
}

/**
 * One villa's calendar as anybody would keep it on paper: a list of holders, and a night belongs to the living one that
 * covers it.
 */
export const villaModel = () => {
  const holders: ModelHolder[] = []
  const isLiving = ({ status, expiresAt }: ModelHolder, now: number) =>
    (status === 'CONFIRMED' || status === 'OPTION') && (expiresAt === null || expiresAt > now)
  return {
    holders,
    isLiving,
    /** Is nobody but `self` in the way of these nights? */
    isFree: (stay: Stay, now: number, self?: ModelHolder) =>
      !holders.some((each) => each !== self && isLiving(each, now) && clash(each, stay)),
    /** Every taken night with its owner, in the words of the table. */
    taken: (now: number): string[] =>
      holders
        .filter((each) => isLiving(each, now))
        .flatMap((each) =>
          nightsOf(each).map((night) => `${night} ${nameOf(each)} ${each.id} ${each.expiresAt ?? '-'}`),
        )
        .sort(),
  }
}

const nameOf = ({ kind, status }: ModelHolder): string => {
  if (kind === 'closing') return 'closing'
  return status === 'OPTION' ? 'option' : 'reservation'
}

export type VillaModel = ReturnType<typeof villaModel>

/**
 * The end of a new option, as PRODUCT §5 says it, and never past 16:00 in Istanbul on the day of arrival; for tonight
 * an hour at least.
 */
export const modelOptionEnd = (
  now: number,
  today: Day,
  checkIn: Day,
  hours = daysBetween(today, checkIn) <= 7 ? 4 : 24,
): number => Math.min(now + hours * HOUR, Math.max(modelArrival(checkIn), now + HOUR))

export const modelArrival = (checkIn: Day): number => Date.parse(`${checkIn}T13:00:00Z`)
