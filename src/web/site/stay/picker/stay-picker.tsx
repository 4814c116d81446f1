import '../../../words/load/stay.ts'
import { createContext, type MouseEvent, useContext, useMemo, useRef } from 'react'
import { DayButton as DayButtonOfPicker, type DayButtonProps, DayPicker } from 'react-day-picker'
import { flushSync } from 'react-dom'
import { addDays, type Day } from '../../../../kernel/day.ts'
import { FURTHEST_DAYS } from '../../../../kernel/limits.ts'
import type { Currency } from '../../../../kernel/money.ts'
import { afterFrame } from '../../../ui/after-frame.ts'
import { dateOf, dayOf } from '../../../ui/calendar/calendar-date.ts'
import { Chevron } from '../../../ui/calendar/chevron.tsx'
import { useLanguage, useSay } from '../../../words/use-say.ts'
import { iconButtonClass } from '../../kit/button/icon-button.tsx'
import { canBeChosen, dayClass, type StayValue } from './day-look.ts'
import { eachOnce } from './each-once.ts'
import { pickerTexts, priceInCell } from './picker-texts.ts'
import type { StayRules } from './rules/stay-reason.ts'
import { StayLegend } from './stay-legend.tsx'
import { StayMessage } from './stay-message.tsx'
import style from './stay-picker.module.css'
import { useChoosing } from './use-choosing.ts'
import { useMonth } from './use-month.ts'

type Props = {
  value: StayValue
  onChange: (value: StayValue) => void
  months: 1 | 2
  rules: StayRules
  currency?: Currency
  /** A day whose month is to be seen; each new object brings it into view once. */
  showing?: { day: Day }
  /** The month to begin with. */
  from?: Day
  /** What a day that isn't chosen wears of its own: a colour by name, and a few signs below its number. */
  guide?: (day: Day) => Guide | undefined
}
type Guide = { tint: string; text: string | null }

/** The days a villa's calendar reaches: fourteen months. */
const VILLA_DAYS = 425

/** A calendar that takes an arrival and then a departure, and says in words why a day cannot be one. */
export const StayPicker = ({ value: given, onChange, months, rules, currency, showing, from, guide }: Props) => {
  const say = useSay()
  const language = useLanguage()
  const { today, days } = rules
  const [first, setFirst] = useMonth({ checkIn: from ? undefined : given.checkIn, showing }, from ?? today, months)
  const { value, press, take, refused, hover, shown } = useChoosing(rules, given, onChange)
  // A press and the focus that moves with it draw every cell anew: what stands in them is worked out once.
  const texts = useMemo(() => pickerTexts({ say, language, rules, currency }), [say, language, rules, currency])
  const { checkIn, checkOut } = shown
  const looks = useMemo(
    () =>
      eachOnce((day): Look => {
        const stay = { checkIn, checkOut }
        const isChosen = day === checkIn || (checkIn && checkOut && checkIn <= day && day <= checkOut)
        const guided = isChosen ? undefined : guide?.(day)
        return {
          className: dayClass(rules, day, stay),
          text: guided?.text ?? priceInCell(days?.get(day), language) ?? undefined,
          tint: guided?.tint,
          unfit: !canBeChosen(rules, day, value),
        }
      }),
    [rules, days, checkIn, checkOut, value, guide, language],
  )
  return (
    <div className={style.picker}>
      <StayMessage rules={rules} value={value} refused={refused} onPress={press} onTake={take} />
      <Looks value={looks}>
        <DayPicker
          lang={language}
          weekStartsOn={1}
          numberOfMonths={months}
          navLayout="around"
          today={dateOf(today)}
          month={dateOf(first)}
          onMonthChange={(month) => setFirst(dayOf(month))}
          startMonth={dateOf(today)}
          endMonth={dateOf(addDays(today, days ? VILLA_DAYS : FURTHEST_DAYS))}
          disabled={{ before: dateOf(today) }}
          modifiers={{ selected: [value.checkIn, value.checkOut].flatMap((day) => (day ? [dateOf(day)] : [])) }}
          onDayClick={(date) => press(dayOf(date))}
          onDayMouseEnter={(date) => hover(dayOf(date))}
          onDayMouseLeave={() => hover(null)}
          classNames={CLASSES}
          components={COMPONENTS}
          {...texts}
        />
      </Looks>
      {days && <StayLegend currency={currency} />}
    </div>
  )
}

/** How a cell looks; the picker's own components are constants so that a press never loses the focus. */
type Look = { className: string; text: string | undefined; tint: string | undefined; unfit: boolean }
const Looks = createContext<((day: Day) => Look) | null>(null)

const DayButton = (props: DayButtonProps) => {
  const look = useContext(Looks)?.(props.day.isoDate)
  const onClick = useAnsweredPress(props.onClick)
  if (!look) return <DayButtonOfPicker {...props} />
  return (
    <DayButtonOfPicker
      {...props}
      className={look.className}
      data-price={look.text}
      data-tint={look.tint}
      aria-disabled={look.unfit || undefined}
      onClick={onClick}
      onMouseDown={(event) => event.preventDefault()} // the press itself moves the focus: all is drawn once
    />
  )
}

/** A pressed day looks so at once; what follows from it, with every cell drawn anew, comes after that frame. */
const useAnsweredPress = (onClick: DayButtonProps['onClick']) => {
  const latest = useRef(onClick)
  latest.current = onClick
  return (event: MouseEvent<HTMLButtonElement>) => {
    const cell = event.currentTarget
    cell.dataset.pressed = ''
    afterFrame(() => {
      flushSync(() => latest.current?.(event)) // a second press may be waiting already, and builds on this one
      delete cell.dataset.pressed
    })
  }
}

const COMPONENTS = { Chevron, DayButton }
const CLASSES = {
  months: style.months,
  month: style.month,
  month_caption: style.caption,
  button_previous: iconButtonClass(style.previous),
  button_next: iconButtonClass(style.next),
}
