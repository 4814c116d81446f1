import * as z from 'zod/mini'
import { line, minor, personName } from '../../kernel/schema.ts'

/** The one axis of a reservation's life. Payment, deposit and settlement are other axes. */
export const RESERVATION_STATUSES = [
  'REQUEST',
  'OPTION',
  'CONFIRMED',
  'CHECKED_IN',
  'COMPLETED',
  'CANCELLED',
  'DECLINED',
  'EXPIRED',
  'NO_SHOW',
] as const
export const status = z.enum(RESERVATION_STATUSES)
export type ReservationStatus = z.infer<typeof status>

export const SOURCES = ['web', 'phone', 'whatsapp', 'mail', 'walk-in'] as const
export const source = z.enum(SOURCES)
export type ReservationSource = z.infer<typeof source>

/** What a reservation can lack: an answer, its pre-payment, money of the stay, a look, identities, its contract. */
export const LACKS = ['answer', 'prepayment', 'money', 'look', 'persons', 'contract'] as const
export type Lack = (typeof LACKS)[number]

/** How the guest means to pay; a transfer may still come by card. */
export const payBy = z.enum(['card', 'transfer'], 'required')
export type PayBy = z.infer<typeof payBy>

/** How money really came or went; 'owner' = the villa’s owner took it, so that it never was in the agency’s till. */
export const METHODS = ['cash', 'pos', 'transfer', 'card', 'owner'] as const
export const method = z.enum(METHODS)
export type PaymentMethod = z.infer<typeof method>

/** The payment axis, derived from the ledger: never stored. */
export const paymentState = z.enum([
  'none',
  'prepayment-due',
  'paid-in-part',
  'prepaid',
  'paid',
  'refund-due',
  'refunded',
])
export type PaymentState = z.infer<typeof paymentState>

/**
 * What comes back of `paid` (what is in the house and not waived), in minor units: paid = kept + refunded, kept in
 * whole units for the guest's good.
 * `keptPercent` is the row of the policy that decided; grace = inside the free hours.
 */
export const refund = z.object({
  paid: minor,
  kept: minor,
  refunded: minor,
  keptPercent: z.number(),
  grace: z.boolean(),
})
export type Refund = z.infer<typeof refund>

/** The longest that staff may hold a villa without payment at a time. */
export const MOST_HOURS = 72
export const holdHours = z.int().check(z.minimum(1, 'too-small'), z.maximum(MOST_HOURS, 'too-big'))

/** First name and surname at least. */
export const isFullName = (name: string): boolean => /\s/.test(name.trim())

/** The fields that guests' and staff's calls share. */
export const consent = z.boolean().check(z.refine((ticked) => ticked, 'consent'))
export const fullName = personName(120).check(z.refine(isFullName, 'full-name'))
export const phone = line(40).check(z.refine((typed) => (typed.match(/\d/g) ?? []).length >= 7, 'phone'))
export const party = {
  adults: z.int().check(z.minimum(1, 'too-small'), z.maximum(50, 'too-big')),
  children: z._default(z.int().check(z.minimum(0), z.maximum(50, 'too-big')), 0),
  infants: z._default(z.int().check(z.minimum(0), z.maximum(20, 'too-big')), 0),
}
