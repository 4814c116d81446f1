import { roughPlace } from '../../villas/villa.ts'
import type { Rating, SearchedVilla } from '../search-entry.ts'
import { type Bits, bitsFor, writeBit } from './bits.ts'

/** What a villa can be found by in words: each word (a slug or an id) with the villas it means. */
export type Named = Map<string, Bits>

/** What a villa is or is not, wanted by a switch. */
export const SWITCHES = ['live', 'screened', 'heated'] as const
const YES_OR_NO = ['active', 'popular', 'villaOfMonth', ...SWITCHES] as const

const MOST_GUESTS = 50
const MOST_ROOMS = 20

/** What the houses are, by slot. `guestsFor[n]`: the villas for n guests and more, as far as anybody may ask. */
export const houseColumns = (size: number) => ({
  size,
  ids: new Int32Array(size),
  owners: new Int32Array(size),
  revisions: new Float64Array(size),
  /** Of its slug: 0 where no villa stands. */
  hashes: new Uint32Array(size),
  /** In the order of the agency. */
  positions: new Int32Array(size),
  active: bitsFor(size),
  /** What staff put forward on the home page. */
  popular: bitsFor(size),
  villaOfMonth: bitsFor(size),
  towns: new Map() as Named,
  districts: new Map() as Named,
  types: new Map() as Named,
  features: new Map() as Named,
  /** The words above that are slugs, each once. */
  slugs: {
    towns: new Set<string>(),
    districts: new Set<string>(),
    types: new Set<string>(),
    features: new Set<string>(),
  },
  live: bitsFor(size),
  screened: bitsFor(size),
  heated: bitsFor(size),
  guests: new Int32Array(size),
  bedrooms: new Int32Array(size),
  guestsFor: ladder(MOST_GUESTS, size),
  bedroomsFor: ladder(MOST_ROOMS, size),
  bathroomsFor: ladder(MOST_ROOMS, size),
  /** Metres. */
  sea: new Float64Array(size),
  /** What the order by reviews goes by; 0 without any. */
  stars: new Float64Array(size),
  reviews: new Int32Array(size),
  rank: new Float64Array(size),
  created: new Float64Array(size),
  /** Degrees, as rough as guests are shown them: an area tells nobody more. */
  latitudes: new Float64Array(size),
  longitudes: new Float64Array(size),
})
export type HouseColumns = ReturnType<typeof houseColumns>

const ladder = (most: number, size: number): Bits[] => Array.from({ length: most + 1 }, () => bitsFor(size))

export const writeHouse = (columns: HouseColumns, slot: number, villa: SearchedVilla, rating: Rating | null): void => {
  columns.ids[slot] = villa.id
  columns.owners[slot] = villa.ownerId
  columns.revisions[slot] = villa.revision
  columns.hashes[slot] = hashOf(villa.slug)
  columns.positions[slot] = villa.position
  columns.guests[slot] = villa.guests
  columns.bedrooms[slot] = villa.bedrooms
  columns.rank[slot] = recommendation(villa, rating)
  columns.created[slot] = villa.createdAt.getTime()
  columns.sea[slot] = villa.sea
  columns.stars[slot] = starsOf(rating)
  columns.reviews[slot] = rating?.count ?? 0
  const { latitude, longitude } = roughPlace(villa)
  columns.latitudes[slot] = latitude
  columns.longitudes[slot] = longitude
  for (const kind of YES_OR_NO) writeBit(columns[kind], slot, villa[kind])
  writeNames(columns, slot, villa)
  for (const [guests, bits] of columns.guestsFor.entries()) writeBit(bits, slot, guests <= villa.guests)
  for (const [bedrooms, bits] of columns.bedroomsFor.entries()) writeBit(bits, slot, bedrooms <= villa.bedrooms)
  for (const [baths, bits] of columns.bathroomsFor.entries()) writeBit(bits, slot, baths <= villa.bathrooms)
}

/** Takes a slot out of every set. */
export const clearHouse = (columns: HouseColumns, slot: number): void => {
  columns.hashes[slot] = 0
  for (const kind of YES_OR_NO) writeBit(columns[kind], slot, false)
  for (const kind of NAMED) for (const bits of columns[kind].values()) writeBit(bits, slot, false)
  for (const kind of LADDERS) for (const bits of columns[kind]) writeBit(bits, slot, false)
}

const NAMED = ['towns', 'districts', 'types', 'features'] as const
const LADDERS = ['guestsFor', 'bedroomsFor', 'bathroomsFor'] as const

const writeNames = (columns: HouseColumns, slot: number, { town, district, types, features }: SearchedVilla): void => {
  const named = { towns: [town], districts: [district], types, features }
  for (const kind of NAMED)
    for (const { id, slug } of named[kind]) {
      columns.slugs[kind].add(slug)
      for (const word of [slug, String(id)]) {
        const bits = columns[kind].get(word) ?? bitsFor(columns.size)
        columns[kind].set(word, bits)
        writeBit(bits, slot, true)
      }
    }
}

/** A whole number above 0 for a slug; two slugs may share one. */
export const hashOf = (slug: string): number => {
  let hash = 0x811c9dc5
  for (let at = 0; at < slug.length; at++) hash = Math.imul(hash ^ slug.charCodeAt(at), 0x01000193)
  return hash >>> 0 || 1
}

/** So many reviews of middling praise are imagined for each villa: one guest’s five stars are not above forty. */
const IMAGINED = { count: 3, average: 4 }

/** Reviews as one number to order by. */
export const starsOf = (rating: Rating | null): number =>
  rating ? (rating.average * rating.count + IMAGINED.average * IMAGINED.count) / (rating.count + IMAGINED.count) : 0

/** Is a villa rated so? Of as many reviews another average has other stars. */
export const isRated = ({ stars, reviews }: HouseColumns, slot: number, rating: Rating | null): boolean =>
  reviews[slot] === (rating?.count ?? 0) && stars[slot] === starsOf(rating)

/** Staff's own order first, then what guests say. */
const recommendation = (villa: SearchedVilla, rating: Rating | null): number =>
  (villa.popular ? 100 : 0) +
  (villa.live ? 20 : 0) +
  (rating ? rating.average * Math.min(rating.count, 10) : 0) -
  villa.position / 100
