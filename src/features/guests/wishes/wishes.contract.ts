import * as z from 'zod/mini'
import { content, endpoint } from '../../../kernel/endpoint.ts'
import { currency, day, done, id, linkToken, minor, paragraphs, text, wholeNumber } from '../../../kernel/schema.ts'
import { party } from '../../reservations/reservation.shape.ts'
import { MAX_RECEIPT_BYTES, wishState } from './wish.shape.ts'

const wish = z.object({
  id: z.number(),
  checkIn: day,
  checkOut: day,
  adults: z.number(),
  children: z.number(),
  infants: z.number(),
  total: minor,
  currency,
  note: z.string(),
  state: wishState,
  answer: z.string(),
  createdAt: z.string(),
})

export const guestWishes = endpoint({
  method: 'GET',
  path: '/v1/reservation/:token/wishes',
  may: 'anyone',
  does: 'What a guest has asked for and sent: other dates, messages, receipts',
  perMinute: 240,
  params: linkToken,
  answer: content(
    z.object({
      /** The newest one. */
      wish: z.nullable(wish),
      canAskDates: z.boolean(),
      canWrite: z.boolean(),
      canSendReceipt: z.boolean(),
      messages: z.array(z.object({ id: z.number(), text: z.string(), at: z.string(), read: z.boolean() })),
      receipts: z.array(z.object({ id: z.number(), at: z.string(), seen: z.boolean() })),
    }),
  ),
})

export const priceDates = endpoint({
  method: 'GET',
  path: '/v1/reservation/:token/dates',
  may: 'anyone',
  does: 'What other dates or people would cost; without a price they are not sold',
  perMinute: 30,
  params: linkToken,
  query: z.object({ checkin: day, checkout: day, guests: wholeNumber(1, 50) }),
  answer: content(z.object({ total: z.nullable(minor), before: minor, currency })),
})

/** `total` is what the guest was shown. */
export const askDates = endpoint({
  method: 'POST',
  path: '/v1/reservation/:token/dates',
  may: 'anyone',
  does: 'The guest asks for other dates or people, at the price she was shown; staff decide',
  repeatable: true,
  perMinute: 10,
  params: linkToken,
  body: z.object({ checkIn: day, checkOut: day, ...party, total: minor, note: z._default(text(500), '') }),
  answer: content(done),
})

export const writeMessage = endpoint({
  method: 'POST',
  path: '/v1/reservation/:token/messages',
  may: 'anyone',
  does: 'The guest writes to the agency',
  repeatable: true,
  perMinute: 10,
  params: linkToken,
  body: z.object({ text: paragraphs(2000) }),
  answer: content(done),
})

export const sendReceipt = endpoint({
  method: 'POST',
  path: '/v1/reservation/:token/receipt',
  may: 'anyone',
  does: 'The guest sends the receipt of her bank transfer: a PDF or a picture that staff alone open',
  perMinute: 10,
  params: linkToken,
  bytes: MAX_RECEIPT_BYTES,
  status: 201,
  answer: content(done),
})

export const staffWishes = endpoint({
  method: 'GET',
  path: '/v1/admin/reservations/:id/wishes',
  may: 'admin',
  does: 'What the guest of a reservation has asked for and sent',
  params: id,
  answer: content(
    z.object({
      wishes: z.array(wish),
      messages: z.array(z.object({ id: z.number(), text: z.string(), at: z.string(), readBy: z.nullable(z.string()) })),
      receipts: z.array(z.object({ id: z.number(), type: z.string(), at: z.string(), seenBy: z.nullable(z.string()) })),
    }),
  ),
})

export const readMessages = endpoint({
  method: 'POST',
  path: '/v1/admin/reservations/:id/messages/read',
  may: 'admin',
  does: 'The messages of a guest have been read',
  params: id,
  answer: content(done),
})

/** An approval changes the reservation for the price the guest was shown; a no says why. */
export const decideDates = endpoint({
  method: 'POST',
  path: '/v1/admin/guests/wishes/:id',
  may: 'admin',
  does: 'Approve or decline the dates a guest asks for',
  params: id,
  body: z.object({ approve: z.boolean(), answer: z._default(text(500), '') }),
  answer: content(done),
})

export const openReceipt = endpoint({
  method: 'POST',
  path: '/v1/admin/guests/receipts/:id/open',
  may: 'admin',
  does: 'A receipt that a guest has sent, as base64; it counts as seen',
  params: id,
  answer: content(z.object({ type: z.string(), data: z.string() })),
})
