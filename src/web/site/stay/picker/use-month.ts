import { useEffect, useState } from 'react'
import type { Day } from '../../../../kernel/day.ts'

const monthNumber = (day: Day): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7))

/**
 * The first month in view. An arrival that is chosen elsewhere brings its month into view; one that is in view moves
 * nothing. A day that is to be shown becomes the first month.
 */
export const useMonth = (
  { checkIn, showing }: { checkIn: Day | undefined; showing?: { day: Day } },
  today: Day,
  months: number,
): [Day, (first: Day) => void] => {
  const [first, setFirst] = useState(checkIn ?? today)
  useEffect(() => {
    if (checkIn) setFirst((now) => (isInView(checkIn, now, months) ? now : checkIn))
  }, [checkIn, months])
  useEffect(() => {
    if (showing) setFirst(showing.day)
  }, [showing])
  return [first, setFirst]
}

const isInView = (day: Day, first: Day, months: number): boolean => {
  const ahead = monthNumber(day) - monthNumber(first)
  return ahead >= 0 && ahead < months
}
