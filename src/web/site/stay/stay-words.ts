import '../../words/load/why.ts'
import type { NotSold } from '../../../features/pricing/pricing.shape.ts'
import { addDays, type Day, type Stay } from '../../../kernel/day.ts'
import { formatDay, formatStay } from '../../../kernel/format.ts'
import type { Language } from '../../../kernel/language.ts'
import type { Say } from '../../words/use-say.ts'
import type { StayReason } from './picker/rules/stay-reason.ts'

const A_MONDAY = '2024-01-01'

/** ISO weekdays in words: [6, 7] → 'Cumartesi ve Pazar'. */
export const weekdayNames = (days: readonly number[], language: Language): string => {
  const name = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' })
  const names = days.map((day) => name.format(new Date(addDays(A_MONDAY, day - 1))))
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(names)
}

/** Why a day of the calendar cannot be chosen. `day` is the arrival that the rule is about. */
export const reasonSentence = (say: Say, language: Language, reason: StayReason, day: Day): string => {
  const named = (each: Day) => formatDay(each, language, 'day')
  switch (reason.kind) {
    case 'past':
      return say('why-day.past')
    case 'taken':
      return say('why-day.taken', { day: named(day) })
    case 'option':
      return say('why-day.option', { day: named(day) })
    case 'unpriced':
      return say('why-day.unpriced', { day: named(day) })
    case 'arrival-day':
      return say('why-day.arrivalDay', { days: weekdayNames(reason.days, language) })
    case 'departure-day':
      return departureDaySentence(say, language, reason.day, reason.days)
    case 'short-run':
      return say('why-day.shortRun', { day: named(day), n: reason.nights, min: reason.minNights })
    case 'taken-between':
      return say('why-day.takenBetween', { day: named(reason.night) })
    case 'unpriced-between':
      return say('why-day.unpricedBetween', { day: named(reason.night) })
    case 'min-nights':
      return say('why-day.minNights', { day: named(day), n: reason.nights })
    case 'gap-only':
      return say('why-day.gapOnly', { stay: formatStay(reason.from, reason.until, language, 'day') })
    case 'too-long':
      return say('why-day.tooLong', { n: reason.max })
  }
}

const departureDaySentence = (say: Say, language: Language, day: Day, days: readonly number[]): string =>
  say('why-stay.departureDay', { day: formatDay(day, language, 'dayAndWeekday'), days: weekdayNames(days, language) })

/** Why a quote has no price. */
export const notSoldSentence = (say: Say, language: Language, why: NotSold | { kind: 'taken' }, stay: Stay): string => {
  switch (why.kind) {
    case 'taken':
      return say('why-stay.taken')
    case 'min-nights':
      return say('why-day.minNights', { day: formatDay(stay.checkIn, language, 'day'), n: why.nights })
    case 'arrival-day':
      return say('why-day.arrivalDay', { days: weekdayNames(why.days, language) })
    case 'departure-day':
      return departureDaySentence(say, language, stay.checkOut, why.days)
    case 'too-many-guests':
      return say('why-stay.guests', { n: why.capacity })
    case 'unpriced':
      return say('why-day.unpriced', { day: formatDay(why.night, language, 'day') })
    case 'too-long':
      return say('why-day.tooLong', { n: why.max })
    case 'unknown-extra':
      return say('why-stay.extra')
  }
}
