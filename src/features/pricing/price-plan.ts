import type { Day } from '../../kernel/day.ts'
import type { Localized } from '../../kernel/language.ts'
import type { Currency, Minor } from '../../kernel/money.ts'
import type { CancellationPolicy, DiscountKind, OfferedExtra, PriceRow } from './pricing.shape.ts'

/** A price period: nights of [from, until). */
export type Season = PriceRow & {
  id: number
  /** ISO weekdays; empty = every day. */
  arrivalDays: number[]
  departureDays: number[]
  prepaymentPercent: number | null
}

/**
 * `threshold`: length: at least so many nights; early: at least so many days ahead; last-minute: at most so many days
 * ahead. Arrivals of [from, until).
 */
export type Discount = {
  id: number
  kind: DiscountKind
  percent: number
  threshold: number
  from: Day
  until: Day
  coupon: string | null
}

export type Extra = Omit<OfferedExtra, 'name'> & { id: number; name: Localized }

/** All that decides the price of a stay in one villa. Seasons in ascending order, never overlapping. */
export type PricePlan = {
  currency: Currency
  capacity: number
  baseGuests: number
  extraGuestNightly: Minor
  prepaymentPercent: number
  damageDeposit: Minor
  gapMinNights: number
  /** The villa also lets a stay leave one edge of the gap empty. */
  gapLeavesOneEdge: boolean
  /** The villa's own; the search does without. */
  policy?: CancellationPolicy | null
  seasons: Season[]
  dayPrices: Record<Day, Minor>
  discounts: Discount[]
  extras: Extra[]
}

/** The season of a night, or undefined where the villa has no prices. */
export const seasonOf = (plan: PricePlan, night: Day): Season | undefined =>
  plan.seasons.find((season) => season.from <= night && night < season.until)
