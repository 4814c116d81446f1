import { expect, test } from 'vitest'
import { growthOf, monthLetter, monthName, mostOf, percentOf, scaleEnd, shortMoney } from './chart-text.ts'

const month = (month: string, happened: number, confirmed: number, lastYear: number) => ({
  ...{ month, happened, confirmed, lastYear },
})

test('a scale ends at a round number that holds the most, and its half is round', () => {
  expect([0, 1, 3, 4.1, 7, 81, 950, 1_000].map(scaleEnd)).toEqual([1, 1, 4, 5, 8, 100, 1_000, 1_000])
})

test('percents stay between nothing and everything', () => {
  expect([percentOf(1, 3), percentOf(9, 8), percentOf(5, 0)]).toEqual([33, 100, 0])
})

test('only finished months are compared with last year’s', () => {
  const months = [month('2026-01', 120, 0, 100), month('2026-02', 50, 60, 999)]
  expect(growthOf(months, '2026-02-10')).toBe(20)
  expect(growthOf(months, '2026-01-31')).toBeNull()
  expect(growthOf([month('2026-01', 120, 0, 0)], '2026-02-10')).toBeNull()
})

test('figures and months are said as in Turkish', () => {
  expect(shortMoney(1_213_000_000, 'TL')).toBe('12,1\u00a0Mn\u00a0₺')
  expect([monthName('2026-08'), monthLetter('2026-02')]).toEqual(['Ağustos', 'Ş'])
})

test('the first of equals is the most', () => {
  expect(mostOf([1, 3, 3, 2], (n) => n)).toBe(3)
  expect(mostOf([], (n) => n)).toBeUndefined()
})
