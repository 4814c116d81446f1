import * as z from 'zod/mini'
import { content, endpoint } from '../../../kernel/endpoint.ts'
import { day, done, id, line, localized, localizedLine, rowId, wholeNumber } from '../../../kernel/schema.ts'

const visit = z.object({ id: z.number(), day, visitor: z.string(), note: localized })
export type Visit = z.infer<typeof visit>

/** So many are shown; a visit a month is three years of them. */
export const SHOWN_VISITS = 40

export const listVisits = endpoint({
  method: 'GET',
  path: '/v1/admin/villas/:villa_id/visits',
  may: 'admin',
  does: 'When somebody of the agency looked at a villa, the last first; 40 at most',
  params: z.object({ villa_id: wholeNumber(1, 2_147_483_647) }),
  answer: content(z.object({ villa: z.object({ id: z.number(), name: z.string() }), visits: z.array(visit) })),
})

/** Refuses a day that has not come yet. */
export const addVisit = endpoint({
  method: 'POST',
  path: '/v1/admin/villas/visits',
  may: 'admin',
  does: 'Note that somebody looked at a villa: guests see the last time, who it was and what was looked at',
  body: z.object({ villaId: rowId, day, visitor: line(60), note: localizedLine(200) }),
  answer: content(visit),
})

export const deleteVisit = endpoint({
  method: 'DELETE',
  path: '/v1/admin/villas/visits/:id',
  may: 'admin',
  does: 'Take back a visit that was noted by mistake',
  params: id,
  answer: content(done),
})
