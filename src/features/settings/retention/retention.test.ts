import { expect, test } from 'vitest'
import { monthsBefore } from './retention.ts'

test.each([
  ['2027-03-31', 1, '2027-02-28'],
  ['2028-02-29', 12, '2027-02-28'],
  ['2027-01-15', 24, '2025-01-15'],
])('%s less %i months is %s', (day, months, before) => {
  expect(monthsBefore(day, months)).toBe(before)
})
