import { expect, test } from 'vitest'
import { isOwnCalendar, readerOf } from './readers.ts'

test('a portal is not told what came from its own calendar', () => {
  expect(isOwnCalendar(readerOf('Airbnb/1.0'), 'https://www.airbnb.com.tr/calendar/ical/1.ics')).toBe(true)
  expect(isOwnCalendar(readerOf('Airbnb/1.0'), 'https://ical.booking.com/v1/export?t=1')).toBe(false)
  expect(isOwnCalendar(readerOf('Airbnb/1.0'), 'https://notairbnb.example.com/airbnb.com.ics')).toBe(false)
  expect(isOwnCalendar(readerOf('curl/8'), 'https://www.airbnb.com/1.ics')).toBe(false)
})
