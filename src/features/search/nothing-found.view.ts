import { addDays, type Day, nightCount, type Stay } from '../../kernel/day.ts'
import type { Wished } from './matching-villas.view.ts'
import { anyOf, type Bits, bitsFor, eachBit, hasBit, writeBit } from './packed/bits.ts'
import { askedOf } from './packed/judge-stay.ts'
import { freeInEach } from './packed/night-columns.ts'
import { byRank, type PackedVillas } from './packed/packed-villas.server.ts'
import { pageOf } from './packed/sorted.ts'
import { wantedBits } from './packed/wanted.view.ts'
import { entryAt } from './packed/whole-villas.server.ts'
import type { NothingFound, SearchQuery, Suggestion } from './search.contract.ts'
import type { Found } from './search-entry.ts'
import { type Asking, bookableIn, staysNear } from './search-wish.view.ts'
import { whyNothing } from './why-nothing.view.ts'

const ENOUGH = 3
/**
 * So many villas are looked at for one kind of suggestion: a search that finds nothing must not cost more than one that
 * does.
 */
const LOOKED_AT = 1_000

type Near = Found & Pick<Suggestion, 'kind'>

/** An empty search says why and never ends empty: villas near the wish, at least three when three can be booked. */
export const nothingFound = (all: PackedVillas, wished: Wished): { why: NothingFound | null; near: Near[] } => {
  const why = whyNothing(all, wished)
  return { why, near: suggestNear(all, wished, why) }
}

const suggestNear = (all: PackedVillas, wished: Wished, why: NothingFound | null): Near[] => {
  const suggested: Near[] = []
  const seen = new Set<number>()
  const tooMany = why?.kind === 'too-many-guests'
  for (const { kind, wish, stays } of triesFor(wished, why)) {
    if (suggested.length >= ENOUGH && kind !== 'larger' && kind !== 'elsewhere') continue
    const fresh = firstOf(all, { wish, stays, today: wished.today, seen, tooMany })
    for (const { slot } of fresh) seen.add(slot)
    suggested.push(...fresh.map(({ found }) => ({ ...found, kind })))
  }
  return suggested.slice(0, 2 * ENOUGH)
}

type Try = { kind: Suggestion['kind']; wish: SearchQuery /** Null = without dates. */; stays: readonly Stay[] | null }

/** What is tried instead, the nearest to the wish first. */
export const triesFor = ({ wish, stay }: Wished, why: NothingFound | null): Try[] => {
  const anyPrice = { ...wish, minPrice: undefined, maxPrice: undefined, flexible: 7 }
  const anyHouse = { ...anyPrice, ...ANY_KIND, flexible: 3 }
  const anywhere = { ...anyHouse, town: undefined, district: undefined }
  const asAsked = stay && [stay]
  const tries: Try[] = []
  if (why?.kind === 'too-many-guests') tries.push({ kind: 'largest', wish: anyPrice, stays: asAsked })
  if (stay && why?.kind === 'min-nights')
    tries.push({ kind: 'longer', wish: anyPrice, stays: [ofLength(stay, why.nights)] })
  if (stay) tries.push({ kind: 'other-dates', wish: { ...anyPrice, flexible: 14 }, stays: [stay] })
  if (stay) tries.push({ kind: 'shorter', wish: anyPrice, stays: shorterThan(stay) })
  tries.push({ kind: 'larger', wish: anyHouse, stays: asAsked }, { kind: 'elsewhere', wish: anywhere, stays: asAsked })
  if (stay) tries.push({ kind: 'other-dates', wish: anywhere, stays: [...shorterThan(stay), ...laterThan(stay)] })
  return tries
}

/** No wish for a kind of house. */
const ANY_KIND = {
  ...{ type: undefined, feature: undefined, bedrooms: undefined, bathrooms: undefined },
  ...{ sea: undefined, live: undefined, screened: undefined, heated: undefined },
}

