import * as z from 'zod/mini'
import { content, endpoint, PAGE_SIZE, page } from '../../../kernel/endpoint.ts'
import { currency, day, done, minor, paging, rowId, text, wholeNumber } from '../../../kernel/schema.ts'
import { feedSource } from '../../availability/feeds/feed.shape.ts'
import { source, status } from '../../reservations/reservation.shape.ts'
import { conflictWay } from './conflicts.shape.ts'

/** An event of a foreign calendar and a reservation that want the same nights: `nights` of them in [from, until). */
export const conflict = z.object({
  closingId: z.number(),
  reservationId: z.number(),
  /** open: somebody must decide; waiting: the owner was asked to cancel theirs. */
  state: z.enum(['open', 'waiting']),
  villa: z.object({ id: z.number(), name: z.string(), town: z.string(), district: z.string(), townSlug: z.string() }),
  owner: z.object({ name: z.string(), hasMail: z.boolean() }),
  from: day,
  until: day,
  nights: z.number(),
  since: z.string(),
  event: z.object({
    feed: z.string(),
    source: feedSource,
    title: z.string(),
    from: day,
    until: day,
    seenAt: z.string(),
    uidEnd: z.string(),
  }),
  ours: z.object({
    code: z.string(),
    guestName: z.string(),
    status,
    checkIn: day,
    checkOut: day,
    guests: z.number(),
    currency,
    total: minor,
    paid: minor,
    /** What the guest would get back if the agency cancelled now. */
    refund: minor,
    createdAt: z.string(),
    source,
  }),
  /** Both want the very same nights: it may be one stay, written down twice. */
  maybeSame: z.boolean(),
  decision: z.nullable(
    z.object({ way: conflictWay, by: z.string(), at: z.string(), remindAt: z.nullable(z.string()) }),
  ),
})
export type Conflict = z.infer<typeof conflict>

export const listConflicts = endpoint({
  method: 'GET',
  path: '/v1/admin/conflicts',
  may: 'admin',
  does: 'What foreign calendars and reservations both want, the nearest arrival first; those that wait for an owner last',
  answer: content(
    z.object({
      conflicts: z.array(conflict),
      open: z.number(),
      feeds: z.number(),
      lastRead: z.nullable(z.string()),
    }),
  ),
})

const settledConflict = z.object({
  ...{ id: z.number(), villa: z.string(), feed: z.string(), from: day, until: day },
  ...{ reservationId: z.number(), code: z.string(), guestName: z.string() },
  ...{ way: conflictWay, by: z.string(), at: z.string() },
})
export type SettledConflict = z.infer<typeof settledConflict>

export const listSettledConflicts = endpoint({
  method: 'GET',
  path: '/v1/admin/conflicts/settled',
  may: 'admin',
  does: 'What was decided about conflicts: which, how, by whom and when, the last first',
  query: z.object(paging(PAGE_SIZE.externalCalendars)),
  answer: page(settledConflict),
})

const otherVilla = z.object({
  id: z.number(),
  name: z.string(),
  town: z.string(),
  district: z.string(),
  guests: z.number(),
  bedrooms: z.number(),
  thumbnail: z.string(),
  currency,
  total: minor,
  /** What the stay costs there more (or less) than it does now. */
  difference: minor,
  sameTown: z.boolean(),
  /** It belongs to whoever owns the villa that the stay would leave. */
  sameOwner: z.boolean(),
})
export type OtherVilla = z.infer<typeof otherVilla>

const pair = { closing: wholeNumber(1, 2_147_483_647), reservation: wholeNumber(1, 2_147_483_647) }

export const otherVillas = endpoint({
  method: 'GET',
  path: '/v1/admin/conflicts/:closing/:reservation/villas',
  may: 'admin',
  does: 'Villas that are free for the stay of a conflict and large enough, those of the same town first',
  params: z.object(pair),
  answer: content(z.array(otherVilla)),
})

export const settleConflict = endpoint({
  method: 'POST',
  path: '/v1/admin/conflicts/:closing/:reservation',
  may: 'admin',
  does: 'Settle a conflict: keep our guest and write to the owner, move or cancel our stay, or say both are one',
  params: z.object(pair),
  repeatable: true,
  body: z.object({
    way: conflictWay,
    /** keep-ours: what the owner is written; nothing is sent when it is empty. move-ours, cancel-ours: to the guest. */
    letter: z._default(text(2_000), ''),
    /** keep-ours: open again tomorrow at ten if the other is still there. */
    remind: z._default(z.boolean(), false),
    /** move-ours: where to, at which price, and which total was shown. */
    villa_id: z.optional(rowId),
    price: z._default(z.enum(['kept', 'new']), 'kept'),
    total: z.optional(minor),
    /** move-ours at the old price: what the other costs more, as it was shown; the owner who is left is charged it. */
    owner_pays: z.optional(minor),
  }),
  answer: content(done),
})
