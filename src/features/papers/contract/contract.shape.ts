import * as z from 'zod/mini'
import { currency, day, minor } from '../../../kernel/schema.ts'

/** Where a guest said yes: while she booked, or on the page of her reservation. */
export const acceptedVia = z.enum(['checkout', 'page'])
export type AcceptedVia = z.infer<typeof acceptedVia>

/** What of a reservation a contract is about. */
export const acceptedStay = z.object({
  villaId: z.number(),
  guestName: z.string(),
  checkIn: day,
  checkOut: day,
  adults: z.number(),
  children: z.number(),
  infants: z.number(),
  currency,
  total: minor,
  prepayment: minor,
  damageDeposit: minor,
})
export type AcceptedStay = z.infer<typeof acceptedStay>

/**
 * Where the contract stands: nothing has gone to the guest, she has her link and has not accepted, she has accepted, or
 * what she accepted was for another stay or price.
 */
export const CONTRACT_STATES = ['open', 'sent', 'accepted', 'outdated'] as const
export const contractState = z.enum(CONTRACT_STATES)
export type ContractState = z.infer<typeof contractState>
