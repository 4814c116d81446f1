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
  let last = ''
  for (const { day: _, state: __, ...rules } of days) {
    const key = JSON.stringify(rules)
    const run = runs.at(-1)
    if (run && key === last) run[0]++
    else runs.push([1, rules])
    last = key
  }
  const states = days.map(({ state }) => STATES.indexOf(state)).join('')
  return { ...rest, from: days[0]?.day ?? '', states, runs }
}

export const unpackCalendar = ({ from, states, runs, ...rest }: PackedCalendar): VillaCalendar => {
  const rules = runs.flatMap(([count, each]) => Array.from({ length: count }, () => each))
  const days = rules.map((each, index) => ({
    ...each,
    day: addDays(from, index),
    state: STATES[Number(states[index])] ?? 'past',
  }))
  return { ...rest, days }
}
