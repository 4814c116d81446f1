import * as z from 'zod/mini'
import { content, endpoint } from '../../../../kernel/endpoint.ts'
import { MAX_SHEET_BYTES } from '../../../../kernel/limits.ts'
import { currency, day, line, listOf, minor, rowId, text, wholeNumber } from '../../../../kernel/schema.ts'
import { seasonInput } from '../prices.shape.ts'

/** Most rows of a sheet that come at once. */
export const MOST_ROWS = 4_000

const LAST_ID = 2_147_483_647

export const priceSheet = endpoint({
  method: 'GET',
  path: '/v1/admin/prices/sheet',
  may: 'admin',
  does: 'The price periods of villas, a row each, for a spreadsheet',
  query: z.object({
    town: z.optional(wholeNumber(1, LAST_ID)),
    owner: z.optional(wholeNumber(1, LAST_ID)),
    search: z.optional(text(80)),
  }),
  answer: content(
    z.array(
      z.object({
        ...{ code: z.string(), villa: z.string(), currency },
        ...{ from: day, until: day, nightly: minor, weekly: z.nullable(minor), minNights: z.number() },
        ...{ arrivalDays: z.array(z.number()), departureDays: z.array(z.number()) },
        ...{ cleaningBelowNights: z.number(), cleaningFee: minor, prepaymentPercent: z.nullable(z.number()) },
      }),
    ),
  ),
})

/** A row of a sheet: the villa by its code, and a period with its last night before `until`. */
const sheetRow = z.object({
  code: line(20),
  /** Its number in the file, to name it by. */
  row: z.optional(z.int('invalid').check(z.minimum(1, 'invalid'))),
  ...seasonInput.shape,
})
export type PriceSheetRow = z.infer<typeof sheetRow>
const rows = listOf(sheetRow, MOST_ROWS, { least: 1 })

const change = z.object({
  kind: z.enum(['added', 'changed', 'removed']),
  from: day,
  until: day,
  was: z.nullable(minor),
  nightly: z.nullable(minor),
})
/** What a sheet changes of one villa; `seen` stands for the prices it was compared with. */
const changedVilla = z.object({
  ...{ id: z.number(), code: z.string(), name: z.string(), currency, seen: z.string() },
  changes: z.array(change),
})

export const previewPriceSheet = endpoint({
  method: 'POST',
  path: '/v1/admin/prices/sheet/preview',
  may: 'admin',
  right: 'prices',
  does: 'What the price periods of a sheet would change, or each wrong row by its field; nothing is written',
  jsonBytes: MAX_SHEET_BYTES,
  body: z.object({ rows }),
  answer: content(z.object({ villas: z.array(changedVilla), same: z.number() })),
})

export const writePriceSheet = endpoint({
  method: 'PUT',
  path: '/v1/admin/prices/sheet',
  may: 'admin',
  right: 'prices',
  does: 'Give each villa of a sheet the periods it has there and no others: all of it or nothing',
  repeatable: true,
  jsonBytes: MAX_SHEET_BYTES,
  body: z.object({
    rows,
    seen: listOf(z.object({ id: rowId, seen: z.string().check(z.maxLength(64, 'too-long')) }), MOST_ROWS),
  }),
  answer: content(z.object({ change: z.nullable(z.number()), villas: z.number(), seasons: z.number() })),
})
