import type { Day } from '../../../kernel/day.ts'
import { othersFirst } from '../../../platform/pace/others-first.ts'
import { weeksOf } from '../ahead/ahead.flow.ts'
import type { At } from '../find-villas.view.ts'
import type { SearchQuery } from '../search.contract.ts'
import type { SearchModel } from '../search-model.server.ts'
import type { PriceOfMonth } from './months.contract.ts'

const MONTHS = 12
const WEEK = 7

/**
 * The cheapest week of each of the next twelve months. Others are let in between the months: each asks the whole search
 * four or five times.
 */
export const cheapestWeeks = async (
  model: SearchModel,
  where: Pick<SearchQuery, 'town' | 'type'>,
  at: At,
): Promise<PriceOfMonth[]> => {
  const wish: SearchQuery = { ...where, guests: 2, currency: 'TL', flexible: 0, sort: 'price', skip: 0, take: 1 }
  const months: PriceOfMonth[] = []
  for (const month of monthsFrom(at.today)) {
    const weeks = weeksOf(model, { ...wish, month, nights: WEEK }, at).flatMap(({ checkin, checkout, least }) =>
      least === null ? [] : [{ checkin, checkout, least }],
    )
    months.push({ month, week: weeks.toSorted((one, other) => one.least - other.least)[0] ?? null })
    await othersFirst()
  }
  return months
}

/** '2027-06' and the eleven that follow. */
const monthsFrom = (today: Day): string[] => {
  const [year = 0, month = 1] = today.split('-').map(Number)
  return Array.from({ length: MONTHS }, (_, ahead) =>
    new Date(Date.UTC(year, month - 1 + ahead)).toISOString().slice(0, 7),
  )
}
