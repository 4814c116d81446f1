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

/**
 * What a town's page says beyond its text: whom it suits, who should think again, minutes by car from its centre, bays,
 * the mean warmth of the twelve months (°C), or none.
 */
export const placeGuide = z.object({
  suits: z.array(z.string()),
  minds: z.array(z.string()),
  drives: z.array(z.object({ to: z.string(), minutes: z.number(), km: z.number() })),
  months: z.array(z.object({ air: z.number(), sea: z.number() })),
  bays: z.array(
    z.object({
      name: z.string(),
      note: z.optional(z.string()),
      minutes: z.optional(z.nullable(z.number())),
      latitude: z.number(),
      longitude: z.number(),
    }),
  ),
})
export type PlaceGuide = z.infer<typeof placeGuide>

export const listTowns = endpoint({
  method: 'GET',
  path: '/v1/town',
  may: 'anyone',
  sameForAll: true,
  does: 'The regions with their districts',
  answer: content(z.object({ towns: z.array(townShape) })),
})

export const townPlaces = endpoint({
  method: 'GET',
  path: '/v1/town/places',
  may: 'anyone',
  sameForAll: true,
  does: 'Where the regions that lists name are, in degrees; those whose place is known',
  answer: content(
    z.array(z.object({ slug: z.string(), name: z.string(), latitude: z.number(), longitude: z.number() })),
  ),
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
