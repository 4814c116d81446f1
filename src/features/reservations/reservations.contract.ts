import * as z from 'zod/mini'
import { content, endpoint } from '../../kernel/endpoint.ts'
import { day, done, emailAddress, line, linkToken, minor, slugText, text } from '../../kernel/schema.ts'
import { extraCodes, stayPrice } from '../pricing/pricing.shape.ts'
import { consent, fullName, method, party, payBy, phone, refund, status } from './reservation.shape.ts'

/**
 * What a guest sends: at most nine fields on the form. `total` is the total she saw, in minor units: another one is
 * refused with the new quote.
 */
export const reservationInput = z.object({
  villa: slugText,
  checkIn: day,
  checkOut: day,
  ...party,
  total: z.optional(minor),
  name: fullName,
  email: emailAddress,
  phone,
  note: z._default(text(1000), ''),
  payBy,
  extras: z._default(extraCodes, []),
  coupon: z.optional(text(40)),
  /** Where nothing but an option stands in the way: wait for it to fall. */
  behind: z._default(z.boolean(), false),
  acceptContract: consent,
  acceptMarketing: z._default(z.boolean(), false),
})

/** A reservation as its guest sees it. `token` opens it again without code and contact. */
export const guestReservation = z.object({
  token: z.string(),
  code: z.string(),
  status,
  expiresAt: z.nullable(z.string()),
  createdAt: z.string(),
  villa: z.object({
    slug: z.string(),
    name: z.string(),
    thumbnail: z.nullable(z.string()),
    town: z.string(),
    district: z.string(),
    permitNo: z.nullable(z.string()),
    checkInTime: z.string(),
    checkOutTime: z.string(),
    /** Exactly where it stands and who hands it over; null before the pre-payment. */
    place: z.nullable(
      z.object({
        latitude: z.number(),
        longitude: z.number(),
        address: z.string(),
        greeterName: z.string(),
        greeterPhone: z.string(),
      }),
    ),
  }),
  checkIn: day,
  checkOut: day,
  adults: z.number(),
  children: z.number(),
  infants: z.number(),
  guestName: z.string(),
  email: z.string(),
  phone: z.string(),
  note: z.string(),
  payBy,
  price: stayPrice,
  paid: minor,
  refunded: minor,
  due: minor,
  /** What would come back if it were cancelled now, and the steps of the policy where it applies. */
  refundNow: refund,
  refundTimeline: z.array(z.object({ until: day, refunded: minor })),
  /** Once the stay has ended: what is owed back and by when, or what was paid back and when. Null while it goes on. */
  refund: z.nullable(
    z.object({
      state: z.enum(['due', 'paid', 'none']),
      amount: minor,
      expectedBy: z.nullable(day),
      paidAt: z.nullable(z.string()),
      method: z.nullable(method),
    }),
  ),
  canPay: z.boolean(),
  canCancel: z.boolean(),
  paymentPending: z.boolean(),
  /** Waits behind an option: how many wait before this one, and until when the option stands at least. */
  queue: z.nullable(z.object({ before: z.number(), until: z.nullable(z.string()) })),
})
export type GuestReservation = z.infer<typeof guestReservation>

/** What a guest needs to go on: her link, and whether there is something to pay now. */
const heldReservation = z.object({ token: z.string(), code: z.string(), status, payBy, canPay: z.boolean() })

export const createReservation = endpoint({
  method: 'POST',
  path: '/v1/reservation',
  may: 'anyone',
  does: 'Hold a villa: an OPTION when its calendar is live, else a REQUEST',
  status: 201,
  repeatable: true,
  perMinute: 10,
  everywhere: true,
  body: reservationInput,
  answer: content(heldReservation),
})

export const enquire = endpoint({
  method: 'POST',
  path: '/v1/reservation/enquire',
  may: 'anyone',
  does: 'Find a reservation by its code with the e-mail address or phone number it was made with',
  perMinute: 30,
  body: z.object({ code: line(20), contact: line(254) }),
  answer: content(guestReservation),
})

export const getReservation = endpoint({
  method: 'GET',
  path: '/v1/reservation/:token',
  may: 'anyone',
  does: 'A reservation by the link of its mails',
  perMinute: 240,
  params: linkToken,
  answer: content(guestReservation),
})

/** `kept` is what the guest was shown: when another amount would be kept by now, nothing is cancelled. */
export const cancelReservation = endpoint({
  method: 'POST',
  path: '/v1/reservation/:token/cancel',
  may: 'anyone',
  does: 'The guest cancels; the refund is what was shown before',
  repeatable: true,
  perMinute: 60,
  params: linkToken,
  body: z.object({ kept: minor, reason: z._default(text(300), '') }),
  answer: content(done),
})
