import type { DayPickerProps } from 'react-day-picker'
import type { CalendarDay } from '../../../../features/availability/calendar.shape.ts'
import type { Day } from '../../../../kernel/day.ts'
import { formatDay, formatMoney, formatNumber } from '../../../../kernel/format.ts'
import type { Language } from '../../../../kernel/language.ts'
import type { Currency } from '../../../../kernel/money.ts'
import { dayOf } from '../../../ui/calendar/calendar-date.ts'
import { calendarWords } from '../../../ui/calendar/calendar-words.ts'
import type { Say } from '../../../words/use-say.ts'
import { eachOnce } from './each-once.ts'
import { dayState } from './rules/day-state.ts'
import type { StayRules } from './rules/stay-reason.ts'

type Words = { say: Say; language: Language; rules: StayRules; currency: Currency | undefined }

/** The words of the calendar; a day is read with its price, or with why it has none. */
export const pickerTexts = (words: Words): Pick<DayPickerProps, 'formatters' | 'labels'> => {
  const { say, language } = words
  const buttons = { previous: say('stay.previousMonth'), next: say('stay.nextMonth'), months: say('stay.months') }
  const { formatters, labels } = calendarWords(language, buttons)
  const label = eachOnce((day) =>
    [formatDay(day, language, 'full'), stateInWords(words, day)].filter(Boolean).join(', '),
  )
  return {
    formatters,
    labels: {
      ...labels,
      labelDayButton: (date) => label(dayOf(date)),
    },
  }
}

/** The price of a free night in its narrow cell: whole units without a symbol, which the legend names. */
export const priceInCell = (night: CalendarDay | undefined, language: Language): string | null =>
  night?.state === 'free' && night.price !== null ? formatNumber(Math.ceil(night.price / 100), language) : null

const stateInWords = ({ say, language, rules, currency }: Words, day: Day): string => {
  if (!rules.days) return ''
  const state = dayState(rules, day)
  const price = rules.days.get(day)?.price
  return state === 'free' && price && currency ? formatMoney(price, currency, language) : say(`stay.day.${state}`)
}
