import { addDays, type Day } from '../../../kernel/day.ts'
import type { Minor } from '../../../kernel/money.ts'
import type { PricePlan } from '../../pricing/price-plan.ts'

/** The lowest nightly price of the coming year. */
export const lowestNightly = (plan: PricePlan, today: Day): Minor | null => {
  const yearOn = addDays(today, 365)
  const ahead = plan.seasons.filter((season) => season.until > today && season.from < yearOn)
  return ahead.length ? Math.min(...ahead.map((season) => season.nightly)) : null
}
