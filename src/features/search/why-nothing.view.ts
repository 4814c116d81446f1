import type { Stay } from '../../kernel/day.ts'
import type { Wished } from './matching-villas.view.ts'
import { type Bits, both, eachBit } from './packed/bits.ts'
import { ASK_ENGINE, askedOf, judgeStay, SHORT, UNPRICED, WRONG_ARRIVAL, WRONG_DEPARTURE } from './packed/judge-stay.ts'
import { freeAmong } from './packed/night-columns.ts'
import type { PackedVillas } from './packed/packed-villas.server.ts'
import { wantedBits } from './packed/wanted.view.ts'
import { entryAt } from './packed/whole-villas.server.ts'
import type { NothingFound, SearchQuery } from './search.contract.ts'
import { judgeIn } from './search-wish.view.ts'

const LONGEST_NAME = 60

/** Why nothing is found, when a rule or a wish explains it; null when the villas are simply taken or too dear. */
export const whyNothing = (all: PackedVillas, wished: Wished): NothingFound | null => {
  const { wish, stay } = wished
  const unknown = unknownPlace(all, wish)
  if (unknown) return { kind: 'unknown-place', name: unknown.slice(0, LONGEST_NAME) }
  const ofAnySize = wantedBits(all, { ...wish, guests: undefined })
  let most = 0
  eachBit(ofAnySize, (slot) => {
    most = Math.max(most, all.houses.guests[slot] ?? 0)
  })
  if (most > 0 && most < (wish.guests ?? 1)) return { kind: 'too-many-guests', most }
  return stay && brokenRule(all, wantedBits(all, wish), stay, wished)
}

/** The first town, district or type that no published villa has. */
const unknownPlace = (
  { houses }: PackedVillas,
  { town = [], district = [], type = [] }: SearchQuery,
): string | undefined => {
  const isUnknown = (bits: Bits | undefined): boolean => !bits || both(bits, houses.active).every((word) => word === 0)
  return (
    town.find((name) => isUnknown(houses.towns.get(name))) ??
    district.find((name) => isUnknown(houses.districts.get(name))) ??
    type.find((name) => isUnknown(houses.types.get(name)))
  )
}

/**
 * The rule that keeps free villas from being sold for this stay: the mildest minimum first, then weekdays, then missing
 * prices.
 */
const brokenRule = (all: PackedVillas, wanted: Bits, stay: Stay, { wish, today }: Wished): NothingFound | null => {
  const guests = wish.guests ?? 1
  const asked = askedOf(stay, guests, today, false)
  let least = Number.POSITIVE_INFINITY
  let unpriced = false
  let days: NothingFound | null = null
  eachBit(freeAmong(all.nights, wanted, asked.first, asked.last), (slot) => {
    const judged = judgeStay(all, slot, asked)
    if (judged <= SHORT) least = Math.min(least, SHORT - judged)
    else if (judged === UNPRICED) unpriced = true
    else if (judged === ASK_ENGINE || (!days && (judged === WRONG_ARRIVAL || judged === WRONG_DEPARTURE))) {
      const entry = entryAt(all, slot)
      const refused = entry && judgeIn(entry, stay, guests, today)
      if (refused?.kind === 'min-nights') least = Math.min(least, refused.nights)
      if (refused?.kind === 'unpriced') unpriced = true
      if (!days && (refused?.kind === 'arrival-day' || refused?.kind === 'departure-day')) days = refused
    }
  })
  if (Number.isFinite(least)) return { kind: 'min-nights', nights: least }
  return days ?? (unpriced ? { kind: 'unpriced' } : null)
}
