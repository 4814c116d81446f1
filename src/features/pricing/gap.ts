import { daysBetween, type FreeRun, nightCount, type Stay } from '../../kernel/day.ts'

/** What a villa allows in a gap between two guests that is shorter than its minimum. */
export type GapTerms = { gapMinNights: number; gapLeavesOneEdge: boolean }

/** Does a short stay fill the free run around it, or (where the villa allows) all but one edge of it? */
export const fillsGap = (terms: GapTerms, stay: Stay, { from, until }: FreeRun, minNights: number): boolean => {
  if (from === null || until === null || nightCount(stay) < terms.gapMinNights || daysBetween(from, until) >= minNights)
    return false
  const touchesBoth = from === stay.checkIn && until === stay.checkOut
  const touchesOne = from === stay.checkIn || until === stay.checkOut
  return touchesBoth || (terms.gapLeavesOneEdge && touchesOne)
}
