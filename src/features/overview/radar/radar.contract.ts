import * as z from 'zod/mini'
import { content, endpoint } from '../../../kernel/endpoint.ts'
import { words } from '../../../kernel/schema.ts'

/** 'not-due': nobody asks for it yet, or ever. `lacks` = what is missing, as its report calls it. */
const sign = z.object({ state: z.enum(['ready', 'missing', 'not-due']), lacks: z.array(z.string()) })
export type RadarSign = z.infer<typeof sign>

/** What of a reservation authorities and contract ask for; null for who lacks the right to the reports. */
const radarRow = z.object({
  id: z.number(),
  villaId: z.number(),
  /** 'YYYY-MM' in which the report to GİB has it. */
  month: z.string(),
  btrans: z.nullable(sign),
  ministry: z.nullable(sign),
  /** Its one lack is how many guests are not written down. */
  persons: sign,
  contract: sign,
})
export type RadarRow = z.infer<typeof radarRow>

export const MOST_ON_RADAR = 200

/** Numbers that are no reservation are left out. */
export const radarOf = endpoint({
  method: 'GET',
  path: '/v1/admin/radar',
  may: 'admin',
  does: `Whether reservations are ready for both monthly reports, with identities and contract; at most ${MOST_ON_RADAR} at once`,
  query: z.object({
    ids: words.check(
      z.refine((ids) => ids.length <= MOST_ON_RADAR && ids.every((id) => /^\d{1,9}$/.test(id)), 'invalid'),
    ),
  }),
  answer: content(z.array(radarRow)),
})
