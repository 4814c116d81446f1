import { addDays, type Day, daysBetween, type Stay } from '../../kernel/day.ts'
import { FURTHEST_DAYS, MAX_NIGHTS } from '../../kernel/limits.ts'
import { convert, type Rates } from '../../kernel/money.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { NotSold, StayPrice } from '../pricing/pricing.shape.ts'
import { priceOfStay } from '../pricing/stay-price.ts'
import { freeRunOf, isFree } from './night-set.ts'
import type { SearchQuery } from './search.contract.ts'
import type { Found, SearchEntry } from './search-model.ts'
import { lowestNightly } from './villa-card.view.ts'

/** The stay a search asks for, or null without dates. Refuses dates that can't be a stay, naming the field. */
export const stayAsked = ({ checkin, checkout }: SearchQuery, today: Day): Stay | null => {
  if (!checkin && !checkout) return null
  if (!checkin || !checkout)
    throw new Refusal('invalid', {}, { [checkin ? 'checkout' : 'checkin']: { code: 'required' } })
  if (checkin < today) throw new Refusal('past-arrival', {}, { checkin: { code: 'past-arrival' } })
  if (checkout <= checkin) throw new Refusal('wrong-order', {}, { checkout: { code: 'wrong-order' } })
  if (daysBetween(checkin, checkout) > MAX_NIGHTS)
    throw new Refusal('too-long', {}, { checkout: { code: 'stay-too-long', facts: { max: MAX_NIGHTS } } })
  if (checkout > addDays(today, FURTHEST_DAYS)) throw new Refusal('too-far', {}, { checkout: { code: 'too-far' } })
  return { checkIn: checkin, checkOut: checkout }
}

const named = (wanted: string[] | undefined, ...names: (string | number)[]): boolean =>
  !wanted?.length || names.some((name) => wanted.includes(String(name)))

/** Is a place or type meant by this word of a wish, its id or slug? */
export const isNamed = (word: string, { id, slug }: { id: number; slug: string }): boolean =>
  word === slug || word === String(id)

/** Is it the kind of villa that is wanted? Towns, districts and types: any of them; features: all of them. */
export const isWanted = ({ villa }: SearchEntry, wish: SearchQuery): boolean =>
  villa.active &&
  villa.guests >= (wish.guests ?? 1) &&
  villa.bedrooms >= (wish.bedrooms ?? 0) &&
  named(wish.town, villa.town.id, villa.town.slug) &&
  named(wish.district, villa.district.id, villa.district.slug) &&
  named(wish.ids, villa.id) &&
  (!wish.type?.length || villa.types.some((type) => named(wish.type, type.id, type.slug))) &&
  (wish.feature ?? []).every((wanted) =>
    villa.features.some((feature) => feature.slug === wanted || String(feature.id) === wanted),
  )

const GAP_REACH_DAYS = 31

/**
 * The price of a stay in a villa of the read model, or the rule that forbids it; null when it is past, taken or without
 * prices.
 */
export const judgeIn = (entry: SearchEntry, stay: Stay, guests: number, today: Day): StayPrice | NotSold | null => {
  if (!entry.plan || stay.checkIn < today || !isFree(entry.nights, stay)) return null
  return priceOfStay(entry.plan, { stay, guests, today, freeRun: freeRunOf(entry.nights, stay, GAP_REACH_DAYS) })
}

/**
 * The price of a stay in a villa of the read model, or null when it can't be booked. The booking itself asks the
 * database.
 */
export const priceIn = (entry: SearchEntry, stay: Stay, guests: number, today: Day): StayPrice | null => {
  const judgement = judgeIn(entry, stay, guests, today)
  return judgement?.kind === 'priced' ? judgement : null
}

/** The asked stay, or the nearest one at most `flexible` days earlier or later that can be booked. */
export const bookableNear = (
  entry: SearchEntry,
  stay: Stay,
  wish: { guests?: number; flexible: number },
  today: Day,
): Found | null => {
  for (let shift = 0; shift <= wish.flexible; shift++)
    for (const days of shift === 0 ? [0] : [shift, -shift]) {
      const moved = { checkIn: addDays(stay.checkIn, days), checkOut: addDays(stay.checkOut, days) }
      const price = priceIn(entry, moved, wish.guests ?? 1, today)
      if (price) return { entry, stay: moved, price }
    }
  return null
}

/** What a found villa is compared by, in minor units of TL: the stay's total, or the lowest night without dates. */
export const comparedPrice = (found: Found, today: Day, rates: Rates): number => {
  const { plan, villa } = found.entry
  const amount = found.price?.total ?? (plan ? lowestNightly(plan, today) : null)
  return amount === null ? Number.POSITIVE_INFINITY : convert(amount, villa.currency, 'TL', rates)
}

/** Is the compared price within the wished bounds (whole units of the wish's currency)? */
export const isAffordable = (comparedTl: number, wish: SearchQuery, rates: Rates): boolean => {
  if (wish.minPrice === undefined && wish.maxPrice === undefined) return true
  const inWish = convert(comparedTl, 'TL', wish.currency, rates)
  return inWish >= (wish.minPrice ?? 0) * 100 && inWish <= (wish.maxPrice ?? Number.POSITIVE_INFINITY) * 100
}
