import type { SearchEntry, SearchedVilla } from '../search-entry.ts'
import type { HouseColumns } from './house-columns.ts'
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
  /** Towns, types, features and names of columns: one object for all villas that say the same. */
  shared: { values: [] as unknown[], of: new Map<string, number>() },
  shown: new Map<number, SearchEntry>(),
})

export type WholeVillas = ReturnType<typeof shownVillas> & {
  prices: PriceColumns
  nights: NightColumns
  houses: Pick<HouseColumns, 'revisions'>
}

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

/** Puts what no column holds into a slot; null clears it. */
export const writeFacts = (all: WholeVillas, slot: number, entry: SearchEntry | null): void => {
  forgetShown(all, slot)
  all.folded[slot] = entry?.folded ?? ''
  writeText(all.facts, slot, entry ? JSON.stringify(factsOf(all.shared, entry)) : '')
}

type Shared = WholeVillas['shared']

/** A row of values without their names: first the place of the names in what is shared. */
type Row = [number, ...unknown[]]

type Facts = {
  house: Row
  photos: Row[]
  town: number
  district: number
  types: number[]
  features: number[]
  createdAt: number
  rating: SearchEntry['rating']
}

const factsOf = (shared: Shared, { villa, rating }: SearchEntry): Facts => {
  const { town, district, types, features, photos, createdAt, revision: _, ...house } = villa
  return {
    ...{ house: rowOf(shared, house), photos: photos.map((photo) => rowOf(shared, photo)) },
    ...{ town: placeOf(shared, town), district: placeOf(shared, district) },
    ...{ types: types.map((type) => placeOf(shared, type)), features: features.map((each) => placeOf(shared, each)) },
    ...{ createdAt: createdAt.getTime(), rating },
  }
}

const rowOf = (shared: Shared, thing: object): Row => [placeOf(shared, Object.keys(thing)), ...Object.values(thing)]

const placeOf = ({ values, of }: Shared, value: unknown): number => {
  const key = JSON.stringify(value)
  const known = of.get(key)
  if (known !== undefined) return known
  of.set(key, values.length)
  return values.push(value) - 1
}

const unpacked = (all: WholeVillas, slot: number): SearchEntry | undefined => {
  const text = readText(all.facts, slot)
  if (!text) return undefined
  const { rating, house, photos, town, district, types, features, createdAt }: Facts = JSON.parse(text)
  const known = <T>(place: number) => all.shared.values[place] as T
  const thing = <T>([names, ...values]: Row) =>
    Object.fromEntries(known<string[]>(names).map((name, index) => [name, values[index]])) as T
  return {
    villa: {
      ...thing<Omit<SearchedVilla, 'town' | 'district' | 'types' | 'features' | 'photos' | 'createdAt' | 'revision'>>(
        house,
      ),
      ...{ town: known<SearchedVilla['town']>(town), district: known<SearchedVilla['district']>(district) },
      types: types.map((type) => known<SearchedVilla['types'][number]>(type)),
      features: features.map((feature) => known<SearchedVilla['features'][number]>(feature)),
      photos: photos.map((photo) => thing<SearchedVilla['photos'][number]>(photo)),
      createdAt: new Date(createdAt),
      revision: all.houses.revisions[slot] ?? 0,
    },
    plan: planAt(all.prices, slot),
    nights: nightsAt(all.nights, slot),
    rating,
    folded: all.folded[slot] ?? '',
  }
}
