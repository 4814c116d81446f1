import { type Day, weekday } from '../../../../kernel/day.ts'
import { monthName, weekdayHeads } from '../../../ui/calendar/calendar-words.ts'
import { useLanguage, useSay } from '../../../words/use-say.ts'
import { dayState } from '../../stay/picker/rules/day-state.ts'
import type { StayRules } from '../../stay/picker/rules/stay-reason.ts'
import style from './calendar-table.module.css'

const LOOK = {
  free: undefined,
  leaving: undefined,
  taken: style.over,
  option: `${style.over} ${style.option}`,
  past: style.over,
} as const

/** The calendar of a villa for a browser without JavaScript: a table for each month, taken days struck through. */
export const CalendarTable = ({ rules }: { rules: StayRules & { days: NonNullable<StayRules['days']> } }) => {
  const language = useLanguage()
  const heads = weekdayHeads(language)
  const months = Map.groupBy(rules.days.keys(), (day) => day.slice(0, 7))
  return (
    <div className={style.months}>
      {[...months].map(([month, days]) => (
        <table key={month}>
          <caption>{monthName(`${month}-01`, language)}</caption>
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeksOf(days).map((week) => (
              <tr key={week.find(Boolean)}>
                {heads.map((head, index) => (
                  <PlainDay key={head} rules={rules} day={week[index]} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </div>
  )
}

const PlainDay = ({ rules, day }: { rules: StayRules; day: Day | undefined }) => {
  const say = useSay()
  if (!day) return <td />
  const state = dayState(rules, day)
  return (
    <td className={LOOK[state]} title={state === 'free' ? undefined : say(`stay.day.${state}`)}>
      {Number(day.slice(8))}
    </td>
  )
}

/** Days in rows from Monday to Sunday; places before the first day are empty. */
const weeksOf = (days: Day[]): (Day | undefined)[][] => {
  const weeks: (Day | undefined)[][] = []
  for (const day of days) {
    const place = weekday(day) - 1
    if (place === 0 || weeks.length === 0) weeks.push([])
    const week = weeks.at(-1)
    if (week) week[place] = day
  }
  return weeks
}
