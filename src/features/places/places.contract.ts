import * as z from 'zod/mini'
import { content, endpoint } from '../../kernel/endpoint.ts'

export const districtShape = z.object({ id: z.number(), slug: z.string(), name: z.string(), townId: z.number() })

/** A region (town) with its District list. `picture` is a path below /img/. */
export const townShape = z.object({
  id: z.number(),
  slug: z.string(),
  name: z.string(),
  lead: z.string(),
  picture: z.string(),
  popular: z.boolean(),
  /** Whether menus and lists of regions name it. */
  shown: z.boolean(),
  villaCount: z.number(),
  District: z.array(districtShape),
})
export type Town = z.infer<typeof townShape>

export const listTowns = endpoint({
  method: 'GET',
  path: '/v1/town',
  may: 'anyone',
  sameForAll: true,
  does: 'The regions with their districts',
  answer: content(z.object({ towns: z.array(townShape) })),
})

export const popularTowns = endpoint({
  method: 'GET',
  path: '/v1/town/popular',
  may: 'anyone',
  sameForAll: true,
  does: 'The regions shown on the home page',
  answer: content(z.array(townShape)),
})

export const listDistricts = endpoint({
  method: 'GET',
  path: '/v1/district',
  may: 'anyone',
  sameForAll: true,
  does: 'Every district',
  answer: content(z.array(districtShape)),
})
