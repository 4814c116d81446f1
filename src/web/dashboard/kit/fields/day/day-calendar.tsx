import { DayPicker } from 'react-day-picker'
import { type Day, dayInIstanbul } from '../../../../../kernel/day.ts'
import { dateOf, dayOf } from '../../../../ui/calendar/calendar-date.ts'
import { calendarWords } from '../../../../ui/calendar/calendar-words.ts'
import { Chevron } from '../../../../ui/calendar/chevron.tsx'
import { say } from '../../../../words/dashboard.ts'
import iconButton from '../../button/icon-button.module.css'
import style from './day-calendar.module.css'

type Props = { value: Day | ''; min?: Day | ''; onPick: (day: Day) => void }

/** One month to pick a day from, none before `min`; the arrow keys move by a day or a week. */
export const DayCalendar = ({ value, min, onPick }: Props) => {
  const today = dayInIstanbul(new Date())
  return (
    <DayPicker
      mode="single"
      autoFocus
      showOutsideDays
      lang="tr"
      weekStartsOn={1}
      navLayout="around"
      today={dateOf(today)}
      defaultMonth={dateOf(value || (min && min > today ? min : today))}
      selected={value ? dateOf(value) : undefined}
      disabled={min ? { before: dateOf(min) } : undefined}
      onDayClick={(date) => onPick(dayOf(date))}
      classNames={CLASSES}
      components={{ Chevron }}
      {...WORDS}
    />
  )
}

const WORDS = calendarWords('tr', { previous: say('day.previous'), next: say('day.next'), months: say('day.months') })

const CLASSES = {
  month: style.month,
  month_caption: style.caption,
  button_previous: `${iconButton.icon} ${style.previous}`,
  button_next: `${iconButton.icon} ${style.next}`,
  outside: style.outside,
  today: style.today,
  selected: style.selected,
}
