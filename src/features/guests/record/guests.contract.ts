import * as z from 'zod/mini'
import { content, endpoint, PAGE_SIZE, page } from '../../../kernel/endpoint.ts'
import { currency, day, done, flag, id, minor, paging, text, wholeNumber } from '../../../kernel/schema.ts'
import { status } from '../../reservations/reservation.shape.ts'

/** Somebody who books. `stays` = what was confirmed, lived or is being lived; `totals` = of these, by currency. */
const guestRow = z.object({
  id: z.number(),
  name: z.string(),
  contacts: z.array(z.string()),
  /** Staff warn each other. */
  attention: z.boolean(),
  notes: z.string(),
  stays: z.number(),
  bookings: z.number(),
  totals: z.array(z.object({ currency, total: minor })),
  lastStay: z.nullable(day),
})
export type GuestRow = z.infer<typeof guestRow>

const stayOfGuest = z.object({
  id: z.number(),
  code: z.string(),
  status,
  queued: z.boolean(),
  villa: z.string(),
  checkIn: day,
  checkOut: day,
  currency,
  total: minor,
})
export type StayOfGuest = z.infer<typeof stayOfGuest>

export const listGuests = endpoint({
  method: 'GET',
  path: '/v1/admin/guests',
  may: 'admin',
  does: 'Everybody who has booked, the newest first; found by name, phone or e-mail',
  query: z.object({
    ...paging(PAGE_SIZE.guests),
    search: z.optional(text(254)),
    /** Only those about whom staff warn each other. */
    attention: z.optional(flag),
  }),
  answer: page(guestRow),
})

export const getGuest = endpoint({
  method: 'GET',
  path: '/v1/admin/guests/:id',
  may: 'admin',
  does: 'One guest with her newest hundred bookings',
  params: id,
  answer: content(z.extend(guestRow, { version: z.number(), list: z.array(stayOfGuest) })),
})

export const changeGuest = endpoint({
  method: 'PUT',
  path: '/v1/admin/guests/:id',
  may: 'admin',
  does: 'What staff warn each other of, and notes about a guest',
  params: id,
  body: z.object({ version: wholeNumber(1, 1_000_000_000), attention: z.boolean(), notes: text(2000) }),
  answer: content(done),
})

export const findGuest = endpoint({
  method: 'POST',
  path: '/v1/admin/guests/find',
  may: 'admin',
  does: 'The guest whose phone or e-mail this is, while she is on the phone; null for somebody new',
  body: z.object({ contact: text(254) }),
  answer: content(z.nullable(guestRow)),
})

const neighbour = z.nullable(z.object({ id: z.number(), code: z.string(), guestName: z.string(), checkIn: day }))

export const guestOfReservation = endpoint({
  method: 'GET',
  path: '/v1/admin/reservations/:id/guest',
  may: 'admin',
  does: 'Whose stay it is, her other bookings, and who has the villa before and after',
  params: id,
  answer: content(
    z.object({ guest: z.nullable(guestRow), others: z.array(stayOfGuest), before: neighbour, after: neighbour }),
  ),
})
