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

/** How the guest means to pay; a transfer may still come by card. */
export const payBy = z.enum(['card', 'transfer'], 'required')
export type PayBy = z.infer<typeof payBy>

/** How money really came or went. */
export const method = z.enum(['card', 'transfer', 'cash', 'pos'])
export type PaymentMethod = z.infer<typeof method>

/**
 * What an entry of the ledger is: money of the stay (payment, refund), what more or less of it is owed (charge,
 * write-off: the guest's debt; waiver: ours), the damage deposit (in, back, kept), what the owner got.
 */
export const ENTRY_KINDS = [
  'payment',
  'refund',
  'waiver',
  'charge',
  'write-off',
  'deposit',
  'deposit-return',
  'deposit-kept',
  'payout',
] as const
export const entryKind = z.enum(ENTRY_KINDS)
export type EntryKind = z.infer<typeof entryKind>

/** The deposit's axis, derived from the ledger: never stored. */
export const depositState = z.enum(['none', 'due', 'taken', 'returned', 'kept-in-part'])
export type DepositState = z.infer<typeof depositState>

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
 * What comes back of `paid`, in minor units: paid = kept + refunded, kept in whole units for the guest's good.
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

/**
 * What staff do beside the rules, for a reason that the history keeps: a total of their own (null = the listed one),
 * and `lift` for a shorter stay, another weekday, an arrival some days ago.
 */
export const override = z.object({
  total: z._default(z.nullable(minor.check(z.minimum(0, 'too-small'), z.maximum(100_000_000_000, 'too-big'))), null),
  lift: z._default(z.boolean(), false),
})
export type Override = z.infer<typeof override>
export const AS_LISTED: Override = { total: null, lift: false }

/** Does it change anything? Then it needs a reason. */
export const overrides = ({ total, lift }: Override): boolean => total !== null || lift

/** Why a request is declined, as far as its guest is told; 'other' tells no reason. */
export const DECLINE_CAUSES = ['taken', 'works', 'party', 'short', 'other'] as const
export const declineCause = z.enum(DECLINE_CAUSES)
export type DeclineCause = z.infer<typeof declineCause>

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
