import * as z from 'zod/mini'
import { currency, day, minor } from '../../../kernel/schema.ts'

const column = z.int('invalid').check(z.minimum(0, 'invalid'), z.maximum(60, 'invalid'))
const perhaps = z._default(z.nullable(column), null)

/**
 * Which column of a bank's CSV says what, counted from 0. The amount stands in one signed column, or what went and what
 * came in two.
 */
export const csvLayout = z.object({
  day: column,
  amount: perhaps,
  debit: perhaps,
  credit: perhaps,
  text: column,
  name: perhaps,
  reference: perhaps,
})
export type CsvLayout = z.infer<typeof csvLayout>

/** A row as a bank's file tells it. `amount` is signed: what came is positive. */
export const toldRow = z.object({
  day,
  amount: minor,
  currency: z.nullable(currency),
  name: z.string(),
  text: z.string(),
  reference: z.string(),
})
export type ToldRow = z.infer<typeof toldRow>

/** What speaks for a proposal. */
export const SIGNS = ['reference', 'amount', 'name', 'day'] as const
export const sign = z.enum(SIGNS)
export type Sign = z.infer<typeof sign>

/** What a row may be: a payment that is expected, or transfers that somebody entered already ('known'). */
export const proposal = z.object({
  kind: z.enum(['payment', 'known']),
  reservationId: z.number(),
  code: z.string(),
  guestName: z.string(),
  villa: z.string(),
  currency,
  expected: minor,
  entryIds: z.array(z.number()),
  signs: z.array(sign),
  sure: z.boolean(),
})
export type Proposal = z.infer<typeof proposal>
