import type { Day } from '../../kernel/day.ts'
import type { Language } from '../../kernel/language.ts'
import type { Rates } from '../../kernel/money.ts'
import { fold } from '../../kernel/slug.ts'
import { dropExpired } from './night-set.ts'
import type { VillaCard } from './search.contract.ts'
import { type SearchEntry, villaCardOf } from './villa-card.store.ts'

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

/** Cards of known villas without dates, in the asked order. */
export const cardsOf = (model: SearchModel, villaIds: number[], today: Day, language: Language): VillaCard[] =>
  villaIds.flatMap((id) => {
    const entry = model.entries.get(id)
    return entry ? [villaCardOf({ entry, stay: null, price: null }, today, language)] : []
  })

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
