import { addDays, type Day, dayInIstanbul, instantInIstanbul, weekday } from '../../../kernel/day.ts'

/** Staff look after so many business days without news. */
export const FRESH_BUSINESS_DAYS = 3
/** A rate that moves by more percent at once is asked about: it may be a slip of the finger, or another unit. */
export const MOST_JUMP_PERCENT = 10

/** TCMB publishes at 15:30 on business days. */
const PUBLISHED_AT = '15:35'
const ASK_AGAIN_MS = 30 * 60_000

const TENTHS = 10_000

/** A rate as whole ten thousandths; the decimal text of TL for one unit. */
export const parts = (rate: string): number => Math.round(Number(rate) * TENTHS)
export const rateText = (tenThousandths: number): string => (tenThousandths / TENTHS).toFixed(4)

/** TCMB's rate with the agency's margin (hundredths of a percent); `up` = to the next whole kuruş. */
export const withMargin = (official: string, margin: number, up: boolean): string => {
  const plain = Math.round((parts(official) * (10_000 + margin)) / 10_000)
  return rateText(up && margin > 0 ? Math.ceil(plain / 100) * 100 : plain)
}

/** By how many percent a rate moves, rounded; 0 without one before. */
export const jumpPercent = (was: string | null, rate: string): number =>
  was === null ? 0 : Math.round((Math.abs(parts(rate) - parts(was)) / parts(was)) * 100)

export const isBusinessDay = (day: Day): boolean => weekday(day) < 6

/** Business days after a day, today included; holidays count as such, for nobody tells us of them. */
export const businessDaysSince = (day: Day, today: Day): number => {
  let count = 0
  for (let next = addDays(day, 1); next <= today && count < 1_000; next = addDays(next, 1))
    if (isBusinessDay(next)) count++
  return count
}

/**
 * Is it time to ask TCMB? On business days from 15:35 on, until it has said a rate of today; half an hour after a try.
 */
export const isTimeToAsk = (now: Date, { officialDay, lastTry }: { officialDay: Day | null; lastTry: Date | null }) => {
  const today = dayInIstanbul(now)
  if (!isBusinessDay(today) || now < instantInIstanbul(today, PUBLISHED_AT) || officialDay === today) return false
  return !lastTry || now.getTime() - lastTry.getTime() >= ASK_AGAIN_MS
}
