import type { DayPickerProps } from 'react-day-picker'
import type { CalendarDay } from '../../../../features/availability/calendar.shape.ts'
import type { Day } from '../../../../kernel/day.ts'
import { formatDay, formatMoney, formatNumber } from '../../../../kernel/format.ts'
import type { Language } from '../../../../kernel/language.ts'
import type { Currency } from '../../../../kernel/money.ts'
import type { Say } from '../../../words/use-say.ts'
import { dayState } from './day-look.ts'
import { dayOf } from './picker-date.ts'
import type { StayRules } from './stay-reason.ts'

type Words = { say: Say; language: Language; rules: StayRules; currency: Currency | undefined }

/** How the calendar names its months, weekdays and buttons, in our own words: no locale of the picker's is loaded. */
export const pickerTexts = (words: Words): Pick<DayPickerProps, 'formatters' | 'labels'> => {
  const { say, language } = words
  return {
    formatters: {
      formatCaption: (month) => formatDay(dayOf(month), language, 'month'),
      formatWeekdayName: (date) => formatDay(dayOf(date), language, 'weekday'),
      formatDay: (date) => String(date.getDate()),
    },
    labels: {
      labelDayButton: (date) =>
        [formatDay(dayOf(date), language, 'full'), stateInWords(words, dayOf(date))].filter(Boolean).join(', '),
      labelPrevious: () => say('stay.previousMonth'),
      labelNext: () => say('stay.nextMonth'),
      labelNav: () => say('stay.months'),
      labelGrid: (month) => formatDay(dayOf(month), language, 'month'),
      labelWeekday: (date) => formatDay(dayOf(date), language, 'weekday'),
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
