import { expect, test } from 'vitest'
import { isWithin, monthAfter, monthsOf, yearsAround } from './calendar-span.ts'

test('two years can be scrolled, and half a year of the past', () => {
  const years = yearsAround('2027-03-15')
  expect(years).toEqual({ origin: '2026-09-01', days: 912 })
  expect([isWithin('2026-08-31', years), isWithin('2026-09-01', years), isWithin('2029-03-01', years)]).toEqual([
    false,
    true,
    false,
  ])
})

test('months are counted over the turn of the year, both ways', () => {
  expect(monthAfter('2027-01-31', -1)).toBe('2026-12-01')
  expect(monthAfter('2027-12-05', 1)).toBe('2028-01-01')
  expect(monthsOf('2027-12-31', '2028-02-01')).toEqual(['2027-12-01', '2028-01-01'])
})
