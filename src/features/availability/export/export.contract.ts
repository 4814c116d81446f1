import * as z from 'zod/mini'
import { content, endpoint } from '../../../kernel/endpoint.ts'
import { done, id } from '../../../kernel/schema.ts'

const calendarExport = z.object({
  /** The secret address; whoever has it sees which nights are taken, and nothing else. */
  url: z.string(),
  showsOptions: z.boolean(),
  /** Until when the address before this one still works. */
  formerUntil: z.nullable(z.string()),
  readers: z.array(z.object({ reader: z.string(), readAt: z.string(), reads: z.number() })),
})
export type CalendarExport = z.infer<typeof calendarExport>

export const getExport = endpoint({
  method: 'GET',
  path: '/v1/admin/villas/:id/export',
  may: 'staff',
  does: 'The address under which others read a villa’s calendar, and who does',
  params: id,
  answer: content(calendarExport),
})

export const changeExport = endpoint({
  method: 'PUT',
  path: '/v1/admin/villas/:id/export',
  may: 'staff',
  does: 'Whether nights of options are told to others as taken',
  params: id,
  body: z.object({ shows_options: z.boolean() }),
  answer: content(done),
})

export const rotateExport = endpoint({
  method: 'POST',
  path: '/v1/admin/villas/:id/export/rotate',
  may: 'staff',
  does: 'A new secret address; the one before ends now, or in 24 hours',
  params: id,
  repeatable: true,
  body: z.object({ keep_former: z._default(z.boolean(), false) }),
  answer: content(calendarExport),
})
