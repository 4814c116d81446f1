import type { Day, Stay } from '../../kernel/day.ts'
import { inLanguage, type Language } from '../../kernel/language.ts'
import type { StayPrice } from '../pricing/pricing.shape.ts'
import { roughPlace } from '../villas/villa.ts'
import { lowestNightly } from './packed/lowest-nightly.ts'
import type { VillaCard } from './search.contract.ts'
import type { Found, SearchEntry } from './search-entry.ts'
import { entryOf, type SearchModel } from './search-model.server.ts'

const CARD_PHOTOS = 5
const CARD_HIGHLIGHTS = 3

/** What a list shows of a found villa, in one language. */
export const villaCardOf = ({ entry, stay, price }: Found, today: Day, language: Language): VillaCard => ({
  ...cardOfHouse(entry, today, language),
  stay: stay && price && stayOf(stay, price),
})

type HouseCard = Omit<VillaCard, 'stay'>

/** What of a card is the same for every stay is made once: an entry stays as it is until its villa changes. */
const kept = new WeakMap<SearchEntry, { today: Day; cards: Map<Language, HouseCard> }>()

/** A card without a stay. */
export const cardOfHouse = (entry: SearchEntry, today: Day, language: Language): HouseCard => {
  const known = kept.get(entry)
  const { cards } = known?.today === today ? known : { cards: new Map<Language, HouseCard>() }
  if (cards !== known?.cards) kept.set(entry, { today, cards })
  const card = cards.get(language) ?? houseCard(entry, today, language)
  cards.set(language, card)
  return card
}

const houseCard = ({ villa, plan, rating }: SearchEntry, today: Day, language: Language): HouseCard => {
  const { id, slug, code, name, guests, bedrooms, bathrooms, permitNo, live, popular, currency, sea, screened } = villa
  return {
    ...{ id, slug, code, name, guests, bedrooms, bathrooms, permitNo, live, sea, screened, popular },
    ...{ currency, rating },
    ...roughPlace(villa), // rough for everybody
    headline: inLanguage(villa.headline, language),
    thumbnail: villa.photos[0]?.path ?? '',
    photos: villa.photos.slice(0, CARD_PHOTOS).map((photo) => ({ ...photo, alt: inLanguage(photo.alt, language) })),
    town: villa.town,
    district: villa.district.name,
    highlights: villa.features
      .filter((feature) => feature.highlight)
      .slice(0, CARD_HIGHLIGHTS)
      .map((feature) => inLanguage(feature.name, language)),
    fromNightly: plan ? lowestNightly(plan, today) : null,
  }
}

/** Cards of known villas without dates, in the asked order. */
export const cardsOf = (model: SearchModel, villaIds: number[], today: Day, language: Language): VillaCard[] =>
  villaIds.flatMap((id) => {
    const entry = entryOf(model, id)
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
