import type { Sentence } from '../../../../features/search/sentence/sentence.ts'
import { stayMeant } from '../../../../features/search/sentence/stay-meant.ts'
import { nightCount } from '../../../../kernel/day.ts'
import { type Wish, wishOf } from '../wish.ts'

/**
 * A sentence as a wish of the list, and what of it could not be taken in. `week`: a budget that was taken as a week’s.
 */
export type Said = { wish: Wish; left: string[]; week: string | null }

const USUAL_NIGHTS = 7

/**
 * Without dates a list is limited by the night: the budget of a whole stay is shared out among the nights that were
 * named, else those of a week, which is told as `amount`.
 */
export const wishSaid = (sentence: Sentence, amount: (whole: number) => string): Said => {
  const stay = stayMeant(sentence)
  const { adults, children, infants, budget, bedrooms } = sentence
  const limits = limitsOf(sentence, stay ? nightCount(stay) : null)
  const people = (adults ?? 0) + (children ?? 0) + (infants ?? 0)
  const fields: Record<string, string | number | null | undefined> = {
    ...{ checkin: stay?.checkIn, checkout: stay?.checkOut, flexible: stay?.flexible, bedrooms },
    ...{ guests: people, children, babies: infants },
    ...{ town: sentence.towns.join(','), district: sentence.districts.join(',') },
    ...{ type: sentence.types.join(','), feature: sentence.features.join(',') },
    ...limits,
  }
  const params = Object.entries(fields).flatMap(([name, value]) => (value ? [[name, String(value)]] : []))
  const isWeek = budget?.per === 'stay' && !stay && !sentence.nights
  const week = isWeek ? amount(budget.max ?? budget.min ?? 0) : null
  return { wish: wishOf(new URLSearchParams(params)), left: sentence.left, week }
}

/** A budget in the unit of the list: the total of `dated` nights, else a night. */
const limitsOf = ({ budget, nights }: Sentence, dated: number | null) => {
  if (!budget) return {}
  const { min, max, per, currency } = budget
  const share = dated === null && per === 'stay' ? (nights ?? USUAL_NIGHTS) : 1
  const times = per === 'night' ? (dated ?? 1) : 1
  return {
    minPrice: min && Math.ceil((min * times) / share),
    maxPrice: max && Math.floor((max * times) / share),
    currency: currency ?? 'TL',
  }
}
