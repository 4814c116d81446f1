import { dayNumber, dayOfNumber } from '../../../kernel/day.ts'
import { CURRENCIES, type Minor } from '../../../kernel/money.ts'
import type { Discount, PricePlan } from '../../pricing/price-plan.ts'
import { areWhole, fitSeasons, seasonColumns, seasonsAt, writeSeasons } from './season-columns.ts'

const BIGGEST = 0xffff_fffe

/** Nights with a price of their own, by day number in ascending order. */
export type DearNights = { nights: number[]; prices: Minor[] }

/** A discount with the days of its arrivals as day numbers: [first, last). */
type DatedDiscount = Discount & { first: number; last: number }

/** What decides the price of a stay, by slot. */
export const priceColumns = (size: number) => ({
  hasPlan: new Uint8Array(size),
  /** Plans that don't pack: the price engine alone can price these villas. */
  rare: new Map<number, PricePlan>(),
  dear: new Map<number, DearNights>(),
  currency: new Uint8Array(size),
  capacity: new Uint16Array(size),
  baseGuests: new Uint16Array(size),
  extraGuestNightly: new Uint32Array(size),
  prepaymentPercent: new Uint16Array(size),
  damageDeposit: new Uint32Array(size),
  /** No shorter stay is ever sold, not even in a gap. */
  neverBelow: new Uint16Array(size),
  /** A shorter stay is sold in a gap alone, whatever its nights; 0 where that isn't known. */
  inGapsBelow: new Uint16Array(size),
  gapMinNights: new Uint16Array(size),
  gapLeavesOneEdge: new Uint8Array(size),
  seasons: seasonColumns(size),
  /** Which of the lists of discounts: thousands of villas share them, and lists share what stands in them. */
  discounts: new Uint32Array(size),
  discountLists: [[]] as DatedDiscount[][],
  listOf: new Map<string, number>([['', 0]]),
  discountOf: new Map<string, { place: number; dated: DatedDiscount }>(),
})
export type PriceColumns = ReturnType<typeof priceColumns>

/** Packs a villa's plan; what ended before `base` is left out. A plan that doesn't fit is kept whole. */
export const writePlan = (columns: PriceColumns, slot: number, plan: PricePlan | undefined, base: number): void => {
  clearPlan(columns, slot)
  if (!plan) return
  columns.hasPlan[slot] = 1
  columns.currency[slot] = CURRENCIES.indexOf(plan.currency)
  const seasons = plan.seasons.filter(({ until }) => dayNumber(until) > base)
  if (!fits(columns, { ...plan, seasons })) {
    columns.rare.set(slot, plan)
    return
  }
  columns.capacity[slot] = plan.capacity
  columns.baseGuests[slot] = plan.baseGuests
  columns.extraGuestNightly[slot] = plan.extraGuestNightly
  columns.prepaymentPercent[slot] = plan.prepaymentPercent
  columns.damageDeposit[slot] = plan.damageDeposit
  columns.inGapsBelow[slot] = Math.min(...seasons.map(({ minNights }) => minNights)) // without seasons 0
  columns.neverBelow[slot] = Math.min(plan.gapMinNights, columns.inGapsBelow[slot] ?? 0)
  columns.gapMinNights[slot] = plan.gapMinNights
  columns.gapLeavesOneEdge[slot] = plan.gapLeavesOneEdge ? 1 : 0
  writeSeasons(columns.seasons, slot, seasons)
  columns.discounts[slot] = discountsOf(columns, plan.discounts)
  const dear = dearNights(plan, base)
  if (dear.nights.length) columns.dear.set(slot, dear)
}

