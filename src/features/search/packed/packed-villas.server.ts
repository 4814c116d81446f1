import { addDays, type Day, dayNumber, dayOfNumber } from '../../../kernel/day.ts'
import type { PricePlan } from '../../pricing/price-plan.ts'
import { priceOfStay } from '../../pricing/stay-price.ts'
import type { SearchEntry } from '../search-entry.ts'
import { clearHouse, hashOf, houseColumns, writeHouse } from './house-columns.ts'
import { leastNights } from './judge-stay.ts'
import { freeEnded, nightColumns, nightsAt, writeGaps, writeNights } from './night-columns.ts'
import { type Gap, type NightSet, shortGaps } from './night-set.ts'
import { clearPlan, priceColumns, pricedTimes, writePlan } from './price-columns.ts'
import { trimSeasons } from './season-columns.ts'
import { type Compare, insertSorted, removeSorted } from './sorted.ts'
import { entryAt, forgetShown, shownVillas, writeFacts } from './whole-villas.server.ts'

export const LONGEST_GAP = 6

/**
 * All villas in columns: each has a slot, the same in every column. Slots are given in the order in which villas came
 * and never again, so that their order is that of the model. What no search looks at is packed as text.
 */
export const packedVillas = (base: number, size: number) => ({
  size,
  used: 0,
  slotOf: new Map<number, number>(),
  houses: houseColumns(size),
  nights: nightColumns(base, size),
  prices: priceColumns(size),
  ...shownVillas(),
  /** Slots from the most to the least recommended, and by name. */
  ranked: [] as number[],
  byName: [] as number[],
  /** The lowest night of the year after `lowestOn`; NaN = not asked yet. */
  lowest: new Float64Array(size).fill(Number.NaN),
  lowestOn: '' as Day,
  found: { slots: new Int32Array(size), shifts: new Int8Array(size), keys: new Float64Array(size) },
})
export type PackedVillas = ReturnType<typeof packedVillas>

/** Columns for `count` villas, with room for some more. `add` packs the next one, `done` puts all in order. */
export const packing = (base: number, count: number) => {
  const all = packedVillas(base, Math.ceil((count * 1.04 + 64) / 32) * 32)
  const names: string[] = []
  return {
    add(entry: SearchEntry): void {
      names.push(entry.villa.name)
      write(all, all.used++, entry)
    },
    done(): PackedVillas {
      trimSeasons(all.prices.seasons)
      const slots = Array.from({ length: all.used }, (_, slot) => slot)
      all.ranked = slots.toSorted(byRank(all))
      all.byName = slots.toSorted(byName((slot) => names[slot] ?? ''))
      return all
    },
  }
}

/** Puts a villa into its slot in place of what stands there. Answers false where there is no slot left. */
export const putVilla = (all: PackedVillas, entry: SearchEntry): boolean => {
  const known = all.slotOf.get(entry.villa.id)
  if (known === undefined && all.used === all.size) return false
  const slot = known ?? all.used++
  if (known !== undefined) forget(all, slot)
  write(all, slot, entry)
  insertSorted(all.ranked, slot, byRank(all))
  insertSorted(all.byName, slot, byName(nameIn(all)))
  return true
}

/** Puts the nights of a villa into its slot in place of those that stand there, and the revision they belong to. */
export const putVillaNights = (
  all: PackedVillas,
  slot: number,
  { revision, nights }: { revision: number; nights: NightSet },
): void => {
  const plan = entryAt(all, slot)?.plan
  forgetShown(all, slot)
  all.houses.revisions[slot] = revision
  writeNights(all.nights, slot, nights)
  noteGaps(all, slot, plan)
}

export const removeVilla = (all: PackedVillas, id: number): void => {
  const slot = all.slotOf.get(id)
  if (slot === undefined) return
  forget(all, slot)
  all.slotOf.delete(id)
  writeNights(all.nights, slot, { base: all.nights.base, words: new Uint32Array(0), expiring: [] })
  writeGaps(all.nights, slot, [])
  clearPlan(all.prices, slot)
  writeFacts(all, slot, null)
}

