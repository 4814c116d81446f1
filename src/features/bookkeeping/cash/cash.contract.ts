import * as z from 'zod/mini'
import { content, endpoint } from '../../../kernel/endpoint.ts'
import { currency, day, done, minor, text } from '../../../kernel/schema.ts'

const MOST = 100_000_000_000

const drawer = z.object({
  currency,
  /** In the till when the day began. */
  before: minor,
  came: minor,
  went: minor,
  /** What should be in it now, with the differences of earlier counts. */
  expected: minor,
  /** The counts of the day, the last one last. */
  counts: z.array(
    z.object({ id: z.number(), expected: minor, counted: minor, reason: z.string(), who: z.string(), at: z.string() }),
  ),
})
export type Drawer = z.infer<typeof drawer>

export const getTill = endpoint({
  method: 'GET',
  path: '/v1/admin/till',
  may: 'admin',
  right: 'money',
  does: 'The cash of a day by currency: what was there, came and went, what should be there, what was counted',
  query: z.object({ day: z.optional(day) }),
  answer: content(z.object({ day, drawers: z.array(drawer) })),
})

/** `expected` = what was shown. A difference needs its reason. Needs an Idempotency-Key. */
export const countTill = endpoint({
  method: 'POST',
  path: '/v1/admin/till/counts',
  may: 'admin',
  right: 'money',
  does: 'Note what was counted in the till; a difference stays with its reason',
  repeatable: true,
  body: z.object({
    day,
    currency,
    expected: minor.check(z.minimum(-MOST, 'too-small'), z.maximum(MOST, 'too-big')),
    counted: minor.check(z.minimum(0, 'too-small'), z.maximum(MOST, 'too-big')),
    reason: z._default(text(300), ''),
  }),
  answer: content(done),
})
