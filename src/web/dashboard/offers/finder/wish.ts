import type { searchVillas } from '../../../../features/search/search.contract.ts'
import type { Sentence } from '../../../../features/search/sentence/sentence.ts'
import { stayMeant } from '../../../../features/search/sentence/stay-meant.ts'
import { type Day, daysBetween } from '../../../../kernel/day.ts'
import type { Question } from '../../../../kernel/endpoint.ts'
import type { Currency, Minor } from '../../../../kernel/money.ts'

/** What the finder looks for. Names are `kind:key`; the budget is of the whole stay. */
export type Wish = {
  checkIn: Day | ''
  checkOut: Day | ''
  flexible: number
  adults: number
  children: number
  infants: number
  places: string[]
  features: string[]
  bedrooms: number | null
  most: Minor | null
  currency: Currency
}

export const NO_WISH: Wish = {
  ...{ checkIn: '', checkOut: '', flexible: 0, adults: 2, children: 0, infants: 0 },
  ...{ places: [], features: [], bedrooms: null, most: null, currency: 'TL' },
}

/** The fields that a sentence fills; what it doesn't say begins anew. */
export const wishOf = (sentence: Sentence): Wish => {
  const stay = stayMeant(sentence)
  const { adults, children, infants, budget, bedrooms } = sentence
  const nights = stay ? daysBetween(stay.checkIn, stay.checkOut) : 1
  const named = (kind: string, keys: readonly string[]) => keys.map((key) => `${kind}:${key}`)
  return {
    ...NO_WISH,
    ...stay,
    ...{ adults: adults ?? NO_WISH.adults, children: children ?? 0, infants: infants ?? 0, bedrooms },
    places: [...named('town', sentence.towns), ...named('district', sentence.districts)],
    features: [...named('type', sentence.types), ...named('feature', sentence.features)],
    most: budget?.max ? budget.max * 100 * (budget.per === 'night' ? nights : 1) : null,
    currency: budget?.currency ?? 'TL',
  }
}

export const guestsOf = ({ adults, children, infants }: Wish): number => adults + children + infants

/** The search that the fields ask for; null until both days are known. */
export const queryOf = (wish: Wish): Question<typeof searchVillas>['query'] | null => {
  const { checkIn, checkOut, flexible, places, features, bedrooms, most, currency } = wish
  if (!checkIn || !checkOut) return null
  const of = (kind: string, names: readonly string[]) => {
    const keys = names.filter((name) => name.startsWith(`${kind}:`)).map((name) => name.slice(kind.length + 1))
    return keys.length ? keys.join(',') : undefined
  }
  return {
    ...{ checkin: checkIn, checkout: checkOut, guests: guestsOf(wish), flexible, currency, take: MOST_FOUND },
    ...{ town: of('town', places), district: of('district', places) },
    ...{ type: of('type', features), feature: of('feature', features) },
    ...{ bedrooms: bedrooms ?? undefined, maxPrice: most === null ? undefined : Math.floor(most / 100) },
  }
}

const MOST_FOUND = 24
