import { type Day, nightsOf } from '../../kernel/day.ts'
import type { Minor } from '../../kernel/money.ts'
import { type PricePlan, seasonOf } from '../pricing/price-plan.ts'
import type { TakenNight } from './calendar.ts'

/** One day of a calendar: the night that begins on it, and what holds for who arrives or leaves on it. */
export type CalendarNight = {
  day: Day
  state: 'free' | 'taken' | 'option' | 'past'
  /** Null where no price is set: then nobody sells the night. */
  price: Minor | null
  minNights: number | null
  /** ISO weekdays; empty = every day. */
  arrivalDays: number[]
  departureDays: number[]
}

type Range = { from: Day; until: Day; today: Day }

/** The days of [from, until) as the calendar of a villa shows them. `taken` = its living taken nights. */
export const calendarDays = (
  plan: PricePlan | undefined,
  taken: TakenNight[],
  { from, until, today }: Range,
): CalendarNight[] => {
  const kindOf = new Map(taken.map(({ night, kind }) => [night, kind]))
  const stateOf = (day: Day): CalendarNight['state'] => {
    if (day < today) return 'past'
    const kind = kindOf.get(day)
    if (kind === undefined) return 'free'
    return kind === 'option' ? 'option' : 'taken'
  }
  return nightsOf({ checkIn: from, checkOut: until }).map((day) => {
    const season = plan && seasonOf(plan, day)
    return {
      day,
      state: stateOf(day),
      price: season ? (plan.dayPrices[day] ?? season.nightly) : null,
      minNights: season?.minNights ?? null,
      arrivalDays: season?.arrivalDays ?? [],
      departureDays: season?.departureDays ?? [],
    }
  })
}
