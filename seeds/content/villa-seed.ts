import type { Distances, Pool, Room } from '../../src/features/villas/villa.shape.ts'
import type { Localized } from '../../src/kernel/language.ts'
import type { Currency } from '../../src/kernel/money.ts'

/**
 * One demo villa as written by hand; prices per season, photos and calendar are derived from it by the seed. Distances
 * in metres, money in whole units of the currency.
 */
export type VillaSeed = {
  name: string // 'Villa Mavi Ufuk', unique, no dates, not a real existing business
  town: string // town slug
  district: string // district slug of that town
  house: number // number of the picture set
  mirror: boolean // pictures shown mirrored
  owner: 1 | 2 | 3
  live: boolean // calendar trusted: a request becomes an option at once
  permit: string // '48-1234' (Mugla 48, Antalya 07), unique
  guests: number
  bedrooms: number
  bathrooms: number
  area: number
  types: string[] // villa type slugs
  features: string[] // feature slugs
  headline: Localized // one line, at most 70 characters
  description: Localized // 3 short paragraphs joined by \n\n, 70–110 words together; **bold** around the honest weak point
  pool: Pool & { childPool: boolean }
  rooms: Room[] // bedrooms; beds sleep the guests
  distances: Omit<Distances, 'airportCode'>
  airport: 'DLM' | 'AYT' | 'BJV'
  latitude: number
  longitude: number // 5 decimals, really on land in that district
  currency: Currency
  highSeasonNightly: number // 4.500–45.000 TL (or about the same in EUR/GBP), round; bigger house = dearer
  pets: boolean
  smoking: boolean
  parties: boolean
  children: boolean
}

/** A bedroom with its double beds, single beds and bunks. */
export const room = (
  name: Localized,
  [double, single, bunk]: readonly [number, number, number],
  enSuite: boolean,
): Room => ({
  name,
  beds: { double, single, bunk },
  enSuite,
})
