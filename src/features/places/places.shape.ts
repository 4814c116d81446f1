import * as z from 'zod/mini'
import { degrees, line, listOf, localizedLine, text } from '../../kernel/schema.ts'

const whole = (from: number, to: number) =>
  z.int('invalid').check(z.minimum(from, 'too-small'), z.maximum(to, 'too-big'))

export const latitude = degrees(90)
export const longitude = degrees(180)

/** A bay or beach near a town, with its place on the map in degrees; what it is like, and the minutes there by car. */
export const bay = z.object({
  name: line(80),
  latitude,
  longitude,
  note: z.optional(z.object({ tr: text(160), en: z.optional(text(160)), ru: z.optional(text(160)) })),
  minutes: z.optional(z.nullable(whole(0, 600))),
})
export type Bay = z.infer<typeof bay>

/**
 * What a town's page says beyond its text: whom it suits and who should think again, the minutes by car from its
 * centre, and the mean warmth of the twelve months (day, sea, whole °C), or none.
 */
export const townGuide = z.object({
  suits: listOf(localizedLine(160), 6),
  minds: listOf(localizedLine(160), 6),
  drives: listOf(z.object({ to: localizedLine(80), minutes: whole(1, 900), km: whole(0, 2_000) }), 8),
  months: listOf(z.object({ air: whole(-20, 50), sea: whole(0, 40) }), 12),
})
export type TownGuide = z.infer<typeof townGuide>

export const NO_GUIDE: TownGuide = { suits: [], minds: [], drives: [], months: [] }
