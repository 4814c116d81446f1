import type { Day } from '../../kernel/day.ts'
import type { Language } from '../../kernel/language.ts'
import { othersFirst } from '../../platform/pace/others-first.ts'
import { roughPlace } from '../villas/villa.ts'
import { matchingVillas, placesFound } from './matching-villas.view.ts'
import { nothingFound } from './nothing-found.view.ts'
import { entryAt } from './packed/whole-villas.server.ts'
import {
  MOST_PINS,
  type NothingFound,
  type Pin,
  type SearchQuery,
  type Suggestion,
  type VillaCard,
} from './search.contract.ts'
import type { Found } from './search-entry.ts'
import { type SearchModel, villasAt } from './search-model.server.ts'
import { stayAsked } from './search-wish.view.ts'
import { cardOfHouse, villaCardOf } from './villa-card.view.ts'

export type SearchAnswer = {
  content: VillaCard[]
  total: number
  skip: number
  take: number
  why: NothingFound | null
  suggestions: Suggestion[]
}

/** When a search is asked and in which language. */
export type At = { today: Day; now: Date; language: Language }

/**
 * Villas of the wish that can be booked, each with its whole price; without dates every villa of the wish. Refuses
 * dates that can't be a stay.
 */
export const findVillas = (model: SearchModel, wish: SearchQuery, at: At): SearchAnswer => {
  const { today } = at
  const wished = { wish, stay: stayAsked(wish, today), today }
  const all = villasAt(model, at.now)
  const { page, total } = matchingVillas(all, wished, model.rates)
  const found = answer(page, total, wish, at)
  if (total > 0 || wish.ids) return found
  const { why, near } = nothingFound(all, wished)
  const suggestions = near.map(({ kind, ...each }) => ({ kind, villa: villaCardOf(each, today, at.language) }))
  return { ...found, why, suggestions }
}

/** A longer page is made in parts: no page of the site is, which would only search twice. */
const LONG_PAGE = 50
/** So many of its villas are made whole before others are let in: some milliseconds. */
const AT_ONCE = 20

/** What `findVillas` finds, with the villas of a long page made whole beforehand, some at a time. */
export const findManyVillas = async (model: SearchModel, wish: SearchQuery, at: At): Promise<SearchAnswer> => {
  if (wish.take > LONG_PAGE) await makeWhole(model, wish, at)
  return findVillas(model, wish, at) // all at one moment, whatever has changed meanwhile
}

const makeWhole = async (model: SearchModel, wish: SearchQuery, { today, now, language }: At): Promise<void> => {
  const all = villasAt(model, now)
  const { places } = placesFound(all, { wish, stay: stayAsked(wish, today), today }, model.rates)
  for (const [nth, { slot }] of places.entries()) {
    const entry = entryAt(all, slot)
    if (entry) cardOfHouse(entry, today, language)
    if (nth % AT_ONCE === AT_ONCE - 1) await othersFirst()
  }
}

/** Where the villas of a wish are, in its order, as far as a map shows them. Refuses dates that can't be a stay. */
export const findPins = (
  model: SearchModel,
  wish: SearchQuery,
  { today, now }: At,
): { content: Pin[]; total: number } => {
  const wished = { wish: { ...wish, skip: 0, take: MOST_PINS }, stay: stayAsked(wish, today), today }
  const { page, total } = matchingVillas(villasAt(model, now), wished, model.rates)
  const content = page.map(({ entry: { villa }, price }) => ({
    ...{ id: villa.id, slug: villa.slug, name: villa.name, currency: villa.currency },
    ...roughPlace(villa),
    total: price?.total ?? null,
  }))
  return { content, total }
}

const answer = (page: Found[], total: number, { skip, take }: SearchQuery, { today, language }: At): SearchAnswer => ({
  content: page.map((each) => villaCardOf(each, today, language)),
  total,
  skip,
  take,
  why: null,
  suggestions: [],
})
