import * as z from 'zod/mini'
import { localized } from '../../kernel/schema.ts'

/** A pool; sides and depth in metres. `screened` = not visible from outside. */
export const pool = z.object({
  kind: z.enum(['outdoor', 'indoor', 'infinity', 'child']),
  width: z.number(),
  length: z.number(),
  depth: z.number(),
  heated: z.boolean(),
  screened: z.boolean(),
})
export type Pool = z.infer<typeof pool>

/** A bedroom with the number of its beds. */
export const room = z.object({
  name: localized,
  beds: z.object({ double: z.number(), single: z.number(), bunk: z.number() }),
  enSuite: z.boolean(),
})
export type Room = z.infer<typeof room>

/** Whole metres. */
export const distances = z.object({
  sea: z.number(),
  centre: z.number(),
  market: z.number(),
  restaurant: z.number(),
  hospital: z.number(),
  airport: z.number(),
  airportCode: z.string(),
})
export type Distances = z.infer<typeof distances>

/** What is allowed in the house. */
export const houseRules = z.object({
  pets: z.boolean(),
  smoking: z.boolean(),
  parties: z.boolean(),
  children: z.boolean(),
})
export type HouseRules = z.infer<typeof houseRules>

/** What a photo of a villa shows. */
export const PHOTO_ROOMS = [
  'exterior',
  'pool',
  'terrace',
  'view',
  'living',
  'kitchen',
  'bedroom',
  'bathroom',
  'surroundings',
  'plan',
] as const
export type PhotoRoom = (typeof PHOTO_ROOMS)[number]
