import * as z from 'zod/mini'
import { day } from '../../kernel/schema.ts'
import { blockKind } from '../availability/calendar.shape.ts'

/** What a bar of the calendar stands for: a reservation in one of the states that stand in it, or a closing. */
export const barState = z.enum(['REQUEST', 'OPTION', 'CONFIRMED', 'CHECKED_IN', 'COMPLETED', ...blockKind.options])
export type BarState = z.infer<typeof barState>

/**
 * A bar as it is sent, in a row without names because there are tens of thousands. `id` is of the reservation or the
 * closing. `who`: the guest, the foreign calendar, or who closed. `note`: the code of a reservation, the reason of a
 * closing. `guests` is 0 and `ends` null for a closing. `fixed`: nobody moves it by hand.
 */
export const sentBar = z.tuple([
  /* id */ z.number(),
  /* villaId */ z.number(),
  /* from */ day,
  /* until */ day,
  /* state */ barState,
  /* who */ z.string(),
  /* note */ z.string(),
  /* guests */ z.number(),
  /* ends */ z.nullable(z.string()),
  /* fixed */ z.boolean(),
])
export type SentBar = z.infer<typeof sentBar>

/** Nights that a reservation and an event of a foreign calendar both want. */
export const sentConflict = z.tuple([
  /* villaId */ z.number(),
  /* from */ day,
  /* until */ day,
  /* reservationId */ z.number(),
  /* closingId */ z.number(),
])
export type SentConflict = z.infer<typeof sentConflict>