/** A villa's plan as far as a search knows it: without coupons, extras, and the ids of the database. */
export const planAt = (columns: PriceColumns, slot: number): PricePlan | undefined => {
  if (!columns.hasPlan[slot]) return undefined
  const { nights, prices } = columns.dear.get(slot) ?? { nights: [], prices: [] }
  return (
    columns.rare.get(slot) ?? {
      currency: CURRENCIES[columns.currency[slot] ?? 0] ?? 'TL',
      capacity: columns.capacity[slot] ?? 0,
      baseGuests: columns.baseGuests[slot] ?? 0,
      extraGuestNightly: columns.extraGuestNightly[slot] ?? 0,
      prepaymentPercent: columns.prepaymentPercent[slot] ?? 0,
      damageDeposit: columns.damageDeposit[slot] ?? 0,
      gapMinNights: columns.gapMinNights[slot] ?? 0,
      gapLeavesOneEdge: columns.gapLeavesOneEdge[slot] === 1,
      seasons: seasonsAt(columns.seasons, slot),
      dayPrices: Object.fromEntries(nights.map((night, index) => [dayOfNumber(night), prices[index] ?? 0])),
      discounts: columns.discountLists[columns.discounts[slot] ?? 0] ?? [],
      extras: [],
    }
  )
}

/** When a slot has prices, [first, last) with the price of a night, and the nights that cost something else. */
export const pricedTimes = (columns: PriceColumns, slot: number) => {
  const { seasons, rare, hasPlan } = columns
  const times: [first: number, last: number, nightly: Minor][] = []
  const plan = rare.get(slot)
  for (const { from, until, nightly } of plan?.seasons ?? []) times.push([dayNumber(from), dayNumber(until), nightly])
  const begin = seasons.begin[slot] ?? 0
  const end = hasPlan[slot] && !plan ? begin + (seasons.count[slot] ?? 0) : 0
  for (let at = begin; at < end; at++)
    times.push([seasons.from[at] ?? 0, seasons.until[at] ?? 0, seasons.nightly[at] ?? 0])
  const dear = plan ? dearNights(plan, 0) : columns.dear.get(slot)
  return { times, dear: dear && new Map(dear.nights.map((night, index) => [night, dear.prices[index] ?? 0])) }
}

/** Leaves a slot without prices. */
export const clearPlan = (columns: PriceColumns, slot: number): void => {
  columns.hasPlan[slot] = 0
  columns.neverBelow[slot] = 0
  columns.inGapsBelow[slot] = 0
  columns.rare.delete(slot)
  columns.dear.delete(slot)
}

const dearNights = ({ dayPrices }: PricePlan, base: number): DearNights => {
  const all = Object.entries(dayPrices)
    .map(([day, price]) => [dayNumber(day), price] as const)
    .filter(([night]) => night >= base)
    .sort(([one], [other]) => one - other)
  return { nights: all.map(([night]) => night), prices: all.map(([, price]) => price) }
}

/** A search knows no coupon. */
const discountsOf = (columns: PriceColumns, all: readonly Discount[]): number => {
  const known = all.filter(({ kind }) => kind !== 'coupon').map((each) => knownDiscount(columns, each))
  const key = known.map(({ place }) => place).join()
  const list = columns.listOf.get(key)
  if (list !== undefined) return list
  columns.listOf.set(key, columns.discountLists.length)
  return columns.discountLists.push(known.map(({ dated }) => dated)) - 1
}

const knownDiscount = ({ discountOf }: PriceColumns, discount: Discount) => {
  const own = { ...discount, id: 0 }
  const key = JSON.stringify(own)
  const dated = { ...own, first: dayNumber(own.from), last: dayNumber(own.until) }
  const known = discountOf.get(key) ?? { place: discountOf.size, dated }
  discountOf.set(key, known)
  return known
}

const fits = (columns: PriceColumns, plan: PricePlan): boolean =>
  areWhole([plan.capacity, plan.baseGuests, plan.gapMinNights, plan.prepaymentPercent], 65_535) &&
  areWhole([plan.extraGuestNightly, plan.damageDeposit], BIGGEST) &&
  fitSeasons(columns.seasons, plan.seasons)
