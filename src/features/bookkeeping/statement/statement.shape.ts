import * as z from 'zod/mini'
import { currency, day, minor } from '../../../kernel/schema.ts'
import { method } from '../../reservations/reservation.shape.ts'

/** A month as '2027-08'. */
export const month = z.string().check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'invalid'))
export type Month = z.infer<typeof month>

/**
 * A line of an owner's month. 'stay' brings gross less commission; 'correction' is what became different of a stay
 * after its month was closed; the others are entries of the ledger. `amount` is signed, as it counts for the owner.
 */
export const statementLine = z.object({
  kind: z.enum(['stay', 'correction', 'expense', 'collected', 'payout']),
  reservationId: z.number(),
  entryId: z.nullable(z.number()),
  currency,
  gross: minor,
  commission: minor,
  amount: minor,
  code: z.string(),
  guest: z.string(),
  villaId: z.number(),
  villa: z.string(),
  checkIn: day,
  checkOut: day,
  nights: z.number(),
  /** The value date of an entry. */
  day: z.nullable(day),
  method: z.nullable(method),
  bank: z.string(),
  note: z.string(),
  /** The stay fell through: what it brings is what was kept. */
  ended: z.boolean(),
})
export type StatementLine = z.infer<typeof statementLine>
