import type { DayPickerProps } from 'react-day-picker'
import { addDays, type Day } from '../../../kernel/day.ts'
import { formatDay } from '../../../kernel/format.ts'
import type { Language } from '../../../kernel/language.ts'
import { dayOf } from './calendar-date.ts'

/** 'Temmuz 2027' */
export const monthName = (day: Day, language: Language): string => formatDay(day, language, 'month')

/** What stands above the columns of a month: 'Pzt'. */
export const weekdayHead = (day: Day, language: Language): string => formatDay(day, language, 'weekday')

const A_MONDAY = '2024-01-01'

/** The seven of them, Monday first. */
export const weekdayHeads = (language: Language): string[] =>
  Array.from({ length: 7 }, (_, index) => weekdayHead(addDays(A_MONDAY, index), language))

type Buttons = { previous: string; next: string; months: string }
type Words = Required<Pick<DayPickerProps, 'formatters' | 'labels'>>

/** How a picker names its months, weekdays and days, in our own words: no locale of the library's is loaded. */
export const calendarWords = (language: Language, { previous, next, months }: Buttons): Words => ({
  formatters: {
    formatCaption: (month) => monthName(dayOf(month), language),
    formatWeekdayName: (date) => weekdayHead(dayOf(date), language),
    formatDay: (date) => String(date.getDate()),
  },
  labels: {
    labelDayButton: (date) => formatDay(dayOf(date), language, 'full'),
    labelPrevious: () => previous,
    labelNext: () => next,
    labelNav: () => months,
    labelGrid: (month) => monthName(dayOf(month), language),
    labelWeekday: (date) => weekdayHead(dayOf(date), language),
  },
})
