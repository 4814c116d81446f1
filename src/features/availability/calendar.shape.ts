import * as z from 'zod/mini'
import { day, minor } from '../../kernel/schema.ts'

/** What staff and owners close dates for. */
export const closingKind = z.enum(['closing', 'owner-stay', 'maintenance'])
export type ClosingKind = z.infer<typeof closingKind>

/** Why dates are not sold: closed by hand, or taken in a foreign calendar. */
export const blockKind = z.enum([...closingKind.options, 'external'])
export type BlockKind = z.infer<typeof blockKind>

/** What can hold a night. An option is told from a reservation because it ends by itself. */
export type HolderKind = 'option' | 'reservation' | BlockKind

/**
 * One day of a villa's calendar. `state` of its night: free; taken; option (held for somebody, may become free); past.
 * `price` is null where no price is set: then nobody sells the night. `minNights` and the weekdays (ISO, empty = every
 * day) are the rules of an arrival or a departure on this day.
 */
export const calendarDay = z.object({
  day,
  state: z.enum(['free', 'taken', 'option', 'past']),
  price: z.nullable(minor),
  minNights: z.nullable(z.number()),
  arrivalDays: z.array(z.number()),
  departureDays: z.array(z.number()),
})
export type CalendarDay = z.infer<typeof calendarDay>
