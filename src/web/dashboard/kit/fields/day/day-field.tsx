import { CalendarDays } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Day } from '../../../../../kernel/day.ts'
import { say } from '../../../../words/dashboard.ts'
import { IconButton } from '../../button/icon-button.tsx'
import { Field, FieldError, type Wired } from '../field.tsx'
import input from '../input.module.css'
import style from './day-field.module.css'
import { readDay, writeDay } from './day-text.ts'

const DayCalendar = lazy(() => import('./day-calendar.tsx').then((module) => ({ default: module.DayCalendar })))

type Props = { label: string; value: Day | ''; onChange: (day: Day | '') => void; min?: Day | '' }

/**
 * A day with its label above. A text that is no day stays there with the reason below; it counts as no day, and no form
 * is sent while it stands (`sentBy`).
 */
export const DayField = ({
  label,
  error,
  optional = false,
  ...day
}: Props & { error?: string; optional?: boolean }) => {
  const typed = useTypedDay(day)
  return (
    <Field label={label} required={!optional} error={typed.wrong ?? error}>
      {(wired) => <DayInput {...day} {...typed} wired={wired} />}
    </Field>
  )
}

/** The same without a label that shows, for a row of filters. */
export const BareDayField = ({ label, ...day }: Props) => {
  const typed = useTypedDay(day)
  return (
    <span className={style.bare}>
      <DayInput {...day} {...typed} wired={{ 'aria-label': label, ...(typed.wrong && { 'aria-invalid': true }) }} />
      {typed.wrong && <FieldError alert>{typed.wrong}</FieldError>}
    </span>
  )
}

/**
 * What is typed, and what is wrong with it once it was left; the value is told when the field is left or Enter is
 * pressed.
 */
const useTypedDay = ({ value, onChange }: Pick<Props, 'value' | 'onChange'>) => {
  const [text, setText] = useState(writeDay(value))
  const [left, setLeft] = useState(true)
  const read = readDay(text)
  const day = dayOf(text)
  useEffect(() => setText((typed) => (dayOf(typed) === value ? typed : writeDay(value))), [value])
  const type = (next: string) => {
    setText(next)
    setLeft(false)
  }
  const take = () => {
    if ('day' in read) setText(writeDay(read.day))
    setLeft(true)
    if (day !== value) onChange(day)
  }
  const unread = 'fault' in read
  const wrong = left && unread ? say(`day.${read.fault}`, { text: text.trim() }) : undefined
  return { text, type, take, unread, wrong }
}

const dayOf = (text: string): Day | '' => {
  const read = readDay(text)
  return 'day' in read ? read.day : ''
}

type InputProps = Omit<Props, 'label'> &
  Pick<ReturnType<typeof useTypedDay>, 'text' | 'type' | 'take' | 'unread'> & {
    wired: Partial<Wired> & { 'aria-label'?: string }
  }

/** Typed ('15.8.2026', '15 8') or picked from a calendar whose week starts on Monday. */
const DayInput = ({ value, onChange, min, text, type, take, unread, wired }: InputProps) => {
  const [open, setOpen] = useState(false)
  const box = useRef<HTMLSpanElement>(null)
  const popup = useRef<HTMLDivElement>(null)
  const show = () => {
    const [at, calendar] = [box.current?.getBoundingClientRect(), popup.current]
    if (!at || !calendar) return
    calendar.style.left = `${Math.max(8, Math.min(at.left, innerWidth - 276))}px`
    calendar.style.top = `${at.bottom + 318 > innerHeight ? Math.max(8, at.top - 318) : at.bottom + 4}px`
    calendar.togglePopover()
  }
  return (
    <span className={style.day} ref={box}>
      <input
        {...wired}
        className={`${input.text} num`}
        data-unread={unread || undefined}
        placeholder={say('day.pattern')}
        inputMode="numeric"
        autoComplete="off"
        value={text}
        onChange={(event) => type(event.target.value)}
        onBlur={take}
        onKeyDown={(event) => {
          if (event.key === 'Enter') flushSync(take) // the form that this key sends knows the day
        }}
      />
      <IconButton icon={CalendarDays} iconSize="s" label={say('day.open')} aria-expanded={open} onClick={show} />
      <div
        ref={popup}
        popover="auto"
        className={style.calendar}
        onToggle={(event) => setOpen(event.newState === 'open')}
      >
        {open && (
          <Suspense fallback={<div className={style.wait} />}>
            <DayCalendar
              value={value}
              min={min}
              onPick={(day) => {
                popup.current?.hidePopover()
                onChange(day)
              }}
            />
          </Suspense>
        )}
      </div>
    </span>
  )
}
