// biome-ignore-all lint/a11y/useSemanticElements: a grid of which only the near cells are there is no table
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid has the focus and points to its cursor
import { memo } from 'react'
import { type Day, dayNumber, nightsOf, weekday } from '../../../../kernel/day.ts'
import { formatDay } from '../../../../kernel/format.ts'
import { monthName, weekdayHead } from '../../../ui/calendar/calendar-words.ts'
import { say } from '../../../words/dashboard.ts'
import { monthAfter, monthsOf } from '../calendar-span.ts'
import style from './heads.module.css'

type Props = { origin: Day; first: Day; last: Day; cell: number; today: Day; villas: number }

/** Narrower days have only the number, then none. */
const WITH_NAME = 24
const WITH_NUMBER = 15

/** Months and days above the lines; they stay in view. */
export const Heads = memo(({ origin, first, last, cell, today, villas }: Props) => {
  const x = (day: Day) => (dayNumber(day) - dayNumber(origin)) * cell
  return (
    <div className={style.heads} role="row">
      <span className={style.corner} role="columnheader">
        {say('occ.n-villas', { n: villas })}
      </span>
      <div className={style.months} role="columnheader">
        {monthsOf(first, last).map((month) => (
          <span
            key={month}
            className={style.month}
            style={{ left: Math.max(0, x(month)), width: x(monthAfter(month, 1)) - Math.max(0, x(month)) }}
          >
            <b>{cell < 6 ? formatDay(month, 'tr', 'short').split('\u00a0')[1] : monthName(month, 'tr')}</b>
          </span>
        ))}
        {cell >= WITH_NUMBER &&
          nightsOf({ checkIn: first, checkOut: last }).map((day) => (
            <span
              key={day}
              className={style.day}
              data-weekend={weekday(day) > 5 || undefined}
              data-today={day === today || undefined}
              style={{ left: x(day), width: cell }}
            >
              {Number(day.slice(8))}
              {cell >= WITH_NAME && <small>{weekdayHead(day, 'tr').slice(0, 2)}</small>}
            </span>
          ))}
      </div>
    </div>
  )
})
