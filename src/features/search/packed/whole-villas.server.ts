import type { SearchEntry, SearchedVilla } from '../search-entry.ts'
import { type NightColumns, nightsAt } from './night-columns.ts'
import { type PriceColumns, planAt } from './price-columns.ts'
import { readText, textBlocks, writeText } from './text-blocks.server.ts'

/** So many villas stay unpacked once they were shown: those that are asked for again and again. */
const MOST_SHOWN = 2_048

/** What a villa is beside its columns. */
export const shownVillas = () => ({
  facts: textBlocks(),
  /** Names, codes and places for text search. */
  folded: [] as string[],
  /** Towns, types and features: the same object for all villas that say the same. */
  shared: { values: [] as unknown[], of: new Map<string, number>() },
  shown: new Map<number, SearchEntry>(),
})

export type WholeVillas = ReturnType<typeof shownVillas> & { prices: PriceColumns; nights: NightColumns }

/** The villa of a slot, whole; undefined where none stands. */
export const entryAt = (all: WholeVillas, slot: number): SearchEntry | undefined => {
  const known = all.shown.get(slot)
  if (known) all.shown.delete(slot) // the one read last comes last
  const entry = known ?? unpacked(all, slot)
  if (!entry) return undefined
  all.shown.set(slot, entry)
  const [oldest] = all.shown.size > MOST_SHOWN ? all.shown.keys() : []
  if (oldest !== undefined) all.shown.delete(oldest)
  return entry
}

/** Lets go of an unpacked villa whose columns have changed. */
export const forgetShown = ({ shown }: WholeVillas, slot: number): void => void shown.delete(slot)

/** What of a villa no column holds: shared things by their place in the list of what is shared. */
type Facts = Omit<SearchedVilla, 'town' | 'district' | 'types' | 'features' | 'createdAt'> &
  Pick<SearchEntry, 'rating'> & {
    town: number
    district: number
    types: number[]
    features: number[]
    createdAt: number
  }

/** Puts what no column holds into a slot; null clears it. */
export const writeFacts = (all: WholeVillas, slot: number, entry: SearchEntry | null): void => {
  forgetShown(all, slot)
  all.folded[slot] = entry?.folded ?? ''
  writeText(all.facts, slot, entry ? JSON.stringify(factsOf(all, entry)) : '')
}

const factsOf = ({ shared }: WholeVillas, { villa, rating }: SearchEntry): Facts => {
  const placeOf = (value: unknown): number => {
    const key = JSON.stringify(value)
    const known = shared.of.get(key)
    if (known !== undefined) return known
    shared.of.set(key, shared.values.length)
    return shared.values.push(value) - 1
  }
  return {
    ...villa,
    ...{ town: placeOf(villa.town), district: placeOf(villa.district), createdAt: villa.createdAt.getTime(), rating },
    ...{ types: villa.types.map(placeOf), features: villa.features.map(placeOf) },
  }
}

const unpacked = (all: WholeVillas, slot: number): SearchEntry | undefined => {
  const text = readText(all.facts, slot)
  if (!text) return undefined
  const { rating, town, district, types, features, createdAt, ...facts }: Facts = JSON.parse(text)
  const known = <T>(place: number) => all.shared.values[place] as T
  return {
    villa: {
      ...facts,
      ...{ town: known<SearchedVilla['town']>(town), district: known<SearchedVilla['district']>(district) },
      types: types.map((type) => known<SearchedVilla['types'][number]>(type)),
      features: features.map((feature) => known<SearchedVilla['features'][number]>(feature)),
      createdAt: new Date(createdAt),
    },
    plan: planAt(all.prices, slot),
    nights: nightsAt(all.nights, slot),
    rating,
    folded: all.folded[slot] ?? '',
  }
}
