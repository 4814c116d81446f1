import type { Day } from '../../../kernel/day.ts'

/**
 * The nights of the summer that is sold now, from `today` on: June to September, of the next year from September on.
 */
export const comingSeason = (today: Day): { from: Day; until: Day } => {
  const [year, isOver] = [Number(today.slice(0, 4)), today.slice(5) >= '09-01']
  const summer = isOver ? year + 1 : year
  const from = `${summer}-06-01`
  return { from: today > from ? today : from, until: `${summer}-10-01` }
}
