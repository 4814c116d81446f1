import { expect, test } from 'vitest'
import { deadGapsAround, freeRuns, takenNights } from './free-nights.ts'

const bar = (from: number, until: number, state: 'CONFIRMED' | 'REQUEST' | 'closing' = 'CONFIRMED') => ({
  ...span(from, until),
  state,
})
const span = (from: number, until: number) => ({ from: day(from), until: day(until) })
const day = (n: number) => `2027-07-${String(n).padStart(2, '0')}`
const rules = (nights: number, shortStays = 0) => ({ minimums: [{ ...span(1, 31), nights }], shortStays })

test('what nobody holds is free; a request that waits holds nothing', () => {
  expect(freeRuns([bar(5, 8), bar(12, 14, 'closing'), bar(8, 12, 'REQUEST')], span(1, 20))).toEqual([
    span(1, 5),
    span(8, 12),
    span(14, 20),
  ])
  expect(freeRuns([bar(1, 9), bar(3, 5)], span(2, 9))).toEqual([])
})

test('nights that two want are counted once', () => {
  expect(takenNights([bar(5, 9), bar(7, 11, 'closing')], span(1, 20))).toBe(6)
})

test('a closing says which gap beside it nobody could book any more', () => {
  const bars = [bar(1, 5), bar(15, 20)]
  expect(deadGapsAround(bars, span(8, 12), '2027-06-01', rules(5))).toEqual([
    { ...span(5, 8), nights: 3, minimum: 5 },
    { ...span(12, 15), nights: 3, minimum: 5 },
  ])
  expect(deadGapsAround(bars, span(8, 10), '2027-06-01', rules(3))).toEqual([])
})

test('a villa that sells short stays between two guests loses no gap that is long enough for one', () => {
  expect(deadGapsAround([bar(1, 5), bar(15, 20)], span(8, 12), '2027-06-01', rules(7, 3))).toEqual([])
})

test('nights that are over are no gap, and a free month is none either', () => {
  expect(deadGapsAround([bar(1, 5)], span(8, 12), day(8), rules(5))).toEqual([])
  expect(deadGapsAround([], span(8, 12), '2027-05-01', rules(7))).toEqual([])
})
