import * as z from 'zod/mini'
import { content, endpoint } from '../../../kernel/endpoint.ts'
import { currency, id, linkToken, minor, rowId } from '../../../kernel/schema.ts'
import { refundOffer } from '../refunds/card-refunds.contract.ts'

const linkState = z.enum(['open', 'used', 'expired', 'withdrawn'])

/** A payment link as staff see it; `url` only while it can be paid with. */
const staffLink = z.object({
  id: z.number(),
  amount: minor,
  currency,
  state: linkState,
  url: z.nullable(z.string()),
  createdAt: z.string(),
  createdBy: z.string(),
  expiresAt: z.string(),
  usedAt: z.nullable(z.string()),
  withdrawnAt: z.nullable(z.string()),
})
export type StaffLink = z.infer<typeof staffLink>

/** `most` is what is still open of the stay: a link may not ask for more. `refund`: what may go back to a card. */
const linksView = z.object({ links: z.array(staffLink), most: minor, currency, refund: z.nullable(refundOffer) })
export type LinksView = z.infer<typeof linksView>

export const LINK_HOURS = { usual: 48, most: 720 } as const

export const listPaymentLinks = endpoint({
  method: 'GET',
  path: '/v1/admin/reservation/:id/paymentlinks',
  may: 'admin',
  does: 'The payment links of a reservation and what has become of them',
  params: id,
  answer: content(linksView),
})

/** Makes a payment link of an amount and mails it; without an amount, the letter with the guest's own payment page. */
export const sendPaymentLink = endpoint({
  method: 'POST',
  path: '/v1/admin/sendpaymentlink',
  may: 'admin',
  does: 'Mail a payment link: of an amount, or to the guest’s own payment page',
  repeatable: true,
  body: z.object({
    reservation_id: rowId,
    amount: z.optional(minor.check(z.minimum(1, 'too-small'))),
    hours: z.optional(z.int('invalid').check(z.minimum(1, 'too-small'), z.maximum(LINK_HOURS.most, 'too-big'))),
    /** False: the link is only made, for staff to give it themselves. */
    mail: z.optional(z.boolean()),
  }),
  answer: content(z.object({ done: z.literal(true), link: z.optional(staffLink) })),
})

export const withdrawPaymentLink = endpoint({
  method: 'DELETE',
  path: '/v1/admin/paymentlink/:id',
  may: 'admin',
  does: 'Take a payment link back, so that nobody can pay with it',
  params: id,
  answer: content(linksView),
})

/** What a guest behind a payment link sees: what for, how much, and whether it still can be paid. */
const guestLink = z.object({
  state: z.enum(['open', 'used', 'expired', 'withdrawn', 'ended']),
  amount: minor,
  currency,
  expiresAt: z.string(),
  code: z.string(),
  villa: z.string(),
  checkIn: z.string(),
  checkOut: z.string(),
  paymentPending: z.boolean(),
  /** How many instalments may be chosen on our page; 1 = none, or the provider's page asks. */
  instalments: z.number(),
})
export type GuestLink = z.infer<typeof guestLink>

export const getPaymentLink = endpoint({
  method: 'GET',
  path: '/v1/payment/link/:token',
  may: 'anyone',
  does: 'What a payment link asks for',
  perMinute: 60,
  params: linkToken,
  answer: content(guestLink),
})

export const payByLink = endpoint({
  method: 'POST',
  path: '/v1/payment/link/:token/start',
  may: 'anyone',
  does: 'Begin the card payment of a payment link',
  perMinute: 60,
  params: linkToken,
  body: z.object({
    instalments: z.optional(z.int('invalid').check(z.minimum(1, 'too-small'), z.maximum(12, 'too-big'))),
  }),
  answer: content(z.object({ redirectUrl: z.string() })),
})
