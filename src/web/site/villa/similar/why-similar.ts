import type { VillaCard } from '../../../../features/search/search.contract.ts'
import type { VillaPage } from '../../../../features/villas/villas.contract.ts'
import type { Currency, Minor } from '../../../../kernel/money.ts'

/** What a villa costs: of the asked stay, or its lowest night. */
export type Cost = { amount: Minor; currency: Currency }

export type Likeness =
  | { is: 'district' }
  | { is: 'town'; town: string }
  | { is: 'bedrooms'; n: number }
  | { is: 'guests'; n: number }
  | { is: 'price' | 'cheaper' }

/** Within this part of a price another one is like it. */
const NEAR_PRICE = 0.15
const NEAR_GUESTS = 2

/** Why a villa is shown beside another one: where it is, how large, and what it costs, as far as that is alike. */
export const whySimilar = (
  villa: Pick<VillaPage, 'town' | 'district' | 'bedrooms' | 'guests'>,
  cost: Cost | null,
  other: Pick<VillaCard, 'town' | 'district' | 'bedrooms' | 'guests' | 'stay' | 'fromNightly' | 'currency'>,
): Likeness[] => {
  const reasons: Likeness[] = []
  if (other.town.slug === villa.town.slug)
    reasons.push(other.district === villa.district.name ? { is: 'district' } : { is: 'town', town: villa.town.name })
  if (other.bedrooms === villa.bedrooms) reasons.push({ is: 'bedrooms', n: other.bedrooms })
  else if (Math.abs(other.guests - villa.guests) <= NEAR_GUESTS) reasons.push({ is: 'guests', n: other.guests })
  const price = costOf(other)
  if (cost && price && cost.currency === price.currency) {
    if (Math.abs(price.amount - cost.amount) <= cost.amount * NEAR_PRICE) reasons.push({ is: 'price' })
    else if (price.amount < cost.amount) reasons.push({ is: 'cheaper' })
  }
  return reasons
}

/** Of the stay where there is one: a nightly price beside a total would compare nothing. */
export const costOf = ({
  stay,
  fromNightly,
  currency,
}: Pick<VillaCard, 'stay' | 'fromNightly' | 'currency'>): Cost | null => {
  const amount = stay?.total ?? fromNightly
  return amount === null ? null : { amount, currency }
}
