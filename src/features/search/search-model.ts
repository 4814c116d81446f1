import type { Stay } from '../../kernel/day.ts'
import type { Rates } from '../../kernel/money.ts'
import { fold } from '../../kernel/slug.ts'
import type { PricePlan } from '../pricing/price-plan.ts'
import type { StayPrice } from '../pricing/pricing.shape.ts'
import type { CatalogueVilla } from '../villas/catalogue.ts'
import { dropExpired, type NightSet } from './night-set.ts'

export type Rating = { average: number; count: number }

/** A villa as the read model holds it. `folded` is its name, code and place for text search. */
export type SearchEntry = {
  villa: CatalogueVilla
  plan: PricePlan | undefined
  nights: NightSet
  rating: Rating | null
  folded: string
}

/** A villa with the price of the stay it was found for. */
export type Found = { entry: SearchEntry; stay: Stay | null; price: StayPrice | null }

/**
 * Every villa in memory with its prices and taken nights. It answers searches and lists; it may be a moment behind, so
 * a booking is judged by the database. Filled and kept fresh by search.store.
 */
export type SearchModel = { entries: Map<number, SearchEntry>; rates: Rates }

export const searchModel = (): SearchModel => ({
  entries: new Map(),
  rates: { TL: '1.0000', DOLLAR: '1.0000', EURO: '1.0000', POUND: '1.0000' },
})

/** Every villa with the options that have ended by now taken out of its nights. */
export const entriesAt = (model: SearchModel, now: Date): SearchEntry[] => {
  const all = [...model.entries.values()]
  for (const { nights } of all) dropExpired(nights, now.getTime())
  return all
}

/** The published villas. */
export const publishedEntries = (model: SearchModel): SearchEntry[] =>
  [...model.entries.values()].filter(({ villa }) => villa.active)

/** Published villas whose name, code or place holds the typed text, at most `count`: names that begin with it first. */
export const villasNamed = (model: SearchModel, text: string, count: number): SearchEntry[] => {
  const wanted = fold(text)
  if (!wanted) return []
  const rank = ({ folded }: SearchEntry): number => {
    if (folded.startsWith(wanted)) return 0
    return folded.includes(` ${wanted}`) ? 1 : 2
  }
  return publishedEntries(model)
    .filter(({ folded }) => folded.includes(wanted))
    .sort((a, b) => rank(a) - rank(b) || a.villa.name.localeCompare(b.villa.name, 'tr'))
    .slice(0, count)
}

/** How many published villas each town and each type has. */
export const villaCounts = (model: SearchModel): { byTown: Map<number, number>; byType: Map<number, number> } => {
  const counts = { byTown: new Map<number, number>(), byType: new Map<number, number>() }
  const add = (map: Map<number, number>, key: number) => map.set(key, (map.get(key) ?? 0) + 1)
  for (const { villa } of publishedEntries(model)) {
    add(counts.byTown, villa.town.id)
    for (const type of villa.types) add(counts.byType, type.id)
  }
  return counts
}
