import * as z from 'zod/mini'
import { content, endpoint } from '../../../kernel/endpoint.ts'
import { MAX_SHEET_BYTES } from '../../../kernel/limits.ts'
import { listOf, rowId, text, wholeNumber } from '../../../kernel/schema.ts'
import { villaSheetRow } from './villa-sheet.ts'

/** Most rows of a sheet that come at once. */
export const MOST_ROWS = 500

const LAST_ID = 2_147_483_647
const rows = listOf(villaSheetRow, MOST_ROWS, { least: 1 })

export const villaSheet = endpoint({
  method: 'GET',
  path: '/v1/admin/villas/sheet',
  may: 'admin',
  does: 'The facts of villas, a row each, for a spreadsheet',
  query: z.object({
    town: z.optional(wholeNumber(1, LAST_ID)),
    owner: z.optional(wholeNumber(1, LAST_ID)),
    search: z.optional(text(80)),
  }),
  answer: content(z.array(z.record(z.string(), z.union([z.string(), z.number()])))),
})

export const previewVillaSheet = endpoint({
  method: 'POST',
  path: '/v1/admin/villas/sheet/preview',
  may: 'admin',
  does: 'What the rows of a sheet would change, or each wrong row by its field; nothing is written',
  jsonBytes: MAX_SHEET_BYTES,
  body: z.object({ rows }),
  answer: content(
    z.object({
      villas: z.array(
        z.object({
          ...{ id: z.number(), code: z.string(), name: z.string(), seen: z.number() },
          changes: z.array(z.object({ field: z.string(), was: z.string(), now: z.string() })),
        }),
      ),
      same: z.number(),
    }),
  ),
})

export const writeVillaSheet = endpoint({
  method: 'PUT',
  path: '/v1/admin/villas/sheet',
  may: 'admin',
  does: 'Give the villas of a sheet the facts they have there: all of it or nothing',
  repeatable: true,
  jsonBytes: MAX_SHEET_BYTES,
  body: z.object({
    rows,
    seen: listOf(z.object({ id: rowId, seen: z.int('invalid').check(z.minimum(1, 'invalid')) }), MOST_ROWS),
  }),
  answer: content(z.object({ villas: z.number() })),
})