/** Frees the nights of options that have ended by now. Costs nothing as long as none has. */
export const freeNights = (all: PackedVillas, now: number): void =>
  freeEnded(all.nights, now, (slot) => {
    forgetShown(all, slot)
    noteGaps(all, slot, entryAt(all, slot)?.plan)
  })

/** The lowest nightly price of the year from a day on; Infinity where there is none. */
export const lowestOf = (all: PackedVillas, slot: number, today: Day): number => {
  if (all.lowestOn !== today) all.lowest.fill(Number.NaN)
  all.lowestOn = today
  const known = all.lowest[slot] ?? Number.NaN
  if (!Number.isNaN(known)) return known
  const [from, until] = [dayNumber(today), dayNumber(addDays(today, 365))]
  let lowest = Number.POSITIVE_INFINITY
  for (const [first, last, nightly] of pricedTimes(all.prices, slot).times)
    if (last > from && first < until) lowest = Math.min(lowest, nightly)
  all.lowest[slot] = lowest
  return lowest
}

/** The slot of the villa with this slug; -1 where there is none. */
export const slotOfSlug = (all: PackedVillas, slug: string): number => {
  const { hashes } = all.houses
  const hash = hashOf(slug)
  for (let slot = hashes.indexOf(hash); slot >= 0; slot = hashes.indexOf(hash, slot + 1))
    if (entryAt(all, slot)?.villa.slug === slug) return slot
  return -1
}

const write = (all: PackedVillas, slot: number, entry: SearchEntry): void => {
  all.slotOf.set(entry.villa.id, slot)
  writeHouse(all.houses, slot, entry.villa, entry.rating)
  writeNights(all.nights, slot, entry.nights)
  writePlan(all.prices, slot, entry.plan, all.nights.base)
  writeFacts(all, slot, entry)
  noteGaps(all, slot, entry.plan)
  all.lowest[slot] = Number.NaN
}

/** Takes a villa out of the orders and sets; what else stands in its slot is written over. */
const forget = (all: PackedVillas, slot: number): void => {
  removeSorted(all.ranked, slot, byRank(all))
  removeSorted(all.byName, slot, byName(nameIn(all)))
  clearHouse(all.houses, slot)
}

/** Notes the gaps between a villa's bookings that are sold whole. */
const noteGaps = (all: PackedVillas, slot: number, plan: PricePlan | undefined): void => {
  const gaps = plan ? shortGaps(nightsAt(all.nights, slot), LONGEST_GAP) : []
  const sold = gaps.filter((gap) => plan && isSoldWhole(all, slot, plan, gap))
  writeGaps(
    all.nights,
    slot,
    sold.map(({ first }) => first),
  )
}

const isSoldWhole = ({ prices }: PackedVillas, slot: number, plan: PricePlan, { first, last }: Gap): boolean => {
  if (prices.rare.has(slot)) {
    const stay = { checkIn: dayOfNumber(first), checkOut: dayOfNumber(last) }
    const freeRun = { from: stay.checkIn, until: stay.checkOut }
    const price = priceOfStay(plan, { stay, guests: 1, today: stay.checkIn, freeRun })
    return price.kind === 'priced' && price.fillsGap
  }
  return last - first >= plan.gapMinNights && last - first < leastNights(prices, slot, first, last)
}

/** From the most to the least recommended. */
export const byRank =
  ({ houses: { rank, ids } }: PackedVillas): Compare =>
  (one, other) =>
    (rank[other] ?? 0) - (rank[one] ?? 0) || (ids[one] ?? 0) - (ids[other] ?? 0)

const turkish = new Intl.Collator('tr')
const byName =
  (nameOf: (slot: number) => string): Compare =>
  (one, other) =>
    turkish.compare(nameOf(one), nameOf(other)) || one - other

const nameIn =
  (all: PackedVillas) =>
  (slot: number): string =>
    entryAt(all, slot)?.villa.name ?? ''
