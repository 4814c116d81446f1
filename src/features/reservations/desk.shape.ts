import * as z from 'zod/mini'
import { minor } from '../../kernel/schema.ts'

/**
 * What an entry of the ledger is: money of the stay (payment, refund), what more or less of it is owed (charge,
 * write-off: the guest's debt; waiver: ours), the damage deposit (in, back, kept), what the owner got and what was
 * spent for the owner.
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
  'expense',
] as const
export const entryKind = z.enum(ENTRY_KINDS)
export type EntryKind = z.infer<typeof entryKind>

/** The deposit's axis, derived from the ledger: never stored. */
export const depositState = z.enum(['none', 'due', 'taken', 'returned', 'kept-in-part'])
export type DepositState = z.infer<typeof depositState>

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
