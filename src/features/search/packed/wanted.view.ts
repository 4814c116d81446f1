import type { SearchQuery } from '../search.contract.ts'
import { andInto, anyOf, type Bits, bitsFor, writeBit } from './bits.ts'
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
  return wanted
}

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
