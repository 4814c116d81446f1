import { addDays, type Day, type FreeRun, type Stay } from '../../kernel/day.ts'
import type { HolderKind } from './calendar.shape.ts'

/** A taken night as a reader sees it: expired options are already gone. */
export type TakenNight = { night: Day; kind: HolderKind; holderId: number; expiresAt?: Date | null }

/** The free run around a stay, or null when one of its nights is taken. `taken` in any order. */
export const freeRunAround = (stay: Stay, taken: Iterable<Day>): FreeRun | null => {
  let from: Day | null = null
  let until: Day | null = null
  for (const night of taken) {
    if (night >= stay.checkIn && night < stay.checkOut) return null
    if (night < stay.checkIn) {
      const free = addDays(night, 1)
      if (from === null || free > from) from = free
    } else if (until === null || night < until) until = night
  }
  return { from, until }
}
