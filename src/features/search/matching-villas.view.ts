import { type Day, daysBetween, type Stay } from '../../kernel/day.ts'
import { CURRENCIES, converter, type Rates } from '../../kernel/money.ts'
import { type Bits, eachBit, hasBit } from './packed/bits.ts'
import { askedOf } from './packed/judge-stay.ts'
import { freeInEach } from './packed/night-columns.ts'
import { lowestOf, type PackedVillas } from './packed/packed-villas.server.ts'
import { pageOf } from './packed/sorted.ts'
import { wantedBits } from './packed/wanted.view.ts'
import { entryAt } from './packed/whole-villas.server.ts'
import type { SearchQuery } from './search.contract.ts'
import type { Found } from './search-entry.ts'
import { movedBy, priceIn, staysNear, totalOf } from './search-wish.view.ts'

/** A wish with the stay it asks for; null without dates. */
export type Wished = { wish: SearchQuery; stay: Stay | null; today: Day }

/** The villas that match, in the order of the wish: how many, and the asked page of them with their prices. */
export const matchingVillas = (all: PackedVillas, wished: Wished, rates: Rates): { page: Found[]; total: number } => {
  const { wish, stay, today } = wished
  const { places, total } = placesFound(all, wished, rates)
  const page = places.flatMap(({ slot, shift }): Found[] => {
    const entry = entryAt(all, slot)
    if (!entry) return []
    if (!stay) return [{ entry, stay, price: null }]
    const moved = movedBy(stay, shift)
    return [{ entry, stay: moved, price: priceIn(entry, moved, wish.guests ?? 1, today) }]
  })
  return { page, total }
}

/** Where the villas of the asked page stand, and by how many days the stay is moved in each. */
export const placesFound = (all: PackedVillas, wished: Wished, rates: Rates) => {
  const hits = hitsOf(all, wished.wish, rates)
  eachOffer(all, wantedBits(all, wished.wish), wished, hits)
  return { places: hits.page(), total: hits.count() }
}

/** Who is told of what is found; `amount`: the total, or the lowest night, in minor units of the villa's currency. */
export type Finder = { asksPrice: boolean; add: (slot: number, shift: number, amount: number) => void }

/** Every wanted villa with the nearest stay that can be booked in it, without dates with its lowest night. */
export const eachOffer = (
  all: PackedVillas,
  wanted: Bits,
  { wish, stay, today }: Wished,
  { asksPrice, add }: Finder,
): void => {
  if (!stay) {
    eachBit(wanted, (slot) => add(slot, 0, asksPrice ? lowestOf(all, slot, today) : 0))
    return
  }
  const moved = staysNear(stay, wish.flexible, today).map((each) => ({
    asked: askedOf(each, wish.guests ?? 1, today, asksPrice),
    shift: daysBetween(stay.checkIn, each.checkIn),
  }))
  const near = freeInEach(all.nights, wanted, moved)
  const free = near.length === 1 && near[0] ? near[0].free : wanted
  // Villa by villa, so that what is read of one is still at hand for its other days.
  eachBit(free, (slot) => {
    for (const { asked, shift, free } of near) {
      const total = hasBit(free, slot) ? totalOf(all, slot, asked, today) : -1
      if (total >= 0) return add(slot, shift, total)
    }
  })
}

/** Prices as a wish compares them. `isWithin` takes minor units of TL. */
export const comparing = (all: PackedVillas, wish: SearchQuery, rates: Rates) => {
  const toTl = CURRENCIES.map((currency) => converter(currency, 'TL', rates))
  const inWish = converter('TL', wish.currency, rates)
  const least = (wish.minPrice ?? 0) * 100
  const most = (wish.maxPrice ?? Number.POSITIVE_INFINITY) * 100
  return {
    bounded: wish.minPrice !== undefined || wish.maxPrice !== undefined,
    inTl: (slot: number, amount: number): number => toTl[all.prices.currency[slot] ?? 0]?.(amount) ?? amount,
    inWish,
    isWithin: (tl: number): boolean => inWish(tl) >= least && inWish(tl) <= most,
  }
}

/** Collects what is found with the key it is ordered by; prices out of the wished bounds stay out. */
const hitsOf = (all: PackedVillas, wish: SearchQuery, rates: Rates) => {
  const { slots, shifts, keys } = all.found
  const { rank, created, sea, stars, ids } = all.houses
  const { bounded, inTl, isWithin } = comparing(all, wish, rates)
  const asksPrice = bounded || wish.sort.endsWith('price')
  const keyOf: Record<SearchQuery['sort'], (slot: number, price: number) => number> = {
    recommended: (slot) => -(rank[slot] ?? 0),
    price: (_, price) => price,
    '-price': (_, price) => -price,
    sea: (slot) => sea[slot] ?? 0,
    rating: (slot) => -(stars[slot] ?? 0),
    newest: (slot) => -(created[slot] ?? 0),
  }
  const key = keyOf[wish.sort]
  let count = 0
  const compare = (one: number, other: number): number =>
    (keys[one] ?? 0) - (keys[other] ?? 0) || (ids[slots[one] ?? 0] ?? 0) - (ids[slots[other] ?? 0] ?? 0)
  return {
    asksPrice,
    count: () => count,
    add(slot: number, shift: number, amount: number): void {
      const price = asksPrice ? inTl(slot, amount) : 0
      if (bounded && !isWithin(price)) return
      slots[count] = slot
      shifts[count] = shift
      keys[count++] = key(slot, price)
    },
    page: () => pageOf(count, wish, compare).map((hit) => ({ slot: slots[hit] ?? 0, shift: shifts[hit] ?? 0 })),
  }
}
