import type { Area } from '../../src/features/search/area/area.ts'
import { lowestNightly } from '../../src/features/search/packed/lowest-nightly.ts'
import { HORIZON_DAYS, type NightSet } from '../../src/features/search/packed/night-set.ts'
import type { SearchQuery } from '../../src/features/search/search.contract.ts'
import type { Found, SearchEntry } from '../../src/features/search/search-entry.ts'
import { priceIn } from '../../src/features/search/search-wish.view.ts'
import { type Point, roughPlace } from '../../src/features/villas/villa.ts'
import { addDays, type Day, dayNumber, dayOfNumber, type Stay } from '../../src/kernel/day.ts'
import { convert, type Rates } from '../../src/kernel/money.ts'

const named = (wanted: string[] | undefined, ...names: (string | number)[]): boolean =>
  !wanted?.length || names.some((name) => wanted.includes(String(name)))

/** Is a place or type meant by this word of a wish, its id or slug? */
export const isNamed = (word: string, { id, slug }: { id: number; slug: string }): boolean =>
  word === slug || word === String(id)

const isWithin = ({ latitude, longitude }: Point, { south, west, north, east }: Area): boolean =>
  latitude >= south && latitude <= north && longitude >= west && longitude <= east

/** Is it the kind of villa that is wanted? Towns, districts and types: any of them; features: all of them. */
export const isWanted = ({ villa }: SearchEntry, wish: SearchQuery): boolean =>
  villa.active &&
  villa.guests >= (wish.guests ?? 1) &&
  villa.bedrooms >= (wish.bedrooms ?? 0) &&
  villa.bathrooms >= (wish.bathrooms ?? 0) &&
  villa.sea <= (wish.sea ?? villa.sea) &&
  (villa.live || !wish.live) &&
  (villa.screened || !wish.screened) &&
  (villa.heated || !wish.heated) &&
  named(wish.town, villa.town.id, villa.town.slug) &&
  named(wish.district, villa.district.id, villa.district.slug) &&
  named(wish.ids, villa.id) &&
  (!wish.area || isWithin(roughPlace(villa), wish.area)) &&
  (!wish.type?.length || villa.types.some((type) => named(wish.type, type.id, type.slug))) &&
  (wish.feature ?? []).every((wanted) =>
    villa.features.some((feature) => feature.slug === wanted || String(feature.id) === wanted),
  )

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
/** The free gaps of at most `longest` nights between two taken nights, from a day on. */
export const shortGaps = (set: NightSet, from: Day, longest: number): Stay[] => {
  const gaps: Stay[] = []
  let lastTaken = -1
  for (let bit = Math.max(0, dayNumber(from) - set.base); bit < HORIZON_DAYS; bit++) {
    if (!isTaken(set, bit)) continue
    const length = bit - lastTaken - 1
    if (lastTaken >= 0 && length > 0 && length <= longest)
      gaps.push({ checkIn: dayOfNumber(set.base + lastTaken + 1), checkOut: dayOfNumber(set.base + bit) })
    lastTaken = bit
  }
  return gaps
}

const isTaken = ({ words }: NightSet, bit: number): boolean => ((words[bit >> 5] ?? 0) & (1 << (bit & 31))) !== 0
