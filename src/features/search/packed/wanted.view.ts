import type { Area } from '../area/area.ts'
import type { SearchQuery } from '../search.contract.ts'
import { andInto, anyOf, type Bits, bitsFor, eachBit, writeBit } from './bits.ts'
import { type Named, SWITCHES } from './house-columns.ts'
import type { PackedVillas } from './packed-villas.server.ts'

/** The published villas of the wanted kind. Towns, districts and types: any of them; features: all of them. */
export const wantedBits = (all: PackedVillas, wish: SearchQuery): Bits => {
  const wanted = surelyWanted(all, wish)
  for (const set of Object.values(wantedSets(all, wish))) if (set) andInto(wanted, set)
  return wanted
}

/** What of a wish can be loosened by itself, each with the villas that fulfil it; undefined where nothing is wished. */
export const wantedSets = (all: PackedVillas, wish: SearchQuery) => {
  const { houses, size } = all
  return {
    town: anyNamed(houses.towns, wish.town, size),
    district: anyNamed(houses.districts, wish.district, size),
    type: anyNamed(houses.types, wish.type, size),
    bedrooms: wish.bedrooms === undefined ? undefined : houses.bedroomsFor[wish.bedrooms],
    bathrooms: wish.bathrooms === undefined ? undefined : houses.bathroomsFor[wish.bathrooms],
    sea: wish.sea === undefined ? undefined : nearSea(all, wish.sea),
  }
}

/** The published villas that fulfil all the rest of a wish. */
export const surelyWanted = (all: PackedVillas, wish: SearchQuery): Bits => {
  const { houses, size } = all
  const wanted = houses.active.slice()
  const sets = [
    houses.guestsFor[wish.guests ?? 1],
    ...(wish.feature ?? []).map((word) => houses.features.get(word) ?? bitsFor(size)),
    ...SWITCHES.map((kind) => (wish[kind] ? houses[kind] : undefined)),
    wish.ids?.length ? chosen(all, wish.ids) : undefined,
  ]
  for (const set of sets) if (set) andInto(wanted, set)
  if (wish.area) keepWithin(all, wanted, wish.area)
  return wanted
}

/** The published villas that lie at most so many metres from the sea. */
export const nearSea = ({ houses, size }: PackedVillas, metres: number): Bits => {
  const near = bitsFor(size)
  eachBit(houses.active, (slot) => writeBit(near, slot, (houses.sea[slot] ?? 0) <= metres))
  return near
}

/** Takes out what lies beyond a rectangle of the map. */
const keepWithin = ({ houses }: PackedVillas, wanted: Bits, { south, west, north, east }: Area): void =>
  eachBit(wanted, (slot) => {
    const [latitude, longitude] = [houses.latitudes[slot] ?? 0, houses.longitudes[slot] ?? 0]
    const isWithin = latitude >= south && latitude <= north && longitude >= west && longitude <= east
    if (!isWithin) writeBit(wanted, slot, false)
  })

const anyNamed = (named: Named, words: string[] | undefined, size: number): Bits | undefined =>
  words?.length
    ? anyOf(
        words.flatMap((word) => named.get(word) ?? []),
        size,
      )
    : undefined

const chosen = ({ slotOf, size }: PackedVillas, ids: string[]): Bits => {
  const bits = bitsFor(size)
  for (const id of ids) {
    const slot = slotOf.get(Number(id))
    if (slot !== undefined && String(Number(id)) === id) writeBit(bits, slot, true)
  }
  return bits
}
