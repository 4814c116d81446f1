import * as z from 'zod/mini'
import { content, endpoint } from '../../../kernel/endpoint.ts'
import { searchQuery } from '../search.contract.ts'

/** Villas by slug; who has none is left out. */
const counts = z.record(z.string(), z.number())

/**
 * What each further filter would leave of a search. What is chosen one of several (towns, districts, types, rooms, the
 * sea, the price) is counted without that filter; what adds up (features, switches) with all that is chosen.
 */
export const searchFacets = endpoint({
  method: 'GET',
  path: '/v2/search/facets',
  may: 'anyone',
  sameForAll: true,
  does: 'How many villas of a search each further filter would leave, and how its prices are spread',
  query: searchQuery,
  answer: content(
    z.object({
      total: z.number(),
      /** From `low` on, each column is `step` wide, in whole units of the asked currency; null without a price. */
      price: z.nullable(z.object({ low: z.number(), step: z.number(), counts: z.array(z.number()) })),
      town: counts,
      district: counts,
      type: counts,
      feature: counts,
      live: z.number(),
      screened: z.number(),
      heated: z.number(),
      /** As SEA_STEPS. */
      sea: z.array(z.number()),
      /** The villas with at least one, two … rooms. */
      bedrooms: z.array(z.number()),
      bathrooms: z.array(z.number()),
    }),
  ),
})
