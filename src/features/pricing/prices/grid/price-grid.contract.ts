import * as z from 'zod/mini'
import { content, endpoint } from '../../../../kernel/endpoint.ts'
import { currency, day, done, id, listOf, minor, paging, rowId, text, wholeNumber } from '../../../../kernel/schema.ts'
import { discountRow, price, seasonRow } from '../prices.shape.ts'

const period = { from: day, until: day }
const MOST_VILLAS = 2_000
const year = z.int('invalid').check(z.minimum(2020, 'too-small'), z.maximum(2100, 'too-big'))

/**
 * A villa of the price grid with all that prices a week there: its seasons of the year, prices of single nights,
 * discounts. Nights without a price are of the year from today on.
 */
const gridRow = z.object({
  id: z.number(),
  name: z.string(),
  code: z.string(),
  town: z.string(),
  currency,
  active: z.boolean(),
  guests: z.number(),
  baseGuests: z.number(),
  seasons: z.array(seasonRow),
  dayPrices: z.record(day, minor),
  discounts: z.array(z.omit(discountRow, { everywhere: true })),
  unpricedNights: z.number(),
})
export type GridRow = z.infer<typeof gridRow>

export const priceGrid = endpoint({
  method: 'GET',
  path: '/v1/admin/prices',
  may: 'admin',
  does: 'The prices of many villas in a year; periods are those that most of them share, without a gap',
  query: z.object({
    ...paging(100),
    year: wholeNumber(2020, 2100),
    town: z.optional(wholeNumber(1, 2_147_483_647)),
    owner: z.optional(wholeNumber(1, 2_147_483_647)),
    search: z.optional(text(80)),
  }),
  answer: z.object({
    content: z.array(gridRow),
    total: z.number(),
    skip: z.number(),
    take: z.number(),
    periods: z.array(z.object(period)),
    /** Every villa of the filter, on whatever page. */
    ids: z.array(z.number()),
    /** The last bulk change, while it can be taken back. */
    last: z.nullable(z.object({ id: z.number(), by: z.string(), at: z.string(), villas: z.number() })),
    /** Of all villas: nights of the next 18 months without a price. */
    unpriced: z.object({ nights: z.number(), villas: z.number() }),
  }),
})

/** What a bulk change did: its number takes it back. */
const written = z.object({ change: z.nullable(z.number()), villas: z.number(), seasons: z.number() })

export const writePrices = endpoint({
  method: 'PUT',
  path: '/v1/admin/prices',
  may: 'admin',
  right: 'prices',
  does: 'Write prices over the nights of many villas at once: all of it or nothing',
  repeatable: true,
  body: z.object({
    changes: listOf(
      z.object({
        villaId: rowId,
        ...period,
        nightly: z.optional(z.nullable(price)),
        weekly: z.optional(z.nullable(price)),
        minNights: z.optional(z.int('invalid').check(z.minimum(1, 'too-small'), z.maximum(100, 'too-big'))),
      }),
      2_000,
      { least: 1 },
    ),
  }),
  answer: content(written),
})

const copyInput = z.object({
  villaIds: listOf(rowId, MOST_VILLAS, { least: 1 }),
  fromYear: year,
  toYear: year,
  percent: z.int('invalid').check(z.minimum(-90, 'too-small'), z.maximum(900, 'too-big')),
  /** Minor units; 5,000 = fifty of the currency. */
  step: z.int('invalid').check(z.minimum(1, 'too-small'), z.maximum(1_000_000, 'too-big')),
  rounding: z.enum(['nearest', 'up', 'down']),
  keepWeekdays: z.boolean(),
  existing: z.enum(['skip', 'replace']),
  withRules: z.boolean(),
})

const copiedRow = z.object({
  ...period,
  was: minor,
  nightly: minor,
  weekly: z.nullable(minor),
  minNights: z.number(),
})

export const previewCopy = endpoint({
  method: 'POST',
  path: '/v1/admin/prices/copy/preview',
  may: 'admin',
  right: 'prices',
  does: 'Every price that copying a year would write; nothing is written',
  body: copyInput,
  answer: content(
    z.object({
      villas: z.array(
        z.object({
          id: z.number(),
          name: z.string(),
          currency,
          rows: z.array(copiedRow),
          /** Periods that stay out because the new year has prices there. */
          skipped: z.number(),
          /** Periods of the new year that are written over. */
          replaced: z.number(),
        }),
      ),
    }),
  ),
})

export const copyPrices = endpoint({
  method: 'POST',
  path: '/v1/admin/prices/copy',
  may: 'admin',
  right: 'prices',
  does: 'Copy the prices of a year to another: all of it or nothing',
  repeatable: true,
  body: copyInput,
  answer: content(written),
})

export const undoPrices = endpoint({
  method: 'POST',
  path: '/v1/admin/prices/undo/:id',
  may: 'admin',
  right: 'prices',
  does: 'Take back a bulk change of prices, unless somebody has changed one of them since',
  params: id,
  answer: content(done),
})

export const unpricedNights = endpoint({
  method: 'GET',
  path: '/v1/admin/prices/unpriced',
  may: 'admin',
  does: 'Nights of the next 18 months that no villa price covers, by villa',
  answer: content(
    z.array(
      z.object({
        id: z.number(),
        name: z.string(),
        town: z.string(),
        nights: z.number(),
        gaps: z.array(z.object(period)),
      }),
    ),
  ),
})
