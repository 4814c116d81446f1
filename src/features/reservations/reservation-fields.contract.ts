import * as z from 'zod/mini'
import { line, personName } from '../../kernel/schema.ts'
import { RESERVATION_STATUSES } from './life/reservation-moves.ts'

/** The fields that guests' and staff's calls share. */
export const status = z.enum(RESERVATION_STATUSES)
export const consent = z.boolean().check(z.refine((ticked) => ticked, 'consent'))
// trimmed: what is between two parts is a space
export const fullName = personName(120).check(z.refine((name) => /\s/.test(name), 'full-name'))
export const phone = line(40).check(z.refine((typed) => (typed.match(/\d/g) ?? []).length >= 7, 'phone'))
export const party = {
  adults: z.int().check(z.minimum(1, 'too-small'), z.maximum(50, 'too-big')),
  children: z._default(z.int().check(z.minimum(0), z.maximum(50, 'too-big')), 0),
  infants: z._default(z.int().check(z.minimum(0), z.maximum(20, 'too-big')), 0),
}
