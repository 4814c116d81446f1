import * as z from 'zod/mini'
import { content, endpoint, PAGE_SIZE } from '../../kernel/endpoint.ts'
import { currency, day, minor, paging, text, wholeNumber, words } from '../../kernel/schema.ts'
import { districtShape } from '../places/places.contract.ts'
import { featureShape, photo } from '../villas/villas.contract.ts'
import { areaOf } from './area/area.ts'

/**
 * A villa in a list. With dates, `stay` is the whole price of that stay; without, `fromNightly` is the lowest nightly
 * price ahead.
 */
export const villaCard = z.object({
  id: z.number(),
  slug: z.string(),
  code: z.string(),
  name: z.string(),
  headline: z.string(),
  thumbnail: z.string(),
  photos: z.array(photo),
  town: z.object({ slug: z.string(), name: z.string() }),
  district: z.string(),
  guests: z.number(),
  bedrooms: z.number(),
  bathrooms: z.number(),
  permitNo: z.nullable(z.string()),
  live: z.boolean(),
  /** Whole metres to the sea; 0 where nobody said. */
  sea: z.number(),
  /** Has a pool that nobody outside can see. */
  screened: z.boolean(),
  popular: z.boolean(),
  rating: z.nullable(z.object({ average: z.number(), count: z.number() })),
  highlights: z.array(z.string()),
  latitude: z.number(),
  longitude: z.number(),
  currency,
  fromNightly: z.nullable(minor),
  stay: z.nullable(
    z.object({
      checkIn: day,
      checkOut: day,
      nights: z.number(),
      total: minor,
      beforeDiscount: z.nullable(minor),
      prepayment: minor,
      damageDeposit: minor,
      cleaning: minor,
      fillsGap: z.boolean(),
    }),
  ),
})
export type VillaCard = z.infer<typeof villaCard>

/**
 * Something near an empty search: a stay as long as the rule wants, other dates, a shorter stay, the largest villas,
 * another kind of house in the same place, or another region.
 */
export const suggestion = z.object({
  kind: z.enum(['longer', 'other-dates', 'shorter', 'largest', 'larger', 'elsewhere']),
  villa: villaCard,
})
export type Suggestion = z.infer<typeof suggestion>

/**
 * The rule or the wish that explains an empty search. `most` guests fit into the largest villa; `days` are ISO
 * weekdays.
 */
export const nothingFound = z.union([
  z.object({ kind: z.literal('min-nights'), nights: z.number() }),
  z.object({ kind: z.literal('arrival-day'), days: z.array(z.number()) }),
  z.object({ kind: z.literal('departure-day'), days: z.array(z.number()) }),
  z.object({ kind: z.literal('unpriced') }),
  z.object({ kind: z.literal('too-many-guests'), most: z.number() }),
  z.object({ kind: z.literal('unknown-place'), name: z.string() }),
])
export type NothingFound = z.infer<typeof nothingFound>

/** 'south,west,north,east' in degrees. */
const area = z.pipe(
  text(60),
  z.transform((typed, context) => {
    const rectangle = areaOf(typed)
    if (!rectangle) context.issues.push({ code: 'custom', message: 'invalid', input: typed })
    return rectangle ?? undefined
  }),
)

/** A search. Prices are whole units of `currency`; `area` holds the places that guests are shown (roughPlace). */
export const searchQuery = z.object({
  checkin: z.optional(day),
  checkout: z.optional(day),
  guests: z.optional(wholeNumber(1, 50)),
  town: z.optional(words),
  district: z.optional(words),
  type: z.optional(words),
  feature: z.optional(words),
  bedrooms: z.optional(wholeNumber(1, 20)),
  bathrooms: z.optional(wholeNumber(1, 20)),
  /** At most so many metres to the sea. */
  sea: z.optional(wholeNumber(0, 100_000)),
  /** 1: held as an option at once; a pool that nobody looks into; a heated pool. */
  live: z.optional(wholeNumber(1, 1)),
  screened: z.optional(wholeNumber(1, 1)),
  heated: z.optional(wholeNumber(1, 1)),
  minPrice: z.optional(wholeNumber(0, 100_000_000)),
  maxPrice: z.optional(wholeNumber(0, 100_000_000)),
  currency: z._default(currency, 'TL'),
  flexible: z._default(wholeNumber(0, 14), 0),
  sort: z._default(z.enum(['recommended', 'price', '-price', 'sea', 'rating', 'newest']), 'recommended'),
  ids: z.optional(words),
  area: z.optional(area),
  ...paging(PAGE_SIZE.search),
})
export type SearchQuery = z.output<typeof searchQuery>

