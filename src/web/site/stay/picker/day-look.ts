import { addDays, type Day } from '../../../../kernel/day.ts'
import style from './day-look.module.css'
import { type Night, nightOf } from './rules/day-state.ts'
import { arrivalReason, departureReason, type StayRules } from './rules/stay-reason.ts'

export type StayValue = { checkIn?: Day; checkOut?: Day }

/** A day is two halves: the morning belongs to the night before, the evening to the night that begins on it. */
const HALVES: Record<Night, Record<Night, string | undefined>> = {
  free: { free: '', taken: style.thenTaken, option: style.thenOption, past: style.past },
  past: { free: '', taken: style.taken, option: style.option, past: style.past },
  taken: { free: style.takenBefore, taken: style.taken, option: style.takenThenOption, past: style.past },
  option: { free: style.optionBefore, taken: style.optionThenTaken, option: style.option, past: style.past },
}

/** The classes that draw a day: how its halves are taken, and where it stands in the chosen stay. */
export const dayClass = (rules: StayRules, day: Day, { checkIn, checkOut }: StayValue): string => {
  const halves = HALVES[nightOf(rules, addDays(day, -1))][nightOf(rules, day)]
  const inside = checkIn && checkOut && checkIn < day && day < checkOut && style.inside
  const edges = [
    (day === checkIn || day === checkOut) && style.edge,
    checkOut && day === checkIn && style.arrival,
    day === checkOut && style.departure,
  ].filter(Boolean)
  const look = edges.length ? edges : [halves || inside]
  return [style.day, ...look, !canBeChosen(rules, day, { checkIn, checkOut }) && style.unfit].filter(Boolean).join(' ')
}

/** Would a press on this day choose it? While a stay has only its arrival, later days are departures. */
export const canBeChosen = (rules: StayRules, day: Day, { checkIn, checkOut }: StayValue): boolean =>
  checkIn && !checkOut && day > checkIn ? !departureReason(rules, checkIn, day) : !arrivalReason(rules, day)