const ofLength = ({ checkIn }: Stay, nights: number): Stay => ({ checkIn, checkOut: addDays(checkIn, nights) })

/** Two weeks, ten nights, a week: what is easier to find free in one piece. */
const shorterThan = (stay: Stay): Stay[] =>
  [14, 10, 7].filter((nights) => nights < nightCount(stay)).map((nights) => ofLength(stay, nights))

/** A week or as long as asked, later in the same half-year. */
const laterThan = (stay: Stay): Stay[] => {
  const nights = Math.min(14, Math.max(7, nightCount(stay)))
  return [21, 42, 63, 84, 112, 140, 180].map((days) =>
    ofLength({ ...stay, checkIn: addDays(stay.checkIn, days) }, nights),
  )
}

type Look = {
  wish: SearchQuery
  stays: readonly Stay[] | null
  today: Day
  seen: ReadonlySet<number>
  tooMany: boolean
}

type Slotted = { slot: number; found: Found }

/** The first few villas that can be booked; where too many guests ask, each for as many as it takes. */
const firstOf = (all: PackedVillas, look: Look): Slotted[] => {
  const { wish, stays, today } = look
  const slots = candidates(all, look)
  if (stays === null)
    return slots.slice(0, ENOUGH).flatMap((slot) => {
      const entry = entryAt(all, slot)
      return entry ? [{ slot, found: { entry, stay: null, price: null } }] : []
    })
  const first: Slotted[] = []
  const among = bitsFor(all.size)
  for (const slot of slots) writeBit(among, slot, true)
  for (const stay of stays) {
    const near = askedNear(all, among, { stay, wish, today })
    const isFree = anyOf(
      near.map(({ free }) => free),
      all.size,
    )
    for (const slot of slots) {
      if (first.length === ENOUGH) return first
      if (!hasBit(isFree, slot) || first.some((each) => each.slot === slot)) continue
      const guests = Math.min(wish.guests ?? 1, all.houses.guests[slot] ?? 0)
      const found = bookableIn(all, slot, { near, guests }, today)
      if (found) first.push({ slot, found })
    }
  }
  return first
}

type Asked = Pick<Look, 'wish' | 'today'> & { stay: Stay }

/** A stay and those near it, each with what the packed prices are asked and who of some villas is free. */
const askedNear = (all: PackedVillas, among: Bits, { stay, wish, today }: Asked): Asking[] => {
  const near = staysNear(stay, wish.flexible, today).map((each) => ({
    stay: each,
    asked: askedOf(each, wish.guests ?? 1, today, false),
  }))
  return freeInEach(all.nights, among, near)
}

/** Those that may be it, the most recommended first; where too many guests ask, those that take the most. */
const candidates = (all: PackedVillas, { wish, seen, tooMany }: Look): number[] => {
  const wanted = wantedBits(all, tooMany ? { ...wish, guests: undefined } : wish)
  for (const slot of seen) writeBit(wanted, slot, false)
  return tooMany ? largestOf(all, wanted) : mostRecommended(all, wanted)
}

const mostRecommended = ({ ranked }: PackedVillas, wanted: Bits): number[] => {
  const slots: number[] = []
  for (const slot of ranked) if (hasBit(wanted, slot) && slots.push(slot) === LOOKED_AT) break
  return slots
}

const largestOf = (all: PackedVillas, wanted: Bits): number[] => {
  const { guests } = all.houses
  const slots: number[] = []
  eachBit(wanted, (slot) => void slots.push(slot))
  const isFirst = byRank(all)
  const compare = (one: number, other: number): number => {
    const [a, b] = [slots[one] ?? 0, slots[other] ?? 0]
    return (guests[b] ?? 0) - (guests[a] ?? 0) || isFirst(a, b)
  }
  return pageOf(slots.length, { skip: 0, take: LOOKED_AT }, compare).map((place) => slots[place] ?? 0)
}
