import type { At, SearchAnswer } from '../../src/features/search/find-villas.view.ts'
import { dropExpired } from '../../src/features/search/packed/night-set.ts'
import type { SearchQuery } from '../../src/features/search/search.contract.ts'
import type { Found, SearchEntry } from '../../src/features/search/search-entry.ts'
import { priceIn, stayAsked } from '../../src/features/search/search-wish.view.ts'
import { villaCardOf } from '../../src/features/search/villa-card.view.ts'
import { type Day, daysBetween, type Stay } from '../../src/kernel/day.ts'
import type { Rates } from '../../src/kernel/money.ts'
import { suggestNear, type Wished, whyNothing } from './slow-nothing.ts'
import { bookableNear, comparedPrice, isAffordable, isWanted, shortGaps } from './slow-wish.ts'

/**
 * The search as anybody would write it: every villa is looked at and priced by the price engine. The packed search must
 * answer the same; tests compare them.
 */
export type Model = { entries: Map<number, SearchEntry>; rates: Rates }

const entriesAt = (model: Model, now: Date): SearchEntry[] => {
  const all = [...model.entries.values()]
  for (const { nights } of all) dropExpired(nights, now.getTime())
  return all
}

const LONGEST_GAP = 6

/**
 * Villas of the wish that can be booked, each with its whole price; without dates every villa of the wish. Refuses
 * dates that can't be a stay.
 */
export const findVillas = (model: Model, wish: SearchQuery, at: At): SearchAnswer => {
  const stay = stayAsked(wish, at.today)
  const all = entriesAt(model, at.now)
  const found = matching(all, { wish, stay, today: at.today }, model.rates)
  return found.length || wish.ids
    ? answer(found, wish, at)
    : { ...answer([], wish, at), ...nothing(all, wish, stay, at) }
}

/** Everything that a wish finds, in its order. */
export const foundBy = (model: Model, wish: SearchQuery, at: At): Found[] =>
  matching(entriesAt(model, at.now), { wish, stay: stayAsked(wish, at.today), today: at.today }, model.rates)

/** An empty search says why and never ends empty. */
const nothing = (all: SearchEntry[], wish: SearchQuery, stay: Stay | null, { today, language }: At) => {
  const wished = { wish, stay, today }
  const why = whyNothing(all, wished)
  const best = all
    .map((entry) => ({ entry, rank: recommendation(entry) }))
    .sort((a, b) => b.rank - a.rank || a.entry.villa.id - b.entry.villa.id)
  const near = suggestNear(
    best.map(({ entry }) => entry),
    wished,
    why,
  )
  return { why, suggestions: near.map(({ kind, ...found }) => ({ kind, villa: villaCardOf(found, today, language) })) }
}

/** Gaps between two bookings that may be booked whole, soonest first; dates bound where they lie. */
export const findGaps = (model: Model, wish: SearchQuery, at: At): SearchAnswer => {
  const { checkin = '', checkout = '9999' } = wish
  const found = entriesAt(model, at.now)
    .filter((entry) => isWanted(entry, wish))
    .flatMap((entry) =>
      shortGaps(entry.nights, at.today, LONGEST_GAP).flatMap((stay) => gapIn(entry, stay, wish.guests ?? 1, at.today)),
    )
    .filter(({ stay }) => stay.checkIn >= checkin && stay.checkOut <= checkout)
    .sort((a, b) => a.stay.checkIn.localeCompare(b.stay.checkIn) || a.entry.villa.id - b.entry.villa.id)
  return answer(found, wish, at)
}

const answer = (found: Found[], wish: SearchQuery, { today, language }: At): SearchAnswer => ({
  content: found.slice(wish.skip, wish.skip + wish.take).map((each) => villaCardOf(each, today, language)),
  total: found.length,
  skip: wish.skip,
  take: wish.take,
  why: null,
  suggestions: [],
})

const matching = (all: SearchEntry[], { wish, stay, today }: Wished, rates: Rates): Found[] => {
  const wanted = all.filter((entry) => isWanted(entry, wish))
  const found = stay
    ? wanted.flatMap((entry) => bookableNear(entry, stay, wish, today) ?? [])
    : wanted.map((entry) => ({ entry, stay: null, price: null }))
  const asksPrice = wish.sort.endsWith('price') || wish.minPrice !== undefined || wish.maxPrice !== undefined
  const priceOf = (each: Found) => (asksPrice ? comparedPrice(each, today, rates) : 0)
  const priced = found.map((each) => ({ each, price: priceOf(each), rank: recommendation(each.entry) }))
  return priced
    .filter(({ price }) => isAffordable(price, wish, rates))
    .sort((a, b) => ORDERS[wish.sort](a, b) || a.each.entry.villa.id - b.each.entry.villa.id)
    .map(({ each }) => each)
}

type Priced = { each: Found; price: number; rank: number }

const ORDERS: Record<SearchQuery['sort'], (a: Priced, b: Priced) => number> = {
  recommended: (a, b) => b.rank - a.rank,
  price: (a, b) => a.price - b.price,
  '-price': (a, b) => b.price - a.price,
  sea: (a, b) => a.each.entry.villa.sea - b.each.entry.villa.sea,
  rating: (a, b) => stars(b.each.entry) - stars(a.each.entry),
  newest: (a, b) => b.each.entry.villa.createdAt.getTime() - a.each.entry.villa.createdAt.getTime(),
}

/** As if three more guests had given four stars; nobody yet is last. */
const stars = ({ rating }: SearchEntry): number =>
  rating ? (rating.average * rating.count + 4 * 3) / (rating.count + 3) : 0

/** Staff's own order first, then what guests say. */
const recommendation = ({ villa, rating }: SearchEntry): number =>
  (villa.popular ? 100 : 0) +
  (villa.live ? 20 : 0) +
  (rating ? rating.average * Math.min(rating.count, 10) : 0) -
  villa.position / 100

const gapIn = (entry: SearchEntry, stay: Stay, guests: number, today: Day): (Found & { stay: Stay })[] => {
  const price = daysBetween(stay.checkIn, stay.checkOut) >= 1 ? priceIn(entry, stay, guests, today) : null
  return price?.fillsGap ? [{ entry, stay, price }] : []
}
