import * as z from 'zod/mini'

/** A bay or beach near a town, with its place on the map in degrees. */
export const bay = z.object({ name: z.string(), latitude: z.number(), longitude: z.number() })
export type Bay = z.infer<typeof bay>
