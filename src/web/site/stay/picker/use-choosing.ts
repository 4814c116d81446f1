import { startTransition, useOptimistic, useState } from 'react'
import type { Day } from '../../../../kernel/day.ts'
import { canBeChosen, type StayValue } from './day-look.ts'
import {
  arrivalReason,
  departureReason,
  nearestThatWorks,
  type StayReason,
  type StayRules,
} from './rules/stay-reason.ts'

/** A refused press: why, and the nearest day that works instead. `leaving` when it was meant as the departure. */
export type RefusedDay = { day: Day; reason: StayReason; nearest: Day | null; leaving: boolean }

/**
 * Arrival, then departure: what a press does, what was refused, and the stay as it would be under the pointer. What is
 * chosen is drawn here at once; whoever asked for it is told in its own time.
 */
export const useChoosing = (rules: StayRules, given: StayValue, onChange: (value: StayValue) => void) => {
  const [value, setValue] = useOptimistic(given)
  const [refused, setRefused] = useState<RefusedDay | null>(null)
  const [hovered, setHovered] = useState<Day | null>(null)
  const take = (stay: StayValue) => {
    setRefused(null)
    startTransition(() => {
      setValue(stay)
      onChange(stay)
    })
  }
  const press = (day: Day) => {
    const answer = choose(rules, value, day)
    setHovered(null)
    if ('reason' in answer) setRefused(answer)
    else take(answer)
  }
  const { checkIn, checkOut } = value
  const hover = (day: Day | null) => {
    if (checkIn && !checkOut && matchMedia('(hover: hover)').matches) setHovered(day)
  }
  const tentative = checkIn && !checkOut && hovered && hovered > checkIn && canBeChosen(rules, hovered, value)
  return { value, press, take, refused, hover, shown: tentative ? { checkIn, checkOut: hovered } : value }
}

const choose = (rules: StayRules, { checkIn, checkOut }: StayValue, day: Day): StayValue | RefusedDay => {
  if (checkIn && !checkOut && day > checkIn) {
    const reason = departureReason(rules, checkIn, day)
    return reason
      ? { day, reason, nearest: nearestThatWorks(rules, day, checkIn), leaving: true }
      : { checkIn, checkOut: day }
  }
  const reason = arrivalReason(rules, day)
  return reason ? { day, reason, nearest: nearestThatWorks(rules, day), leaving: false } : { checkIn: day }
}
