import { useState } from 'react'
import type { PreviewDay } from '../../../features/availability/feeds/feed.shape.ts'
import { addDays, type Day, nightsOf, weekday } from '../../../kernel/day.ts'
import { formatDay } from '../../../kernel/format.ts'
import { say } from '../../words/dashboard.ts'
import { Button } from '../kit/button/button.tsx'
import style from './preview-months.module.css'

type Mark = PreviewDay['mark']
const SIGNS: Record<Mark, string> = { same: '', add: '+', free: '−', missing: '?', clash: '!', ours: '' }
const MARKS = Object.keys(SIGNS) as Mark[]
const AT_ONCE = 4

/** The months in which a reading says something, each night painted by what happens to it: colour and sign. */
export const PreviewMonths = ({ days }: { days: PreviewDay[] }) => {
  const [shown, setShown] = useState(AT_ONCE)
  const marks = new Map(days.map((each) => [each.day, each.mark]))
  const telling = days.filter(({ mark }) => mark !== 'ours')
  const months = [...new Set((telling.length ? telling : days).map(({ day }) => day.slice(0, 7)))]
  return (
    <div className="stack">
      <div className={style.months}>
        {months.slice(0, shown).map((month) => (
          <Month key={month} first={`${month}-01`} marks={marks} />
        ))}
      </div>
      {months.length > shown && (
        <Button size="small" onClick={() => setShown(shown + AT_ONCE)}>
          {say('feeds.month-more')}
        </Button>
      )}
      <div className={style.legend}>
        {MARKS.filter((mark) => days.some((each) => each.mark === mark)).map((mark) => (
          <span key={mark}>
            <i className={style.key} data-mark={mark} aria-hidden>
              {SIGNS[mark]}
            </i>
            {say(`feeds.mark.${mark}`)}
          </span>
        ))}
      </div>
    </div>
  )
}

const MONDAY = '2027-03-01'

const Month = ({ first, marks }: { first: Day; marks: Map<Day, Mark> }) => {
  const next = `${addDays(first, 31).slice(0, 7)}-01`
  const name = formatDay(first, 'tr', 'month')
  return (
    <div>
      <b>{name}</b>
      <div className={style.grid}>
        {Array.from({ length: 7 }, (_, index) => {
          const word = formatDay(addDays(MONDAY, index), 'tr', 'weekday')
          return (
            <span key={word} className={style.weekday} aria-hidden>
              {word}
            </span>
          )
        })}
        {nightsOf({ checkIn: first, checkOut: next }).map((day) => {
          const mark = marks.get(day)
          return (
            <span
              key={day}
              className={style.day}
              style={day === first ? { gridColumnStart: weekday(first) } : undefined}
              data-mark={mark}
              data-sign={mark && SIGNS[mark]}
              title={mark && `${formatDay(day, 'tr', 'day')}: ${say(`feeds.mark.${mark}`)}`}
            >
              {Number(day.slice(8))}
            </span>
          )
        })}
      </div>
    </div>
  )
}