const searchAnswer = z.object({
  content: z.array(villaCard),
  total: z.number(),
  skip: z.number(),
  take: z.number(),
  /** Only of an empty answer: why it is empty, and what is near. */
  why: z.nullable(nothingFound),
  suggestions: z.array(suggestion),
})

export const searchVillas = endpoint({
  method: 'GET',
  path: '/v2/search',
  may: 'anyone',
  sameForAll: true,
  does: 'Villas that can really be booked, each with the whole price of the stay',
  query: searchQuery,
  answer: searchAnswer,
})

/** A villa as a mark on the map; `total` is the whole price of the stay, null without dates. */
const pin = z.object({
  id: z.number(),
  slug: z.string(),
  name: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  currency,
  total: z.nullable(minor),
})
export type Pin = z.infer<typeof pin>

/** More than this nobody reads on a map; the list has them all. */
export const MOST_PINS = 300

export const searchPins = endpoint({
  method: 'GET',
  path: '/v2/search/pins',
  may: 'anyone',
  sameForAll: true,
  does: 'Where the villas of a search are, each with the whole price of the stay; the first 300 in its order',
  query: searchQuery,
  answer: z.object({ content: z.array(pin), total: z.number() }),
})

export const searchOptions = endpoint({
  method: 'GET',
  path: '/v1/search/options',
  may: 'anyone',
  sameForAll: true,
  does: 'What a search can choose from',
  answer: content(
    z.object({
      towns: z.array(
        z.object({
          id: z.number(),
          slug: z.string(),
          name: z.string(),
          villaCount: z.number(),
          districts: z.array(districtShape),
        }),
      ),
      types: z.array(z.object({ id: z.number(), slug: z.string(), name: z.string(), villaCount: z.number() })),
      features: z.array(featureShape),
      /** The features above in the groups of the agency, by slug. */
      featureGroups: z.array(z.object({ name: z.string(), features: z.array(z.string()) })),
      maxGuests: z.number(),
      maxBedrooms: z.number(),
    }),
  ),
})

/** What a sentence may name (features/search/sentence): keys as the search takes them, names in every language. */
export const searchNames = endpoint({
  method: 'GET',
  path: '/v1/search/names',
  may: 'anyone',
  sameForAll: true,
  does: 'Regions, districts, villa types and features with their names in every language',
  answer: content(
    z.array(
      z.object({
        kind: z.enum(['town', 'district', 'type', 'feature']),
        key: z.string(),
        name: z.string(),
        names: z.array(z.string()),
      }),
    ),
  ),
})

export const searchInput = endpoint({
  method: 'GET',
  path: '/v1/search/input',
  may: 'anyone',
  does: 'Villas whose name, code or place holds the typed text',
  perMinute: 240,
  query: z.object({ searchString: z._default(text(80), '') }),
  answer: content(z.array(z.object({ slug: z.string(), name: z.string(), thumbnail: z.string(), place: z.string() }))),
})

/** `starts`: gaps that begin in a month ('2027-07') or in the week of a day. */
export const gapsQuery = z.extend(searchQuery, {
  starts: z.optional(z.string().check(z.regex(/^20\d\d-(0[1-9]|1[0-2])(-\d\d)?$/, 'day'))),
})
export type GapsQuery = z.output<typeof gapsQuery>

/** [from, until). */
const gapTime = z.object({ from: day, until: day, count: z.number() })
/** With the months and weeks in which such gaps begin. */
const gapsAnswer = z.extend(searchAnswer, { months: z.array(gapTime), weeks: z.array(gapTime) })
export type GapsAnswer = z.infer<typeof gapsAnswer>

/** A gap between two stays that may be booked whole although it is shorter than the usual minimum. */
export const shortTerm = endpoint({
  method: 'GET',
  path: '/v1/search/shortterm',
  may: 'anyone',
  sameForAll: true,
  does: 'Gaps between bookings with their whole price, soonest first',
  query: gapsQuery,
  answer: gapsAnswer,
})

export const offer = endpoint({
  method: 'GET',
  path: '/v1/offer',
  may: 'anyone',
  sameForAll: true,
  does: 'The chosen villas (ids) with their price for the dates',
  query: searchQuery,
  answer: searchAnswer,
})
