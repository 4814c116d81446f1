import * as z from 'zod/mini'
import { degrees, line } from '../../kernel/schema.ts'

export const latitude = degrees(90)
export const longitude = degrees(180)

/** A bay or beach near a town, with its place on the map in degrees. */
export const bay = z.object({ name: line(80), latitude, longitude })
export type Bay = z.infer<typeof bay>
