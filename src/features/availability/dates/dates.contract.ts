import * as z from 'zod/mini'
import { content, endpoint, PAGE_SIZE, page } from '../../../kernel/endpoint.ts'
import { day, dayOrInstant, id, paging, wholeNumber } from '../../../kernel/schema.ts'
import { blockKind } from '../calendar.shape.ts'

/** Dates that are not sold: closed by hand, or taken in a foreign calendar. */
const blockedDates = z.object({
  id: z.number(),
  villaId: z.number(),
  villa: z.string(),
  villaCode: z.string(),
  town: z.string(),
  from: day,
  until: day,
  nights: z.number(),
  kind: blockKind,
  /** The foreign calendar they come from; null = closed by hand. */
  source: z.nullable(z.string()),
  /** Who closed them; for a foreign calendar who connected it. */
  createdBy: z.string(),
  byOwner: z.boolean(),
  note: z.string(),
  createdAt: z.string(),
  /** May whoever asks move or open them? */
  changeable: z.boolean(),
})
export type BlockedDates = z.infer<typeof blockedDates>

export const DATES_STATUSES = ['current', 'past', 'all'] as const

/**
 * `status`: current = not over yet, the next end first. `started_at`: beginning on that day or later; `finished_at`:
 * ending on that day or earlier; `created_at`: written on that day. A time is its day in Istanbul.
 */
export const listDates = endpoint({
  method: 'GET',
  path: '/v1/admin/external',
  may: 'staff',
  does: 'Closings, owner stays, maintenance and events of foreign calendars; an owner sees those of their own villas',
  query: z.object({
    ...paging(PAGE_SIZE.externalCalendars),
    status: z._default(z.enum(DATES_STATUSES), 'current'),
    kind: z.optional(blockKind),
    villa_id: z.optional(wholeNumber(1, 2_147_483_647)),
    started_at: z.optional(dayOrInstant),
    finished_at: z.optional(dayOrInstant),
    created_at: z.optional(dayOrInstant),
  }),
  answer: page(blockedDates),
})

export const getDates = endpoint({
  method: 'GET',
  path: '/v1/admin/external/:id',
  may: 'staff',
  does: 'One closing or event of a foreign calendar',
  params: id,
  answer: content(blockedDates),
})

/** Nights of one kind in a row are one range; a living option counts as taken. */
export const villasWithDates = endpoint({
  method: 'GET',
  path: '/v1/admin/villas/withdates',
  may: 'staff',
  does: 'Every villa with what is taken of the next 24 months; an owner sees their own',
  answer: content(
    z.array(
      z.object({
        id: z.number(),
        code: z.string(),
        slug: z.string(),
        name: z.string(),
        dates: z.array(
          z.object({ from: day, until: day, kind: z.enum(['option', 'reservation', ...blockKind.options]) }),
        ),
      }),
    ),
  ),
})
