import * as z from 'zod/mini'
import { content, endpoint } from '../../../kernel/endpoint.ts'
import { currency, day, minor } from '../../../kernel/schema.ts'
import { MISSING, WHENS } from './missing-kinds.ts'

/** One thing that is missing, as far as a line has room for it; what a kind doesn't know is null. */
const missingRow = z.object({
  /** Of the record that its name leads to: a reservation, a villa, a message; null when the list is the place. */
  id: z.nullable(z.number()),
  name: z.string(),
  about: z.string(),
  day: z.nullable(day),
  at: z.nullable(z.string()),
  money: z.nullable(z.object({ sum: minor, currency })),
  /** Nights, guests. */
  n: z.nullable(z.number()),
  /** Which alert, task, letter, reason. */
  code: z.nullable(z.string()),
})
export type MissingRow = z.infer<typeof missingRow>

const missingKind = z.object({
  kind: z.enum(MISSING),
  when: z.enum(WHENS),
  /** As many as the list has that its button opens. */
  count: z.number(),
  /** The most urgent ones. */
  rows: z.array(missingRow),
  /** 'YYYY-MM' of a report. */
  month: z.nullable(z.string()),
  /** The last day to mend it. */
  until: z.nullable(day),
})
export type MissingOfKind = z.infer<typeof missingKind>

/** The most urgent kind first; a kind of which nothing is missing, or whose right the caller lacks, is not there. */
export const missingToday = endpoint({
  method: 'GET',
  path: '/v1/admin/missing',
  may: 'admin',
  does: 'What is missing today, by kind, with how many and the most urgent ones',
  answer: content(z.array(missingKind)),
})
