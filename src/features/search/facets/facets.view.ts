import type { AnswerOf } from '../../../kernel/endpoint.ts'
import type { At } from '../find-villas.view.ts'
import { comparing, eachOffer } from '../matching-villas.view.ts'
import { andInto, anyOf, type Bits, bitsFor, both, countBits, eachBit, writeBit } from '../packed/bits.ts'
import type { PackedVillas } from '../packed/packed-villas.server.ts'
import { nearSea, surelyWanted, wantedSets } from '../packed/wanted.view.ts'
import type { SearchQuery } from '../search.contract.ts'
import { type SearchModel, villasAt } from '../search-model.server.ts'
import { stayAsked } from '../search-wish.view.ts'
import { PRICE_STEPS, ROOM_STEPS, SEA_STEPS } from './facet-steps.ts'
import type { searchFacets } from './facets.contract.ts'
import { priceSteps } from './price-steps.ts'

type Facets = AnswerOf<typeof searchFacets>['content']

/** What each further filter would leave of a search. Refuses dates that can't be a stay. */
export const facetsOf = (model: SearchModel, wish: SearchQuery, { today, now }: At): Facets => {
  const wished = { wish, stay: stayAsked(wish, today), today }
  const all = villasAt(model, now)
  const { inTl, inWish, isWithin, bounded } = comparing(all, wish, model.rates)
  const sets = wantedSets(all, wish)
  const found = bitsFor(all.size)
  const affordable = bitsFor(all.size)
  const prices = new Float64Array(all.size)
  eachOffer(all, failingAtMostOne(surelyWanted(all, wish), Object.values(sets)), wished, {
    asksPrice: true,
    add(slot, _, amount) {
      const tl = inTl(slot, amount)
      prices[slot] = inWish(tl)
      writeBit(found, slot, true)
      if (!bounded || isWithin(tl)) writeBit(affordable, slot, true)
    },
  })
  const loose = { ...sets, price: affordable }
  const without = (left: keyof typeof loose): Bits => {
    const bits = found.slice()
    for (const [name, set] of Object.entries(loose)) if (set && name !== left) andInto(bits, set)
    return bits
  }
  const whole = both(without('price'), affordable)
  return {
    total: countBits(whole),
    price: priceSteps(wholePrices(without('price'), prices), PRICE_STEPS),
    ...namedCounts(all, { towns: without('town'), districts: without('district'), types: without('type') }, whole),
    ...switchCounts(all, whole),
    sea: SEA_STEPS.map((metres) => countBits(both(without('sea'), nearSea(all, metres)))),
    bedrooms: rooms(all.houses.bedroomsFor, without('bedrooms')),
    bathrooms: rooms(all.houses.bathroomsFor, without('bathrooms')),
  }
}

/** Those of `base` that are in all sets but one: who fails twice, no filter alone brings back. */
const failingAtMostOne = (base: Bits, sets: readonly (Bits | undefined)[]): Bits => {
  const given = sets.filter((set) => set !== undefined)
  if (given.length < 2) return base
  const allBut = given.map((_, left) => {
    const bits = base.slice()
    for (const [at, set] of given.entries()) if (at !== left) andInto(bits, set)
    return bits
  })
  return anyOf(allBut, base.length * 32)
}

const wholePrices = (bits: Bits, prices: Float64Array): number[] => {
  const whole: number[] = []
  eachBit(bits, (slot) => {
    const price = prices[slot] ?? 0
    if (Number.isFinite(price)) whole.push(Math.floor(price / 100))
  })
  return whole
}

const namedCounts = (
  { houses }: PackedVillas,
  loose: { towns: Bits; districts: Bits; types: Bits },
  whole: Bits,
): Pick<Facets, 'town' | 'district' | 'type' | 'feature'> => {
  const counted = (kind: keyof typeof houses.slugs, among: Bits): Record<string, number> =>
    Object.fromEntries(
      [...houses.slugs[kind]].flatMap((slug) => {
        const bits = houses[kind].get(slug)
        const count = bits ? countBits(both(bits, among)) : 0
        return count ? [[slug, count]] : []
      }),
    )
  return {
    town: counted('towns', loose.towns),
    district: counted('districts', loose.districts),
    type: counted('types', loose.types),
    feature: counted('features', whole),
  }
}

const switchCounts = ({ houses }: PackedVillas, whole: Bits) => ({
  live: countBits(both(whole, houses.live)),
  screened: countBits(both(whole, houses.screened)),
  heated: countBits(both(whole, houses.heated)),
})

const rooms = (ladder: readonly Bits[], among: Bits): number[] =>
  Array.from({ length: ROOM_STEPS }, (_, index) => {
    const bits = ladder[index + 1]
    return bits ? countBits(both(bits, among)) : 0
  })
