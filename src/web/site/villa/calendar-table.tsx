import { addDays, type Day, weekday } from '../../../kernel/day.ts'
import { formatDay } from '../../../kernel/format.ts'
import { useLanguage, useSay } from '../../words/use-say.ts'
import { dayState } from '../stay/picker/day-look.ts'
import type { StayRules } from '../stay/picker/stay-reason.ts'

const A_MONDAY = '2024-01-01'
const WEEK = [0, 1, 2, 3, 4, 5, 6]
const STATE_CLASS = { free: undefined, leaving: undefined, taken: 'busy', option: 'opt', past: 'past' } as const

/** The calendar of a villa for a browser without JavaScript: a table for each month, taken days struck through. */
export const CalendarTable = ({ rules }: { rules: StayRules & { days: NonNullable<StayRules['days']> } }) => {
  const language = useLanguage()
  const months = Map.groupBy(rules.days.keys(), (day) => day.slice(0, 7))
  return (
    <div className="plaincal">
      {[...months].map(([month, days]) => (
        <table key={month}>
          <caption>{formatDay(`${month}-01`, language, 'month')}</caption>
          <thead>
            <tr>
              {WEEK.map((index) => (
                <th key={index} scope="col">
                  {formatDay(addDays(A_MONDAY, index), language, 'weekday')}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeksOf(days).map((week) => (
              <tr key={week.find(Boolean)}>
                {WEEK.map((index) => (
                  <PlainDay key={index} rules={rules} day={week[index]} />
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
    <td className={STATE_CLASS[state]} title={state === 'free' ? undefined : say(`stay.day.${state}`)}>
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
