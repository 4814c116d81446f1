import * as z from 'zod/mini'
import { content, endpoint } from '../../../kernel/endpoint.ts'
import { day, done, emailAddress, id, language, line, minor, rowId, text, wholeNumber } from '../../../kernel/schema.ts'
import { quote } from '../../availability/availability.contract.ts'
import { blockKind } from '../../availability/calendar.shape.ts'
import { override } from '../desk.shape.ts'
import { fullName, party, phone } from '../reservation.shape.ts'

/** The stay as whoever changes it has seen it. */
const seenStay = z.object({ checkIn: day, checkOut: day, ...party })

const emailOrNone = z.union([emailAddress, z.literal('')])
const contact = {
  name: fullName,
  email: z._default(emailOrNone, ''),
  phone,
  note: z._default(text(1000), ''),
  language: z.optional(language),
}

/**
 * Other dates or guests: priced anew, the new nights held and the old ones freed at once. `total` as in the guest's
 * call; contact data that are not named stay as they are. Refuses 'edited-meanwhile' when the stay is another one than
 * was `seen`.
 */
export const changeReservation = endpoint({
  method: 'PUT',
  path: '/v1/admin/reservations/:id',
  may: 'admin',
  does: 'Change dates, guests or contact of a reservation',
  params: id,
  repeatable: true,
  body: z.object({
    checkIn: day,
    checkOut: day,
    ...party,
    total: z.optional(minor),
    ...z.partial(z.object({ ...contact, email: emailOrNone, note: text(1000) })).shape,
    override: z.optional(override),
    reason: z._default(text(300), ''),
    seen: z.optional(seenStay),
  }),
  answer: content(done),
})

/** Who the guest is and how to reach her; dates, people and price stay as they are. */
export const changeReservationGuest = endpoint({
  method: 'PUT',
  path: '/v1/admin/reservations/:id/guest',
  may: 'admin',
  does: 'Correct the contact data of a reservation',
  params: id,
  repeatable: true,
  body: z.object(contact),
  answer: content(done),
})

/** The same nights in another villa, at the price that stands or at that villa's. `total` as in the guest's call. */
export const changeReservationVilla = endpoint({
  method: 'PUT',
  path: '/v1/admin/reservations/:id/villa',
  may: 'admin',
  does: 'Give a stay another villa',
  params: id,
  repeatable: true,
  body: z.object({
    villaId: rowId,
    price: z.enum(['kept', 'new']),
    total: z.optional(minor),
    reason: line(300),
  }),
  answer: content(done),
})

/** Who holds nights that are asked for: a reservation with its code, or what closes the dates. */
const holder = z.object({
  kind: z.enum(['option', 'reservation', ...blockKind.options]),
  from: day,
  until: day,
  code: z.nullable(z.string()),
  guestName: z.nullable(z.string()),
  expiresAt: z.nullable(z.string()),
})
export type Holder = z.infer<typeof holder>

/** A quote as staff see it: with who holds the nights that are taken. */
const staffQuote = z.object({ ...quote.shape, holders: z.array(holder) })
export type StaffQuote = z.infer<typeof staffQuote>

/** What other dates or guests would cost, the reservation's own nights counting as free. */
export const quoteChange = endpoint({
  method: 'GET',
  path: '/v1/admin/reservations/:id/quote',
  may: 'admin',
  does: 'The price of a reservation with other dates or guests',
  params: id,
  query: z.object({
    checkin: day,
    checkout: day,
    guests: wholeNumber(1, 50),
    lift: z._default(z.enum(['0', '1']), '0'),
  }),
  answer: content(staffQuote),
})

/**
 * The quote that staff see: `lift=1` for a stay that the rules about length, weekdays and past arrival would refuse.
 */
export const quoteForStaff = endpoint({
  method: 'GET',
  path: '/v1/admin/quote',
  may: 'staff',
  does: 'The whole price of a stay, for staff also of one beside the rules; an owner asks for own villas',
  query: z.object({
    villa_id: wholeNumber(1, 2_147_483_647),
    checkin: day,
    checkout: day,
    guests: wholeNumber(1, 50),
    lift: z._default(z.enum(['0', '1']), '0'),
  }),
  answer: content(staffQuote),
})
