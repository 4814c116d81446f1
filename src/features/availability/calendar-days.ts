import { type Day, nightsOf } from '../../kernel/day.ts'
import { type PricePlan, type Season, seasonOf } from '../pricing/price-plan.ts'
import type { CalendarDay } from './calendar.shape.ts'
import type { TakenNight } from './calendar.ts'

type Range = { from: Day; until: Day; today: Day }

/** The days of [from, until) as the calendar of a villa shows them. `taken` = its living taken nights. */
export const calendarDays = (
  plan: PricePlan | undefined,
  taken: TakenNight[],
  { from, until, today }: Range,
): CalendarDay[] => {
  const kindOf = new Map(taken.map(({ night, kind }) => [night, kind]))
  const stateOf = (day: Day): CalendarDay['state'] => {
    if (day < today) return 'past'
    const kind = kindOf.get(day)
    if (kind === undefined) return 'free'
    return kind === 'option' ? 'option' : 'taken'
  }
  const dayPrices = plan?.dayPrices ?? {}
  let season: Season | undefined
  return nightsOf({ checkIn: from, checkOut: until }).map((day) => {
    if (!season || day < season.from || day >= season.until) season = plan && seasonOf(plan, day)
    return {
      day,
      state: stateOf(day),
      price: season ? (dayPrices[day] ?? season.nightly) : null,
      minNights: season?.minNights ?? null,
      arrivalDays: season?.arrivalDays ?? [],
      departureDays: season?.departureDays ?? [],
    }
  })
}
