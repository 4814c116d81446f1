import { type KeyboardEvent, memo, useRef, useState } from 'react'
import type { SentConflict } from '../../../features/occupancy/occupancy.shape.ts'
import { addDays, type Day, nightsOf, weekday } from '../../../kernel/day.ts'
import { formatDay } from '../../../kernel/format.ts'
import { monthName, weekdayHeads } from '../../ui/calendar/calendar-words.ts'
import { say } from '../../words/dashboard.ts'
import { type Bar, barSentence, isStay } from '../dates/bar.ts'
import pattern from '../dates/bar-patterns.module.css'
import { useIsAdmin } from '../staff.ts'
import style from './months.module.css'
import type { Taps } from './use-two-taps.ts'

type Props = { today: Day; count: number; bars: Bar[]; conflicts: SentConflict[]; taps: Taps }

/** The months one below the other, a button for each night. One of them is a stop of Tab; the arrows go on from it. */
export const Months = ({ today, count, bars, conflicts, taps }: Props) => {
  const box = useRef<HTMLDivElement>(null)
  const [stop, setStop] = useState(today)
  const nights = nightsByDay(bars)
  const wanted = new Set(conflicts.flatMap(([, from, until]) => nightsOf({ checkIn: from, checkOut: until })))
  const walk = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }[event.key]
    const next = step && addDays(stop, step)
    const button = next && box.current?.querySelector<HTMLElement>(`[data-day="${next}"]:not(:disabled)`)
    if (!button) return
    event.preventDefault()
    setStop(next)
    button.focus()
  }
  const { state } = taps
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrows walk between the buttons inside
    <div className={style.months} ref={box} onKeyDown={walk}>
      {monthsFrom(today, count).map((first) => (
        <section key={first} className={style.month} aria-label={monthName(first, 'tr')}>
          <h2>{monthName(first, 'tr')}</h2>
          <div className={style.week} aria-hidden>
            {weekdayHeads('tr').map((name) => (
              <span key={name}>{name}</span>
            ))}
          </div>
          <div className={style.days} style={{ '--first': weekday(first) } as object}>
            {daysOfMonth(first).map((day) => (
              <Night
                key={day}
                day={day}
                bar={nights.get(day)}
                past={day < today}
                conflict={wanted.has(day)}
                chosen={chosenAs(day, state)}
                stop={day === stop}
                tap={taps.tap}
              />
            ))}
          </div>
        </section>
      ))}
    </div>
  )
}

type NightProps = {
  day: Day
  bar: Bar | undefined
  past: boolean
  conflict: boolean
  chosen: 'from' | 'in' | undefined
  stop: boolean
  tap: Taps['tap']
}

const Night = ({ day, bar, past, conflict, chosen, stop, tap }: NightProps) => {
  const look = conflict ? 'conflict' : bar?.state
  const words = [formatDay(day, 'tr', 'day'), bar ? barSentence(bar) : say(past ? 'vcal.past' : 'vcal.free')]
  return (
    <button
      type="button"
      className={`${style.night} ${look ? pattern.bar : ''} ${bar ? style.busy : ''}`}
      data-day={day}
      data-state={look}
      data-chosen={chosen}
      disabled={past}
      tabIndex={stop ? 0 : -1}
      aria-label={words.join(', ')}
      aria-pressed={chosen ? true : undefined}
      title={bar && barSentence(bar)}
      onClick={() => tap(day, bar)}
    >
      <b>{Number(day.slice(8))}</b>
      {bar && <Mark bar={bar} day={day} />}
    </button>
  )
}

/** A word below the first night of each: who comes, or what it is. */
const Mark = memo(({ bar, day }: { bar: Bar; day: Day }) => {
  const admin = useIsAdmin()
  if (day !== bar.from && !day.endsWith('-01')) return null
  const { state } = bar
  if (isStay(bar)) return <small>{bar.who.split(' ')[0]}</small>
  if (state === 'closing' || state === 'maintenance' || state === 'external')
    return <small>{say(`vcal.short.${state}`)}</small>
  return <small>{say(admin ? 'vcal.short.owner' : 'vcal.short.owner-stay')}</small>
})

const chosenAs = (day: Day, state: Taps['state']): 'from' | 'in' | undefined => {
  if (state.kind === 'from') return day === state.from ? 'from' : undefined
  return state.kind === 'sending' && day >= state.from && day < state.until ? 'in' : undefined
}

/** Who has each night: a request only where nobody holds it. */
const nightsByDay = (bars: Bar[]): Map<Day, Bar> => {
  const nights = new Map<Day, Bar>()
  const waiting = (bar: Bar) => bar.state === 'REQUEST'
  for (const bar of [...bars.filter(waiting), ...bars.filter((each) => !waiting(each))])
    for (const night of nightsOf({ checkIn: bar.from, checkOut: bar.until })) nights.set(night, bar)
  return nights
}

const monthsFrom = (today: Day, count: number): Day[] => {
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7)) - 1]
  return Array.from({ length: count }, (_, index) => {
    const at = month + index
    return `${year + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}-01`
  })
}

const daysOfMonth = (first: Day): Day[] => {
  const [next = first] = monthsFrom(first, 2).slice(1)
  return nightsOf({ checkIn: first, checkOut: next })
}
