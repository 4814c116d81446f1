import { type Day, dayNumber } from '../../kernel/day.ts'
import type { Rates } from '../../kernel/money.ts'
import { fold } from '../../kernel/slug.ts'
import type { CatalogueVilla } from '../villas/catalogue.ts'
import { both, countBits, firstBit, hasBit } from './packed/bits.ts'
import { freeEnded, type PackedVillas, packed, putVilla, removeVilla } from './packed/packed-villas.ts'
import type { SearchEntry } from './search-entry.ts'

/**
 * Every villa in memory with its prices and taken nights. It answers searches and lists; it may be a moment behind, so
 * a booking is judged by the database. Filled and kept fresh by search.store. `revision` goes up whenever anything in
 * it changed; `all` is the same villas in columns.
 */
export type SearchModel = { entries: Map<number, SearchEntry>; all: PackedVillas; rates: Rates; revision: number }

export const searchModel = (): SearchModel => ({
  entries: new Map(),
  all: packed(0, [], 0),
  rates: { TL: '1.0000', DOLLAR: '1.0000', EURO: '1.0000', POUND: '1.0000' },
  revision: 0,
})

/** Puts these villas in place of all that are in the model. `from` is the first day whose nights it knows. */
export const fillModel = (model: SearchModel, entries: SearchEntry[], from: Day): void => {
  model.entries = new Map(entries.map((entry) => [entry.villa.id, entry]))
  model.all = packed(dayNumber(from), entries, entries.length)
}

/** Puts a changed or a new villa into the model. */
export const putEntry = (model: SearchModel, entry: SearchEntry): void => {
  model.entries.set(entry.villa.id, entry)
  if (!putVilla(model.all, entry)) model.all = packed(model.all.nights.base, model.entries.values(), model.entries.size)
}

export const dropEntry = (model: SearchModel, id: number): void => {
  model.entries.delete(id)
  removeVilla(model.all, id)
}

/** The model's villas with the options that have ended by now taken out of their nights. */
export const villasAt = (model: SearchModel, now: Date): PackedVillas => {
  freeEnded(model.all, now.getTime())
  return model.all
}

/** When (ms) the next option in the model ends: until then only a change of the revision changes an answer. */
export const nextExpiry = ({ all }: SearchModel): number | null => (Number.isFinite(all.nextEnd) ? all.nextEnd : null)

/** How many villas are published. */
export const publishedCount = ({ all }: SearchModel): number => countBits(all.houses.active)

/** The published villas that staff call popular, and those of the month, in the order of the agency. */
export const promotedVillas = ({ all }: SearchModel) => {
  const published = all.entries.flatMap((entry) => (entry?.villa.active ? [entry.villa] : []))
  const ordered = (villas: CatalogueVilla[]) =>
    villas.sort((one, other) => one.position - other.position || one.id - other.id)
  return {
    popular: ordered(published.filter((villa) => villa.popular)),
    ofMonth: ordered(published.filter((villa) => villa.villaOfMonth)),
  }
}

/** Published villas whose name, code or place holds the typed text, at most `count`: names that begin with it first. */
export const villasNamed = ({ all }: SearchModel, text: string, count: number): SearchEntry[] => {
  const wanted = fold(text)
  const named: SearchEntry[][] = [[], [], []]
  for (const slot of wanted ? all.byName : []) {
    const entry = all.entries[slot]
    const place = entry?.folded.indexOf(wanted) ?? -1
    if (!entry || place < 0 || !hasBit(all.houses.active, slot)) continue
    const inside = entry.folded.includes(` ${wanted}`) ? 1 : 2
    named[place === 0 ? 0 : inside]?.push(entry)
    if (named[0]?.length === count) break
  }
  return named.flat().slice(0, count)
}

/** Towns or types, each with the number of its published villas. */
export const withVillaCounts = <T extends { id: number }>(
  { all: { houses } }: SearchModel,
  kind: 'towns' | 'types',
  rows: T[],
): (T & { villaCount: number })[] =>
  rows.map((row) => {
    const bits = houses[kind].get(String(row.id))
    return { ...row, villaCount: bits ? countBits(both(bits, houses.active)) : 0 }
  })

/** Each feature that a published villa has, in the order in which the villas name them. */
export const publishedFeatures = ({ all: { houses, entries } }: SearchModel) => {
  const firstSlots = [...houses.features.values()].map((bits) => firstBit(both(bits, houses.active)))
  const slots = [...new Set(firstSlots)].filter((slot) => slot >= 0).sort((one, other) => one - other)
  const features = slots.flatMap((slot) => entries[slot]?.villa.features ?? [])
  return [...new Map(features.map((feature) => [feature.id, feature])).values()]
}

/** The most guests and bedrooms that a published villa has. */
export const largestHouse = ({ all }: SearchModel): { guests: number; bedrooms: number } => {
  const most = (values: Int32Array): number =>
    values.reduce((top, value, slot) => (value > top && hasBit(all.houses.active, slot) ? value : top), 0)
  return { guests: most(all.houses.guests), bedrooms: most(all.houses.bedrooms) }
}
