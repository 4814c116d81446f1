import { useState } from 'react'
import type { Day, Stay } from '../../../../kernel/day.ts'
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

/** Arrival, then departure: what a press does, what was refused, and the stay as it would be under the pointer. */
export const useChoosing = (rules: StayRules, value: StayValue, onChange: (value: StayValue) => void) => {
  const [refused, setRefused] = useState<RefusedDay | null>(null)
  const [hovered, setHovered] = useState<Day | null>(null)
  const press = (day: Day) => {
    const answer = choose(rules, value, day)
    setHovered(null)
    if ('reason' in answer) return setRefused(answer)
    setRefused(null)
    onChange(answer)
  }
  const take = (stay: Stay) => {
    setRefused(null)
    onChange(stay)
  }
  const { checkIn, checkOut } = value
  const tentative = checkIn && !checkOut && hovered && hovered > checkIn && canBeChosen(rules, hovered, value)
  return { press, take, refused, hover: setHovered, shown: tentative ? { checkIn, checkOut: hovered } : value }
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
