import type { CalendarDay } from '../../../../features/availability/calendar.shape.ts'
import { addDays, type Day } from '../../../../kernel/day.ts'
import type { VillaCalendar } from '../villa-answers.ts'

const STATES = ['free', 'taken', 'option', 'past'] as const

type Rules = Omit<CalendarDay, 'day' | 'state'>

/**
 * A calendar as a page carries it: its first day, a digit for the state of each, and the rules of those in a row that
 * have the same. As a list of days it would be the heaviest thing of the page.
 */
export type PackedCalendar = Omit<VillaCalendar, 'days'> & { from: Day; states: string; runs: [number, Rules][] }

export const packCalendar = ({ days, ...rest }: VillaCalendar): PackedCalendar => {
  const runs: [number, Rules][] = []
  let states = ''
  for (const { day: _, state, ...rules } of days) {
    states += STATES.indexOf(state)
    const run = runs.at(-1)
    if (run && areSame(run[1], rules)) run[0]++
    else runs.push([1, rules])
  }
  return { ...rest, from: days[0]?.day ?? '', states, runs }
}

const areSame = (one: Rules, other: Rules): boolean =>
  one.price === other.price &&
  one.minNights === other.minNights &&
  areSameDays(one.arrivalDays, other.arrivalDays) &&
  areSameDays(one.departureDays, other.departureDays)

const areSameDays = (one: number[], other: number[]): boolean =>
  one.length === other.length && one.every((day, index) => day === other[index])

export const unpackCalendar = ({ from, states, runs, ...rest }: PackedCalendar): VillaCalendar => {
  const rules = runs.flatMap(([count, each]) => Array.from({ length: count }, () => each))
  const days = rules.map((each, index) => ({
    ...each,
    day: addDays(from, index),
    state: STATES[Number(states[index])] ?? 'past',
  }))
  return { ...rest, days }
}
