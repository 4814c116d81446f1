import { expect, test } from 'vitest'
import { dayNumber } from '../../../kernel/day.ts'
import { beginsIn, gapTimes, spanOf } from './gap-times.ts'

test.each([
  ['2027-07', '2027-07-01', '2027-08-01'],
  ['2027-12', '2027-12-01', '2028-01-01'],
  ['2027-07-14', '2027-07-12', '2027-07-19'],
  ['2027-07-02', '2027-07-01', '2027-07-05'],
  ['2027-07-31', '2027-07-26', '2027-08-01'],
  ['2027-02-31', '2027-02-01', '2027-03-01'],
])('%s is from %s up to %s', (starts, from, until) => {
  expect(spanOf(starts)).toEqual({ from, until })
})

test('a gap is counted in one month and one of its weeks, and the weeks of a month add up to it', () => {
  const days = ['2027-07-31', '2027-07-01', '2027-08-01', '2027-07-04', '2027-07-05', '2027-07-28']
  const { months, weeks } = gapTimes(new Map(days.toSorted().map((day) => [dayNumber(day), 1])))
  expect(months).toEqual([
    { from: '2027-07-01', until: '2027-08-01', count: 5 },
    { from: '2027-08-01', until: '2027-09-01', count: 1 },
  ])
  expect(weeks).toEqual([
    { from: '2027-07-01', until: '2027-07-05', count: 2 },
    { from: '2027-07-05', until: '2027-07-12', count: 1 },
    { from: '2027-07-26', until: '2027-08-01', count: 2 },
    { from: '2027-08-01', until: '2027-08-02', count: 1 },
  ])
  for (const { from, count } of [...months.map((each) => ({ ...each, from: each.from.slice(0, 7) })), ...weeks])
    expect(days.map(dayNumber).filter(beginsIn(from))).toHaveLength(count)
})

test('without a time every gap is asked for', () => {
  expect(beginsIn(undefined)(dayNumber('2027-01-01'))).toBe(true)
})
