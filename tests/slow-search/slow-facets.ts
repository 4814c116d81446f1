import { PRICE_STEPS, ROOM_STEPS, SEA_STEPS } from '../../src/features/search/facets/facet-steps.ts'
import { priceSteps } from '../../src/features/search/facets/price-steps.ts'
import type { At } from '../../src/features/search/find-villas.view.ts'
import type { SearchQuery } from '../../src/features/search/search.contract.ts'
import { convert } from '../../src/kernel/money.ts'
import { foundBy, type Model } from './slow-find.ts'
import { comparedPrice } from './slow-wish.ts'

/** The facets of a search, each asked as a search of its own. */
export const facetsOf = (model: Model, wish: SearchQuery, at: At) => {
  const found = (change: Partial<SearchQuery>) => foundBy(model, { ...wish, ...change }, at)
  const count = (change: Partial<SearchQuery>): number => found(change).length
  const villas = [...model.entries.values()].map(({ villa }) => villa)
  const counts = (slugs: string[], search: (slug: string) => number): Record<string, number> =>
    Object.fromEntries(
      [...new Set(slugs)].map((slug) => [slug, search(slug)] as const).filter(([, number]) => number > 0),
    )
  const rooms = Array.from({ length: ROOM_STEPS }, (_, index) => index + 1)
  const anyPrice = found({ minPrice: undefined, maxPrice: undefined })
    .map((each) => convert(comparedPrice(each, at.today, model.rates), 'TL', wish.currency, model.rates))
    .filter(Number.isFinite)
    .map((price) => Math.floor(price / 100))
  return {
    total: count({}),
    price: priceSteps(anyPrice, PRICE_STEPS),
    town: counts(
      villas.map(({ town }) => town.slug),
      (slug) => count({ town: [slug] }),
    ),
    district: counts(
      villas.map(({ district }) => district.slug),
      (slug) => count({ district: [slug] }),
    ),
    type: counts(
      villas.flatMap(({ types }) => types.map(({ slug }) => slug)),
      (slug) => count({ type: [slug] }),
    ),
    feature: counts(
      villas.flatMap(({ features }) => features.map(({ slug }) => slug)),
      (slug) => count({ feature: [...(wish.feature ?? []), slug] }),
    ),
    live: count({ live: 1 }),
    screened: count({ screened: 1 }),
    heated: count({ heated: 1 }),
    sea: SEA_STEPS.map((sea) => count({ sea })),
    bedrooms: rooms.map((bedrooms) => count({ bedrooms })),
    bathrooms: rooms.map((bathrooms) => count({ bathrooms })),
  }
}
