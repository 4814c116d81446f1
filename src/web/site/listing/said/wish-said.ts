import type { Sentence } from '../../../../features/search/sentence/sentence.ts'
import { stayMeant } from '../../../../features/search/sentence/stay-meant.ts'
import { nightCount } from '../../../../kernel/day.ts'
import { type Wish, wishOf } from '../wish.ts'

/** A sentence as a wish of the list, and what of it could not be taken in. */
export type Said = { wish: Wish; left: string[] }

/** A budget of a whole stay needs dates: without them it is left, told as `amount` in the guest's own words. */
export const wishSaid = (sentence: Sentence, amount: (whole: number) => string): Said => {
  const stay = stayMeant(sentence)
  const { adults, children, infants, budget, bedrooms } = sentence
  const nights = stay ? nightCount(stay) : 1
  const isTold = budget !== null && (stay !== null || budget.per === 'night')
  const times = budget?.per === 'night' ? nights : 1
  const people = (adults ?? 0) + (children ?? 0) + (infants ?? 0)
  const fields: Record<string, string | number | null | undefined> = {
    ...{ checkin: stay?.checkIn, checkout: stay?.checkOut, flexible: stay?.flexible, guests: people, bedrooms },
    ...{ town: sentence.towns.join(','), district: sentence.districts.join(',') },
    ...{ type: sentence.types.join(','), feature: sentence.features.join(',') },
    ...(isTold && {
      ...{ minPrice: budget.min && budget.min * times, maxPrice: budget.max && budget.max * times },
      currency: budget.currency ?? 'TL',
    }),
  }
  const params = Object.entries(fields).flatMap(([name, value]) => (value ? [[name, String(value)]] : []))
  const untold = budget && !isTold ? [amount(budget.max ?? budget.min ?? 0)] : []
  return { wish: wishOf(new URLSearchParams(params)), left: [...sentence.left, ...untold] }
}
