import type { Day } from '../../kernel/day.ts'
import { type DayStyle, formatDay, formatStay } from '../../kernel/format.ts'
import { useLanguage } from '../words/use-say.ts'
import { useSite } from './site-data.ts'

const WITH_YEAR = { short: 'shortYear', day: 'year' } as const satisfies Record<string, DayStyle>
type Style = keyof typeof WITH_YEAR

/** The style that names the year when one of the days is not in this one. */
export const styleFrom = (today: Day, style: Style, days: readonly Day[]): DayStyle =>
  days.every((day) => day.slice(0, 4) === today.slice(0, 4)) ? style : WITH_YEAR[style]

/** Days and stays in words as the site writes them: with their year when it isn't this one. */
export const useDays = () => {
  const language = useLanguage()
  const { today } = useSite()
  return {
    day: (day: Day, style: Style = 'day'): string => formatDay(day, language, styleFrom(today, style, [day])),
    stay: (checkIn: Day, checkOut: Day, style: Style = 'short'): string =>
      formatStay(checkIn, checkOut, language, styleFrom(today, style, [checkIn, checkOut])),
  }
}
