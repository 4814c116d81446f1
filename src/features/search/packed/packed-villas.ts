import { type Day, dayOfNumber } from '../../../kernel/day.ts'
import type { PricePlan } from '../../pricing/price-plan.ts'
import { priceOfStay } from '../../pricing/stay-price.ts'
import type { SearchEntry } from '../search-entry.ts'
import { clearHouse, houseColumns, writeHouse } from './house-columns.ts'
import { isRare, leastNights } from './judge-stay.ts'
import { lowestNightly } from './lowest-nightly.ts'
import { nightColumns, noNights, writeNights } from './night-columns.ts'
import { dropExpired, type Gap, shortGaps } from './night-set.ts'
import { priceColumns, writePlan } from './price-columns.ts'
import { type Compare, insertSorted, removeSorted } from './sorted.ts'

const LONGEST_GAP = 6

/**
 * All villas in columns: each has a slot, the same in every column. Slots are given in the order in which villas came
 * and never again, so that their order is that of the model.
 */
export const packedVillas = (base: number, size: number) => ({
  size,
  used: 0,
  entries: new Array<SearchEntry | undefined>(size),
  slotOf: new Map<number, number>(),
  houses: houseColumns(size),
  nights: nightColumns(base, size),
  prices: priceColumns(size),
  /** The gaps between bookings that are sold whole although they are short. */
  gaps: new Array<Gap[] | undefined>(size),
  /** Slots with options, and the end (ms) of the next option. */
  withOptions: new Set<number>(),
  nextEnd: Number.POSITIVE_INFINITY,
  /** Slots from the most to the least recommended, and by name. */
  ranked: [] as number[],
  byName: [] as number[],
  /** The lowest night of the year after `lowestOn`; NaN = not asked yet. */
  lowest: new Float64Array(size).fill(Number.NaN),
  lowestOn: '' as Day,
  found: { slots: new Int32Array(size), shifts: new Int8Array(size), keys: new Float64Array(size) },
})
export type PackedVillas = ReturnType<typeof packedVillas>

/** Packs villas in their order into columns with room for some more. */
export const packed = (base: number, entries: Iterable<SearchEntry>, count: number): PackedVillas => {
  const all = packedVillas(base, Math.ceil((count * 1.2 + 64) / 32) * 32)
  for (const entry of entries) write(all, all.used++, entry, undefined)
  all.ranked = Array.from({ length: all.used }, (_, slot) => slot).sort(byRank(all))
  all.byName = Array.from({ length: all.used }, (_, slot) => slot).sort(byName(all))
  return all
}

/** Puts a villa into its slot in place of what stands there. Answers false where there is no slot left. */
export const putVilla = (all: PackedVillas, entry: SearchEntry): boolean => {
  const known = all.slotOf.get(entry.villa.id)
  if (known === undefined && all.used === all.size) return false
  const slot = known ?? all.used++
  const before = all.entries[slot]
  if (before) forget(all, slot, before)
  write(all, slot, entry, before)
  if (before?.nights.expiring.length) all.nextEnd = nextEndOf(all)
  insertSorted(all.ranked, slot, byRank(all))
  insertSorted(all.byName, slot, byName(all))
  return true
}

const write = (all: PackedVillas, slot: number, entry: SearchEntry, before: SearchEntry | undefined): void => {
  all.slotOf.set(entry.villa.id, slot)
  all.entries[slot] = entry
  writeHouse(all.houses, slot, entry.villa, entry.rating)
  writeNights(all.nights, slot, noNights(before?.nights), entry.nights.words)
  writePlan(all.prices, slot, entry.plan, all.nights.base)
  noteNights(all, slot, entry)
  all.lowest[slot] = Number.NaN
}

export const removeVilla = (all: PackedVillas, id: number): void => {
  const slot = all.slotOf.get(id)
  const entry = slot === undefined ? undefined : all.entries[slot]
  if (slot === undefined || !entry) return
  forget(all, slot, entry)
  writeNights(all.nights, slot, entry.nights.words, noNights(undefined))
  all.slotOf.delete(id)
  all.entries[slot] = undefined
  all.withOptions.delete(slot)
  all.nextEnd = nextEndOf(all)
  all.gaps[slot] = undefined
}

/** Frees the nights of options that have ended by now. Costs nothing as long as none has. */
export const freeEnded = (all: PackedVillas, now: number): void => {
  if (now < all.nextEnd) return
  for (const slot of [...all.withOptions]) {
    const entry = all.entries[slot]
    if (!entry) continue
    const before = entry.nights.words.slice()
    dropExpired(entry.nights, now)
    writeNights(all.nights, slot, before, entry.nights.words)
    noteNights(all, slot, entry)
  }
  all.nextEnd = nextEndOf(all)
}

/** The lowest nightly price of the year from a day on; Infinity where there is none. */
export const lowestOf = (all: PackedVillas, slot: number, today: Day): number => {
  if (all.lowestOn !== today) all.lowest.fill(Number.NaN)
  all.lowestOn = today
  const known = all.lowest[slot] ?? Number.NaN
  if (!Number.isNaN(known)) return known
  const plan = all.entries[slot]?.plan
  const lowest = (plan && lowestNightly(plan, today)) ?? Number.POSITIVE_INFINITY
  all.lowest[slot] = lowest
  return lowest
}

const forget = (all: PackedVillas, slot: number, entry: SearchEntry): void => {
  removeSorted(all.ranked, slot, byRank(all))
  removeSorted(all.byName, slot, byName(all))
  clearHouse(all.houses, slot, entry.villa)
}

/** What follows from a slot's nights: when its next option ends, and its gaps. */
const noteNights = (all: PackedVillas, slot: number, { nights, plan }: SearchEntry): void => {
  if (nights.expiring.length) all.withOptions.add(slot)
  else all.withOptions.delete(slot)
  for (const { at } of nights.expiring) all.nextEnd = Math.min(all.nextEnd, at)
  all.gaps[slot] = plan ? shortGaps(nights, LONGEST_GAP).filter((gap) => isSoldWhole(all, slot, plan, gap)) : []
}

const isSoldWhole = (all: PackedVillas, slot: number, plan: PricePlan, { first, last }: Gap): boolean => {
  const { prices } = all
  if (isRare(prices, slot, first, last)) {
    const stay = { checkIn: dayOfNumber(first), checkOut: dayOfNumber(last) }
    const freeRun = { from: stay.checkIn, until: stay.checkOut }
    const price = priceOfStay(plan, { stay, guests: 1, today: stay.checkIn, freeRun })
    return price.kind === 'priced' && price.fillsGap
  }
  return last - first >= plan.gapMinNights && last - first < leastNights(prices, slot, first, last)
}

const nextEndOf = ({ withOptions, entries }: PackedVillas): number => {
  let next = Number.POSITIVE_INFINITY
  for (const slot of withOptions) for (const { at } of entries[slot]?.nights.expiring ?? []) next = Math.min(next, at)
  return next
}

const byRank =
  ({ houses: { rank, ids } }: PackedVillas): Compare =>
  (one, other) =>
    (rank[other] ?? 0) - (rank[one] ?? 0) || (ids[one] ?? 0) - (ids[other] ?? 0)

const turkish = new Intl.Collator('tr')
const byName =
  ({ entries }: PackedVillas): Compare =>
  (one, other) =>
    turkish.compare(entries[one]?.villa.name ?? '', entries[other]?.villa.name ?? '') || one - other
