import * as z from 'zod/mini'
import { content, endpoint } from '../../kernel/endpoint.ts'
import { currency, day, done, id, minor, rowId, slug, text, wholeNumber, words } from '../../kernel/schema.ts'
import { cancellationPolicy, notSold, offeredExtra, priceRow, stayPrice } from '../pricing/pricing.shape.ts'
import { calendarDay, closingKind } from './calendar.shape.ts'

export const villaCalendar = endpoint({
  method: 'GET',
  path: '/v1/villa/:slug/calendar',
  may: 'anyone',
  sameForAll: true,
  does: 'The calendar of a villa night by night, with prices and rules',
  params: slug,
  query: z.object({ from: z.optional(day), months: z._default(wholeNumber(1, 24), 14) }),
  answer: content(
    z.object({
      currency,
      days: z.array(calendarDay),
      gapMinNights: z.number(),
      /** A stay may also leave one edge of a short gap empty. */
      gapLeavesOneEdge: z.boolean(),
      seasons: z.array(priceRow),
      extras: z.array(offeredExtra),
      prepaymentPercent: z.number(),
      damageDeposit: minor,
      baseGuests: z.number(),
      extraGuestNightly: minor,
    }),
  ),
})

/**
 * A quote: the price, or in `why` the reason there is none. `nearest` are up to three free stays nearby, as long as
 * asked or a little longer.
 */
export const quote = z.object({
  checkIn: day,
  checkOut: day,
  guests: z.number(),
  /**
   * Would a guest’s wish hold the villa at once, as things are now? Otherwise it becomes a request that staff answer.
   */
  live: z.boolean(),
  price: z.nullable(stayPrice),
  /** The cancellation policy that holds: the villa's own or the agency's; null = the built-in one. */
  policy: z.nullable(cancellationPolicy),
  why: z.nullable(z.union([notSold, z.object({ kind: z.literal('taken') })])),
  nearest: z.array(z.object({ checkIn: day, checkOut: day, total: minor })),
  /** Taken by nothing but options: until when the last of them is held, and what a guest who waits for it would pay. */
  behind: z.nullable(z.object({ until: z.string(), price: stayPrice })),
})
export type Quote = z.infer<typeof quote>

export const villaQuote = endpoint({
  method: 'GET',
  path: '/v1/villa/:slug/quote',
  may: 'anyone',
  does: 'The whole price of a stay with its lines, or the reason it is not sold',
  params: slug,
  query: z.object({
    checkin: day,
    checkout: day,
    guests: z._default(wholeNumber(1, 50), 2),
    extras: z.optional(words),
    coupon: z.optional(text(40)),
  }),
  answer: content(quote),
})

export const closeDates = endpoint({
  method: 'POST',
  path: '/v1/admin/villas/date',
  may: 'staff',
  does: 'Close dates of a villa by hand; an owner their own villas',
  status: 201,
  repeatable: true,
  body: z.object({
    villa_id: rowId,
    from: day,
    until: day,
    kind: z._default(closingKind, 'closing'),
    note: z._default(text(300), ''),
  }),
  answer: content(z.object({ id: z.number() })),
})

export const changeClosing = endpoint({
  method: 'PUT',
  path: '/v1/admin/villas/date/:id',
  may: 'staff',
  does: 'Move a closing to other dates, or say what it is for',
  params: id,
  body: z.object({ from: day, until: day, kind: z.optional(closingKind), note: z._default(text(300), '') }),
  answer: content(done),
})

export const openDates = endpoint({
  method: 'DELETE',
  path: '/v1/admin/villas/date/:id',
  may: 'staff',
  does: 'Open closed dates again',
  params: id,
  answer: content(done),
})
