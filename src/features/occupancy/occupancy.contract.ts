import * as z from 'zod/mini'
import { content, endpoint } from '../../kernel/endpoint.ts'
import { day, id } from '../../kernel/schema.ts'
import { sentBar, sentConflict } from './occupancy.shape.ts'

const window = z.object({ from: day, until: day })
const bars = { bars: z.array(sentBar), conflicts: z.array(sentConflict) }

/** At most 800 days at once; a request that waits holds no night, yet stands in it. */
export const occupancy = endpoint({
  method: 'GET',
  path: '/v1/admin/occupancy',
  may: 'admin',
  does: 'What stands in the calendars of all villas between two days, as rows without names',
  query: window,
  answer: content(z.object(bars)),
})
export type OccupancyWindow = z.infer<typeof window>

const occupancyVilla = z.object({
  id: z.number(),
  code: z.string(),
  slug: z.string(),
  name: z.string(),
  town: z.string(),
  types: z.array(z.string()),
  owner: z.string(),
  guests: z.number(),
  active: z.boolean(),
  /** It has an official permit number. */
  permit: z.boolean(),
})
export type OccupancyVilla = z.infer<typeof occupancyVilla>

export const occupancyVillas = endpoint({
  method: 'GET',
  path: '/v1/admin/occupancy/villas',
  may: 'admin',
  does: 'The villas of the occupancy calendar, town by town, with what it is filtered by',
  answer: content(z.array(occupancyVilla)),
})

/** `shortStays`: a gap between two guests, shorter than the minimum, may be sold from so many nights on; 0 = not. */
export const villaOccupancy = endpoint({
  method: 'GET',
  path: '/v1/admin/villas/:id/occupancy',
  may: 'staff',
  does: 'The calendar of one villa with who and what its nights are; an owner sees their own villas',
  params: id,
  query: window,
  answer: content(
    z.object({
      ...bars,
      villa: z.object({ id: z.number(), code: z.string(), slug: z.string(), name: z.string(), active: z.boolean() }),
      /** Closings that whoever asks may move or open. */
      changeable: z.array(z.number()),
      minimums: z.array(z.object({ from: day, until: day, nights: z.number() })),
      shortStays: z.number(),
    }),
  ),
})
