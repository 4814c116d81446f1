import { addDays, type Day, type Stay } from '../../kernel/day.ts'
import { inLanguage, type Language } from '../../kernel/language.ts'
import type { Minor } from '../../kernel/money.ts'
import type { PricePlan } from '../pricing/price-plan.ts'
import type { StayPrice } from '../pricing/pricing.shape.ts'
import { roughPlace } from '../villas/villa.ts'
import type { VillaCard } from './search.contract.ts'
import type { Found, SearchModel } from './search-model.ts'

const CARD_PHOTOS = 5
const CARD_HIGHLIGHTS = 3

/** What a list shows of a found villa, in one language. */
export const villaCardOf = ({ entry, stay, price }: Found, today: Day, language: Language): VillaCard => {
  const { villa, plan, rating } = entry
  // The contract strips the rest of the villa; the place is rough for everybody.
  return {
    ...villa,
    ...roughPlace(villa),
    rating,
    headline: inLanguage(villa.headline, language),
    thumbnail: villa.photos[0]?.path ?? '',
    photos: villa.photos.slice(0, CARD_PHOTOS).map((photo) => ({ ...photo, alt: inLanguage(photo.alt, language) })),
    district: villa.district.name,
    highlights: villa.features
      .filter((feature) => feature.highlight)
      .slice(0, CARD_HIGHLIGHTS)
      .map((feature) => inLanguage(feature.name, language)),
    fromNightly: plan ? lowestNightly(plan, today) : null,
    stay: stay && price && stayOf(stay, price),
  }
}

/** Cards of known villas without dates, in the asked order. */
export const cardsOf = (model: SearchModel, villaIds: number[], today: Day, language: Language): VillaCard[] =>
  villaIds.flatMap((id) => {
    const entry = model.entries.get(id)
    return entry ? [villaCardOf({ entry, stay: null, price: null }, today, language)] : []
  })

const stayOf = (stay: Stay, price: StayPrice): VillaCard['stay'] => {
  const discounted = price.lines.some((line) => line.kind === 'discount')
  return {
    ...stay,
    nights: price.nights,
    total: price.total,
    prepayment: price.prepayment,
    damageDeposit: price.damageDeposit,
    fillsGap: price.fillsGap,
    beforeDiscount: discounted ? price.total - price.accommodation + price.gross : null,
    cleaning: price.lines.reduce((sum, line) => (line.kind === 'cleaning' ? sum + line.amount : sum), 0),
  }
}

/** The lowest nightly price of the coming year. */
export const lowestNightly = (plan: PricePlan, today: Day): Minor | null => {
  const ahead = plan.seasons.filter((season) => season.until > today && season.from < addDays(today, 365))
  return ahead.length ? Math.min(...ahead.map((season) => season.nightly)) : null
}
