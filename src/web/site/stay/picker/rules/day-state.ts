import type { CalendarDay } from '../../../../../features/availability/calendar.shape.ts'
import { addDays, type Day } from '../../../../../kernel/day.ts'
import type { StayRules } from './stay-reason.ts'

/** What becomes of the night that begins on a day. */
export type Night = 'free' | 'taken' | 'option' | 'past'

export const nightOf = ({ days, today }: StayRules, day: Day): Night =>
  day < today ? 'past' : (days?.get(day)?.state ?? (days ? 'past' : 'free'))

/** How a day reads aloud beside its date: 'stay.day.*'. */
export const dayState = (rules: StayRules, day: Day): CalendarDay['state'] | 'leaving' => {
  const night = nightOf(rules, day)
  const evening = night === 'taken' || night === 'option'
  return evening && nightOf(rules, addDays(day, -1)) === 'free' ? 'leaving' : night
}
