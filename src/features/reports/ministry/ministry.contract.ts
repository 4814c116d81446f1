import * as z from 'zod/mini'
import { content, endpoint } from '../../../kernel/endpoint.ts'
import { words } from '../../../kernel/schema.ts'
import { MINISTRY_FLAGS } from './ministry-row.ts'

/** 'YYYY-MM'. */
const month = z.string().check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'invalid'))

const row = z.object({
  id: z.number(),
  villa: z.string(),
  /** The eight columns, as the Ministry names them. */
  agency: z.string(),
  range: z.string(),
  code: z.string(),
  link: z.string(),
  holder: z.string(),
  address: z.string(),
  number: z.string(),
  fee: z.string(),
  /** Goes into the list: it has a permit number. */
  listed: z.boolean(),
  flags: z.array(z.enum(MINISTRY_FLAGS)),
  /** The other villas with this number. */
  alike: z.array(z.string()),
})
export type MinistryRow = z.infer<typeof row>

const report = z.object({ month, agency: z.string(), range: z.string(), file: z.string(), rows: z.array(row) })
export type MinistryReport = z.infer<typeof report>

export const getMinistry = endpoint({
  method: 'GET',
  path: '/v1/admin/ministry',
  may: 'admin',
  right: 'reports',
  does: 'The monthly list of advertised homes for the Ministry, with doubled numbers and missing permits flagged',
  query: z.object({ month: z.optional(month), villas: z.optional(words) }),
  answer: content(report),
})
