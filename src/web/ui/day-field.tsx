import { CalendarDays } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { Day } from '../../kernel/day.ts'
import { parseDay, writeDay } from './day-text.ts'
import type { Wired } from './field.tsx'
import { MonthGrid } from './month-grid.tsx'

export type DayWords = { open: string; previous: string; next: string; pattern: string }

type Props = { value: Day | ''; onChange: (day: Day | '') => void; min?: Day | ''; words: DayWords; label?: string; wired?: Wired }

/** A day, typed ('15.8.2026', '15 8') or picked from a calendar whose week starts on Monday. */
export const DayField = ({ value, onChange, min, words, label, wired }: Props) => {
  const [text, setText] = useState(writeDay(value))
  const [open, setOpen] = useState(false)
  const box = useRef<HTMLSpanElement>(null)
  const popup = useRef<HTMLDivElement>(null)
  useEffect(() => setText(writeDay(value)), [value])
  const take = (next: string) => {
    const day = parseDay(next)
    setText(writeDay(day ?? value))
    if (day !== undefined && day !== value) onChange(day)
  }
  const show = () => {
    const [at, calendar] = [box.current?.getBoundingClientRect(), popup.current]
    if (!at || !calendar) return
    calendar.style.left = `${Math.max(8, Math.min(at.left, innerWidth - 276))}px`
    calendar.style.top = `${at.bottom + 318 > innerHeight ? Math.max(8, at.top - 318) : at.bottom + 4}px`
    calendar.togglePopover()
  }
  return (
    <span className="dayf" ref={box}>
      <input
        {...wired}
        className={`in num${wired?.['aria-invalid'] ? ' in--bad' : ''}`}
        aria-label={label}
        placeholder={words.pattern}
        inputMode="numeric"
        autoComplete="off"
        value={text}
        onChange={(event) => setText(event.target.value)}
        onBlur={() => take(text)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') take(text)
        }}
      />
      <button type="button" className="ib ib--s" aria-label={words.open} aria-expanded={open} onClick={show}>
        <CalendarDays className="i i--s" aria-hidden />
      </button>
      <div ref={popup} popover="auto" className="dayf__p" onToggle={(event) => setOpen(event.newState === 'open')}>
        {open && (
          <MonthGrid
            value={value}
            min={min}
            words={words}
            onPick={(day) => {
              popup.current?.hidePopover()
              onChange(day)
            }}
          />
        )}
      </div>
    </span>
  )
}
