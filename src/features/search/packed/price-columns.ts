import { type Day, dayNumber } from '../../../kernel/day.ts'
import { CURRENCIES } from '../../../kernel/money.ts'
import type { Discount, PricePlan, Season } from '../../pricing/price-plan.ts'

/** So many seasons and discounts of a villa are packed; one with more is always asked the slow way. */
export const SEASONS = 32
export const DISCOUNTS = 6

const LAST_DAY = 65_535
const BIGGEST = 0xffff_fffe
/** In place of a weekly price. */
export const NO_WEEKLY = 0xffff_ffff

/** Kinds of discounts by their number in `discountKind`. */
export const LENGTH = 0
export const EARLY = 1
export const LAST_MINUTE = 2

/** What decides the price of a stay, by slot. Days are day numbers. */
export const priceColumns = (size: number) => ({
  hasPlan: new Uint8Array(size),
  /** 1: only the price engine can price this villa. */
  rare: new Uint8Array(size),
  /** Days with a price of their own; stays over one of them are rare. */
  dearDays: new Array<number[] | undefined>(size),
  currency: new Uint8Array(size),
  capacity: new Uint16Array(size),
  baseGuests: new Uint16Array(size),
  extraGuestNightly: new Uint32Array(size),
  /** No shorter stay is ever sold, not even in a gap. */
  neverBelow: new Uint16Array(size),
  gapMinNights: new Uint16Array(size),
  gapLeavesOneEdge: new Uint8Array(size),
  seasons: new Uint8Array(size),
  from: new Uint16Array(size * SEASONS),
  until: new Uint16Array(size * SEASONS),
  nightly: new Uint32Array(size * SEASONS),
  weekly: new Uint32Array(size * SEASONS),
  minNights: new Uint8Array(size * SEASONS),
  arrivals: new Uint8Array(size * SEASONS),
  departures: new Uint8Array(size * SEASONS),
  cleaningBelow: new Uint8Array(size * SEASONS),
  cleaningFee: new Uint32Array(size * SEASONS),
  discounts: new Uint8Array(size),
  discountKind: new Uint8Array(size * DISCOUNTS),
  discountPercent: new Uint16Array(size * DISCOUNTS),
  discountThreshold: new Int16Array(size * DISCOUNTS),
  discountFrom: new Uint16Array(size * DISCOUNTS),
  discountUntil: new Uint16Array(size * DISCOUNTS),
})
export type PriceColumns = ReturnType<typeof priceColumns>

/** Packs a villa's plan; seasons that ended before `base` are left out. A plan that doesn't fit is marked as rare. */
export const writePlan = (columns: PriceColumns, slot: number, plan: PricePlan | undefined, base: number): void => {
  columns.hasPlan[slot] = plan ? 1 : 0
  if (!plan) return
  const seasons = plan.seasons.filter(({ until }) => dayNumber(until) > base)
  const discounts = plan.discounts.filter(({ kind }) => kind !== 'coupon') // a search knows no coupon
  const packs = fits(plan, seasons, discounts)
  const days = Object.keys(plan.dayPrices).map(dayNumber)
  columns.rare[slot] = packs ? 0 : 1
  columns.neverBelow[slot] = packs ? Math.min(plan.gapMinNights, ...seasons.map(({ minNights }) => minNights)) : 0
  columns.dearDays[slot] = days.length ? days : undefined
  columns.seasons[slot] = packs ? seasons.length : 0
  columns.discounts[slot] = packs ? discounts.length : 0
  columns.currency[slot] = CURRENCIES.indexOf(plan.currency)
  if (!packs) return
  columns.capacity[slot] = plan.capacity
  columns.baseGuests[slot] = plan.baseGuests
  columns.extraGuestNightly[slot] = plan.extraGuestNightly
  columns.gapMinNights[slot] = plan.gapMinNights
  columns.gapLeavesOneEdge[slot] = plan.gapLeavesOneEdge ? 1 : 0
  for (const [index, season] of seasons.entries()) writeSeason(columns, slot * SEASONS + index, season)
  for (const [index, discount] of discounts.entries()) writeDiscount(columns, slot * DISCOUNTS + index, discount)
}

const writeSeason = (columns: PriceColumns, at: number, season: Season): void => {
  columns.from[at] = clamped(dayNumber(season.from))
  columns.until[at] = clamped(dayNumber(season.until))
  columns.nightly[at] = season.nightly
  columns.weekly[at] = season.weekly ?? NO_WEEKLY
  columns.minNights[at] = season.minNights
  columns.arrivals[at] = daysOf(season.arrivalDays)
  columns.departures[at] = daysOf(season.departureDays)
  columns.cleaningBelow[at] = season.cleaningBelowNights
  columns.cleaningFee[at] = season.cleaningFee
}

const writeDiscount = (columns: PriceColumns, at: number, discount: Discount): void => {
  columns.discountKind[at] = kindOf(discount)
  columns.discountPercent[at] = Math.round(discount.percent * 100)
  columns.discountThreshold[at] = discount.threshold
  columns.discountFrom[at] = clamped(dayNumber(discount.from))
  columns.discountUntil[at] = clamped(dayNumber(discount.until))
}

const kindOf = ({ kind }: Discount): number => {
  if (kind === 'length') return LENGTH
  return kind === 'early' ? EARLY : LAST_MINUTE
}

const clamped = (day: number): number => Math.max(0, Math.min(LAST_DAY, day))
const daysOf = (days: number[]): number => days.reduce((bits, day) => bits | (1 << day), 0)

const isWhole = (value: number, most: number): boolean => Number.isInteger(value) && value >= 0 && value <= most
const areDays = (days: number[]): boolean => days.every((day) => day >= 1 && day <= 7)

const fits = (plan: PricePlan, seasons: Season[], discounts: Discount[]): boolean =>
  seasons.length <= SEASONS &&
  discounts.length <= DISCOUNTS &&
  [plan.capacity, plan.baseGuests, plan.gapMinNights].every((value) => isWhole(value, 65_535)) &&
  isWhole(plan.extraGuestNightly, BIGGEST) &&
  seasons.every(
    (season, index) =>
      fitsSeason(season) && isEarlier(season.from, season.until) && isAfter(seasons[index - 1]?.until, season.from),
  ) &&
  discounts.every(({ percent, threshold }) => percent >= 0 && percent <= 600 && isWhole(Math.abs(threshold), 32_767))

const isEarlier = (from: Day, until: Day): boolean => from < until
const isAfter = (before: Day | undefined, from: Day): boolean => before === undefined || before <= from

const fitsSeason = (season: Season): boolean =>
  isWhole(season.nightly, BIGGEST) &&
  isWhole(season.weekly ?? 0, BIGGEST) &&
  isWhole(season.cleaningFee, BIGGEST) &&
  isWhole(season.minNights, 255) &&
  isWhole(season.cleaningBelowNights, 255) &&
  areDays(season.arrivalDays) &&
  areDays(season.departureDays)
