import { addDays, type Day, nightCount, type Stay } from '../../../../kernel/day.ts'

const STRIP_NIGHTS = 14

/** Two weeks of nights with the gap in their middle. */
export const gapStrip = (stay: Stay): { night: Day; free: boolean }[] => {
  const before = Math.max(0, Math.floor((STRIP_NIGHTS - nightCount(stay)) / 2))
  return Array.from({ length: STRIP_NIGHTS }, (_, index) => {
    const night = addDays(stay.checkIn, index - before)
    return { night, free: night >= stay.checkIn && night < stay.checkOut }
  })
}
