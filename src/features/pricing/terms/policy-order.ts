import type { CancellationPolicy } from '../pricing.shape.ts'

/** From the longest time before arrival down to the arrival itself, and never less is kept the later it is. */
export const isInOrder = ({ rows }: CancellationPolicy): boolean =>
  rows.at(-1)?.daysBefore === 0 &&
  rows.every(({ daysBefore, keptPercent }, index) => {
    const earlier = rows[index - 1]
    return !earlier || (earlier.daysBefore > daysBefore && earlier.keptPercent <= keptPercent)
  })
