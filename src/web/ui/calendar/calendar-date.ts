import type { Day } from '../../../kernel/day.ts'

/**
 * The picker counts in dates of the browser's own zone; a plain day is midnight there, and the way back loses nothing.
 */
export const dateOf = (day: Day): Date =>
  new Date(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1, Number(day.slice(8, 10)))

export const dayOf = (date: Date): Day =>
  `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}-${String(date.getDate()).padStart(2, '0')}`
