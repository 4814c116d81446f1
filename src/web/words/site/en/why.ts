import type { Phrase } from '../../say.ts'
import type { why as turkish } from '../tr/why.ts'

export const why: Record<keyof typeof turkish, Phrase> = {
  'why-day.past': 'This date is in the past.',
  'why-day.taken': 'The night of {day} is booked.',
  'why-day.option': 'The night of {day} is on hold for another guest. If they do not pay, it opens again.',
  'why-day.unpriced': 'There is no price for {day} yet.',
  'why-day.arrivalDay': 'Check-in in this period is on {days} only.',
  'why-day.shortRun': {
    one: 'Only {n}\u00a0night is free from {day}; the minimum is {min}\u00a0nights.',
    other: 'Only {n}\u00a0nights are free from {day}; the minimum is {min}\u00a0nights.',
  },
  'why-day.takenBetween': 'There is a booked night in between: {day}.',
  'why-day.unpricedBetween': 'There is a night without a price in between: {day}.',
  'why-day.minNights': { one: 'At least {n}\u00a0night from {day}.', other: 'At least {n}\u00a0nights from {day}.' },
  'why-day.gapOnly': 'This gap between two stays can be booked as a whole: {stay}.',
  'why-day.tooLong': 'A stay can be at most {n}\u00a0nights.',
  'why-stay.taken': 'The selected dates are not available.',
  'why-stay.departureDay': 'You can’t check out on {day}; check-out in this period is on {days} only.',
  'why-stay.guests': 'This villa sleeps at most {n}\u00a0people, infants included.',
  'why-stay.extra': 'The chosen extra is not offered in this villa.',
}
