import type { Area } from '../area/area.ts'
import type { SearchQuery } from '../search.contract.ts'
import { andInto, anyOf, type Bits, bitsFor, eachBit, writeBit } from './bits.ts'
import type { Named } from './house-columns.ts'
import type { PackedVillas } from './packed-villas.ts'

/** The published villas of the wanted kind. Towns, districts and types: any of them; features: all of them. */
export const wantedBits = (all: PackedVillas, wish: SearchQuery): Bits => {
  const { houses, size } = all
  const wanted = houses.active.slice()
  const sets = [
    houses.guestsFor[wish.guests ?? 1],
    houses.bedroomsFor[wish.bedrooms ?? 0],
    anyNamed(houses.towns, wish.town, size),
    anyNamed(houses.districts, wish.district, size),
    anyNamed(houses.types, wish.type, size),
    ...(wish.feature ?? []).map((word) => houses.features.get(word) ?? bitsFor(size)),
    wish.ids?.length ? chosen(all, wish.ids) : undefined,
  ]
  for (const set of sets) if (set) andInto(wanted, set)
  if (wish.area) keepWithin(all, wanted, wish.area)
  return wanted
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
