import { dayInIstanbul } from '../../../../kernel/day.ts'
import type { Act } from '../../../../platform/act.ts'
import type { PricePlan } from '../../price-plan.ts'
import { plansOf } from '../../pricing.store.ts'
import type { Period } from '../season-edit.ts'
import { lastPriceChange } from '../seasons.store.ts'
import { lookAhead } from '../villa-prices.flow.ts'
import { yearOf } from './copy-seasons.ts'
import { dayPricesWithin, type GridFilter, gridVillas, seasonsWithin, villasForPrices } from './price-grid.store.ts'
import { nightsOfAll, sharedPeriods, unpricedIn } from './price-grid.ts'

type Asked = GridFilter & { year: number }

/** So long the grid offers to take a bulk change back: a day. */
const UNDO_MS = 86_400_000

/** The price grid of a year: a page of villas, the periods they share, and what has no price at all. */
export const gridOf = async ({ db, now }: Act, { year, ...filter }: Asked) => {
  const { rows, ids } = await gridVillas(db, filter)
  const whole = yearOf(year)
  const plans = await plansOf(
    db,
    rows.map(({ id }) => id),
  )
  const today = dayInIstanbul(now)
  const ahead = { from: today > whole.from ? today : whole.from, until: whole.until }
  const unpriced = await withoutPrice({ db, now })
  const last = await lastPriceChange(db, new Date(now.getTime() - UNDO_MS))
  return {
    content: rows.map((row) => ({ ...row, ...pricesIn(plans.get(row.id), whole, ahead) })),
    total: ids.length,
    ids,
    last: last ? { id: last.id, by: last.by, at: last.at.toISOString(), villas: last.villas } : null,
    skip: filter.skip,
    take: filter.take,
    periods: sharedPeriods(
      [...plans.values()].flatMap(({ seasons }) => seasons),
      year,
    ),
    unpriced: { nights: unpriced.reduce((sum, { nights }) => sum + nights, 0), villas: unpriced.length },
  }
}

const pricesIn = (plan: PricePlan | undefined, year: Period, ahead: Period) => {
  const { seasons = [], dayPrices = {}, discounts = [], capacity = 0, baseGuests = 0 } = plan ?? {}
  return {
    guests: capacity,
    baseGuests,
    seasons: seasons.filter((season) => season.from < year.until && year.from < season.until),
    dayPrices,
    discounts,
    unpricedNights: nightsOfAll(gapsOf(ahead, seasons, new Set(Object.keys(dayPrices)))),
  }
}

/** Active villas with nights of the next 18 months that nobody could buy, by town and name. */
export const withoutPrice = async ({ db, now }: Pick<Act, 'db' | 'now'>) => {
  const ahead = lookAhead(now)
  const villas = (await villasForPrices(db)).filter(({ active }) => active)
  const seasons = await seasonsWithin(db, ahead)
  const dayPrices = await dayPricesWithin(db, ahead)
  return villas.flatMap(({ id, name, town }) => {
    const gaps = gapsOf(ahead, seasons.get(id), dayPrices.get(id))
    return gaps.length ? [{ id, name, town, gaps, nights: nightsOfAll(gaps) }] : []
  })
}

const gapsOf = (
  period: Period,
  seasons: Parameters<typeof unpricedIn>[1] = [],
  days: Parameters<typeof unpricedIn>[2] = new Set(),
): Period[] => (period.from < period.until ? unpricedIn(period, seasons, days) : [])
