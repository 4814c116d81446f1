import type { CatalogueVilla } from '../../villas/catalogue.ts'
import { roughPlace } from '../../villas/villa.ts'
import type { Rating } from '../search-entry.ts'
import { type Bits, bitsFor, writeBit } from './bits.ts'

/** What a villa can be found by in words: each word (a slug or an id) with the villas it means. */
export type Named = Map<string, Bits>

const MOST_GUESTS = 50
const MOST_BEDROOMS = 20

/** What the houses are, by slot. `guestsFor[n]`: the villas for n guests and more, as far as anybody may ask. */
export const houseColumns = (size: number) => ({
  size,
  ids: new Int32Array(size),
  active: bitsFor(size),
  towns: new Map() as Named,
  districts: new Map() as Named,
  types: new Map() as Named,
  features: new Map() as Named,
  guests: new Int32Array(size),
  bedrooms: new Int32Array(size),
  guestsFor: ladder(MOST_GUESTS, size),
  bedroomsFor: ladder(MOST_BEDROOMS, size),
  rank: new Float64Array(size),
  created: new Float64Array(size),
  /** Degrees, as rough as guests are shown them: an area tells nobody more. */
  latitudes: new Float64Array(size),
  longitudes: new Float64Array(size),
})
export type HouseColumns = ReturnType<typeof houseColumns>

const ladder = (most: number, size: number): Bits[] => Array.from({ length: most + 1 }, () => bitsFor(size))

export const writeHouse = (columns: HouseColumns, slot: number, villa: CatalogueVilla, rating: Rating | null): void => {
  columns.ids[slot] = villa.id
  columns.guests[slot] = villa.guests
  columns.bedrooms[slot] = villa.bedrooms
  columns.rank[slot] = recommendation(villa, rating)
  columns.created[slot] = villa.createdAt.getTime()
  const { latitude, longitude } = roughPlace(villa)
  columns.latitudes[slot] = latitude
  columns.longitudes[slot] = longitude
  writeBits(columns, slot, villa, true)
}

/** Takes a slot out of every set. */
export const clearHouse = (columns: HouseColumns, slot: number, villa: CatalogueVilla): void =>
  writeBits(columns, slot, villa, false)

const writeBits = (columns: HouseColumns, slot: number, villa: CatalogueVilla, on: boolean): void => {
  writeBit(columns.active, slot, on && villa.active)
  const name = (named: Named, { id, slug }: { id: number; slug: string }): void => {
    for (const word of [slug, String(id)]) {
      const bits = named.get(word) ?? bitsFor(columns.size)
      named.set(word, bits)
      writeBit(bits, slot, on)
    }
  }
  name(columns.towns, villa.town)
  name(columns.districts, villa.district)
  for (const type of villa.types) name(columns.types, type)
  for (const feature of villa.features) name(columns.features, feature)
  for (const [guests, bits] of columns.guestsFor.entries()) writeBit(bits, slot, on && guests <= villa.guests)
  for (const [bedrooms, bits] of columns.bedroomsFor.entries()) writeBit(bits, slot, on && bedrooms <= villa.bedrooms)
}

/** Staff's own order first, then what guests say. */
const recommendation = (villa: CatalogueVilla, rating: Rating | null): number =>
  (villa.popular ? 100 : 0) +
  (villa.live ? 20 : 0) +
  (rating ? rating.average * Math.min(rating.count, 10) : 0) -
  villa.position / 100
