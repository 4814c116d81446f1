import * as z from 'zod/mini'
import {
  currency,
  line,
  listOf,
  localized,
  localizedInput,
  localizedLine,
  rowId,
  slugText,
  text,
} from '../../../kernel/schema.ts'
import { distances, houseRules, pool, room } from '../villa.shape.ts'

const whole = (least: number, most: number) =>
  z.int('invalid').check(z.minimum(least, 'too-small'), z.maximum(most, 'too-big'))
const metres = (most: number) => z.number('invalid').check(z.minimum(0, 'too-small'), z.maximum(most, 'too-big'))
const degrees = (least: number, most: number) =>
  z.number('invalid').check(z.minimum(least, 'too-small'), z.maximum(most, 'too-big'))
const clock = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'clock'))
const several = <T extends z.ZodMiniType>(each: T, most: number) => listOf(each, most)

/** A text per language that may be missing altogether. */
const localizedMaybe = (length: number) =>
  z.object({ tr: text(length), en: z.optional(text(length)), ru: z.optional(text(length)) })

const poolInput = z.object({
  kind: z.enum(['outdoor', 'indoor', 'infinity', 'child']),
  width: metres(100),
  length: metres(100),
  depth: metres(10),
  heated: z.boolean(),
  screened: z.boolean(),
})

const roomInput = z.object({
  name: localizedLine(80),
  beds: z.object({ double: whole(0, 20), single: whole(0, 20), bunk: whole(0, 20) }),
  enSuite: z.boolean(),
})

const AWAY = 500_000
const distancesInput = z.object({
  sea: whole(0, AWAY),
  centre: whole(0, AWAY),
  market: whole(0, AWAY),
  restaurant: whole(0, AWAY),
  hospital: whole(0, AWAY),
  airport: whole(0, AWAY),
  airportCode: z.string().check(z.trim(), z.regex(/^[A-Z]{0,3}$/, 'invalid')),
})

/** What staff write of a house. Lengths in metres, the place in degrees (Turkey), times as 'HH:MM'. */
export const houseInput = z.object({
  name: line(120),
  slug: slugText.check(z.minLength(1, 'required')),
  code: line(20),
  ownerId: rowId,
  townId: rowId,
  districtId: rowId,
  typeIds: several(rowId, 40),
  headline: localizedLine(160),
  description: localizedInput(12_000),
  live: z.boolean(),
  guests: whole(1, 50),
  bedrooms: whole(0, 30),
  bathrooms: whole(0, 30),
  area: whole(0, 10_000),
  currency,
  pools: several(poolInput, 6),
  rooms: several(roomInput, 30),
  distances: distancesInput,
  rules: houseRules,
  latitude: degrees(35, 43),
  longitude: degrees(25, 45),
  address: text(300),
  greeterName: text(120),
  greeterPhone: text(30),
  video: text(300),
  checkInTime: clock,
  checkOutTime: clock,
  seoTitle: localizedMaybe(70),
  seoDescription: localizedMaybe(200),
})
export type HouseInput = z.infer<typeof houseInput>

/** What a new villa begins with; all else is written in the editor. */
export const newHouseInput = z.object({
  name: houseInput.shape.name,
  ownerId: rowId,
  townId: rowId,
  districtId: rowId,
  guests: houseInput.shape.guests,
  bedrooms: houseInput.shape.bedrooms,
  bathrooms: houseInput.shape.bathrooms,
  currency,
})
export type NewHouseInput = z.infer<typeof newHouseInput>

/** What of a house staff write, as it is stored. */
export const houseRow = z.object({
  ...{ name: z.string(), slug: z.string(), code: z.string(), currency },
  ...{ ownerId: z.number(), townId: z.number(), districtId: z.number(), typeIds: z.array(z.number()) },
  ...{ headline: localized, description: localized, live: z.boolean() },
  ...{ guests: z.number(), bedrooms: z.number(), bathrooms: z.number(), area: z.number() },
  ...{ pools: z.array(pool), rooms: z.array(room), distances, rules: houseRules },
  ...{ latitude: z.number(), longitude: z.number(), address: z.string() },
  ...{ greeterName: z.string(), greeterPhone: z.string(), checkInTime: z.string(), checkOutTime: z.string() },
  ...{ video: z.string(), seoTitle: localized, seoDescription: localized },
})
export type HouseRow = z.infer<typeof houseRow>
