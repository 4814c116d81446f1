import { type Day, dayNumber } from '../../kernel/day.ts'
import type { Rates } from '../../kernel/money.ts'
import { fold } from '../../kernel/slug.ts'
import { type Bits, both, countBits, eachBit, firstBit, hasBit } from './packed/bits.ts'
import { isRated } from './packed/house-columns.ts'
import {
  freeNights,
  type PackedVillas,
  packing,
  putVilla,
  putVillaNights,
  removeVilla,
} from './packed/packed-villas.server.ts'
import { entryAt } from './packed/whole-villas.server.ts'
import type { NightsRead, SearchEntry } from './search-entry.ts'

/**
 * Every villa in memory with its prices and taken nights, in columns. It answers searches and lists; it may be a moment
 * behind, so a booking is judged by the database. Filled and kept fresh by search.store. `revision` goes up whenever
 * anything in it changed.
 */
export type SearchModel = { all: PackedVillas; rates: Rates; revision: number }

export const searchModel = (): SearchModel => ({
  all: packing(0, 0).done(),
  rates: { TL: '1.0000', DOLLAR: '1.0000', EURO: '1.0000', POUND: '1.0000' },
  revision: 0,
})

/** Puts these villas in place of all that are in the model. `from` is the first day whose nights it knows. */
export const fillModel = (model: SearchModel, entries: readonly SearchEntry[], from: Day): void => {
  const columns = packing(dayNumber(from), entries.length)
  for (const entry of entries) columns.add(entry)
  model.all = columns.done()
}

/** Puts a changed or a new villa into the model. False: it has no room for one more and must be filled anew. */
export const putEntry = ({ all }: SearchModel, entry: SearchEntry): boolean => putVilla(all, entry)

/**
 * Puts the nights of a villa into the model where nothing else of it can have changed: `steps` lead from the revision
 * that the model has to the one that was read, each a change of nights alone. False: it must be read whole.
 */
export const putNights = ({ all }: SearchModel, read: NightsRead, steps: ReadonlyMap<number, number>): boolean => {
  const slot = all.slotOf.get(read.id)
  if (slot === undefined) return false
  let revision = all.houses.revisions[slot]
  for (let left = steps.size; left > 0 && revision !== undefined && revision !== read.revision; left--)
    revision = steps.get(revision)
  if (revision !== read.revision || !isRated(all.houses, slot, read.rating)) return false
  if (all.houses.revisions[slot] !== revision) putVillaNights(all, slot, read)
  return true
}

export const dropEntry = ({ all }: SearchModel, id: number): void => removeVilla(all, id)

/** A villa of the model, published or not. */
export const entryOf = ({ all }: SearchModel, id: number): SearchEntry | undefined => {
  const slot = all.slotOf.get(id)
  return slot === undefined ? undefined : entryAt(all, slot)
}

/** How many villas are in the model, published or not. */
export const villaCount = ({ all }: SearchModel): number => all.slotOf.size

/** The revision at which a villa was read; undefined when it isn't in the model. */
export const revisionOf = ({ all }: SearchModel, id: number): number | undefined =>
  all.houses.revisions[all.slotOf.get(id) ?? -1]

/** The model's villas with the options that have ended by now taken out of their nights. */
export const villasAt = (model: SearchModel, now: Date): PackedVillas => {
  freeNights(model.all, now.getTime())
  return model.all
}

/** When (ms) the next option in the model ends: until then only a change of the revision changes an answer. */
export const nextExpiry = ({ all: { nights } }: SearchModel): number | null =>
  Number.isFinite(nights.nextEnd) ? nights.nextEnd : null

/** How many villas are published. */
export const publishedCount = ({ all }: SearchModel): number => countBits(all.houses.active)

/** The ids of the published villas that staff call popular, and of those of the month, in the order of the agency. */
export const promotedVillas = ({ all: { houses } }: SearchModel): { popular: number[]; ofMonth: number[] } => {
  const { active, ids, positions, popular, villaOfMonth } = houses
  const ordered = (bits: Bits): number[] => {
    const slots: number[] = []
    eachBit(both(bits, active), (slot) => void slots.push(slot))
    const order = (one: number, other: number): number =>
      (positions[one] ?? 0) - (positions[other] ?? 0) || (ids[one] ?? 0) - (ids[other] ?? 0)
    return slots.sort(order).map((slot) => ids[slot] ?? 0)
  }
  return { popular: ordered(popular), ofMonth: ordered(villaOfMonth) }
}

/** Published villas whose name, code or place holds the typed text, at most `count`: names that begin with it first. */
export const villasNamed = ({ all }: SearchModel, text: string, count: number): SearchEntry[] => {
  const wanted = fold(text)
  const named: number[][] = [[], [], []]
  for (const slot of wanted ? all.byName : []) {
    const folded = all.folded[slot] ?? ''
    const place = folded.indexOf(wanted)
    if (place < 0 || !hasBit(all.houses.active, slot)) continue
    const inside = folded.includes(` ${wanted}`) ? 1 : 2
    named[place === 0 ? 0 : inside]?.push(slot)
    if (named[0]?.length === count) break
  }
  return named
    .flat()
    .slice(0, count)
    .flatMap((slot) => entryAt(all, slot) ?? [])
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
export const publishedFeatures = ({ all }: SearchModel) => {
  const { features: bitsOf, active } = all.houses
  const firstSlots = [...bitsOf.values()].map((bits) => firstBit(both(bits, active)))
  const slots = [...new Set(firstSlots)].filter((slot) => slot >= 0).sort((one, other) => one - other)
  const features = slots.flatMap((slot) => entryAt(all, slot)?.villa.features ?? [])
  return [...new Map(features.map((feature) => [feature.id, feature])).values()]
}

/** The most guests and bedrooms that a published villa has. */
export const largestHouse = ({ all }: SearchModel): { guests: number; bedrooms: number } => {
  const most = (values: Int32Array): number =>
    values.reduce((top, value, slot) => (value > top && hasBit(all.houses.active, slot) ? value : top), 0)
  return { guests: most(all.houses.guests), bedrooms: most(all.houses.bedrooms) }
}
