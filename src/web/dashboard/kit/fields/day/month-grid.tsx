import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { addDays, type Day, dayInIstanbul, weekday } from '../../../../../kernel/day.ts'
import { formatDay } from '../../../../../kernel/format.ts'
import { say } from '../../../../words/dashboard.ts'
import { IconButton } from '../../button/icon-button.tsx'
import style from './month-grid.module.css'

type Props = { value: Day | ''; min?: Day | ''; onPick: (day: Day) => void }

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }

/** One month to pick a day from; Monday first. Arrow keys move by a day or a week. */
export const MonthGrid = ({ value, min, onPick }: Props) => {
  const today = dayInIstanbul(new Date())
  const [focus, setFocus] = useState<Day>(value || (min && min > today ? min : today))
  const grid = useRef<HTMLDivElement>(null)
  useEffect(
    () => grid.current?.querySelector<HTMLElement>(`[data-day="${focus}"]`)?.focus({ preventScroll: true }),
    [focus],
  )
  const month = focus.slice(0, 7)
  const first = `${month}-01`
  const start = addDays(first, 1 - weekday(first))
  const days = Array.from({ length: 42 }, (_, index) => addDays(start, index)).filter(
    (_, index, all) => index < 35 || (all[35] ?? '').startsWith(month),
  )
  return (
    <>
      <div className={style.head}>
        <IconButton icon={ChevronLeft} label={say('day.previous')} onClick={() => setFocus(monthAway(focus, -1))} />
        <b aria-live="polite">{formatDay(first, 'tr', 'month')}</b>
        <IconButton icon={ChevronRight} label={say('day.next')} onClick={() => setFocus(monthAway(focus, 1))} />
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys of the buttons inside */}
      <div
        ref={grid}
        className={style.days}
        onKeyDown={(event) => {
          const step = STEPS[event.key]
          if (!step) return
          event.preventDefault()
          setFocus(addDays(focus, step))
        }}
      >
        {days.slice(0, 7).map((day) => (
          <span key={day} className="t3" aria-hidden>
            {formatDay(day, 'tr', 'weekday')}
          </span>
        ))}
        {days.map((day) => (
          <button
            key={day}
            type="button"
            data-day={day}
            tabIndex={day === focus ? 0 : -1}
            className={[
              day === value && style.chosen,
              day === today && style.today,
              !day.startsWith(month) && style.other,
            ]
              .filter(Boolean)
              .join(' ')}
            aria-label={formatDay(day, 'tr', 'full')}
            aria-pressed={day === value}
            disabled={Boolean(min && day < min)}
            onClick={() => onPick(day)}
          >
            {Number(day.slice(8))}
          </button>
        ))}
      </div>
    </>
  )
}

/** The first day of the month before or after. */
const monthAway = (day: Day, step: 1 | -1): Day => {
  const first = `${day.slice(0, 7)}-01`
  return step === 1 ? `${addDays(first, 31).slice(0, 7)}-01` : `${addDays(first, -1).slice(0, 7)}-01`
}
