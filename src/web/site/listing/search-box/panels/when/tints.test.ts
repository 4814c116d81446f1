import { expect, test } from 'vitest'
import { tintsOf } from './tints.ts'

test('a day is cheap or dear among the days around it, and full where nothing is free', () => {
  const tints = tintsOf({ from: '2027-07-01', days: [10, 20, 30, 40, 50, null], months: [] })
  expect([...tints.values()].map(({ tint }) => tint)).toEqual(['low', 'low', 'middle', 'middle', 'high', 'full'])
  expect(tints.get('2027-07-03')).toEqual({ tint: 'middle', price: 30 })
})

test('where every day costs the same, none is called dear', () => {
  expect(
    new Set([...tintsOf({ from: '2027-07-01', days: [7, 7, 7], months: [] }).values()].map(({ tint }) => tint)),
  ).toEqual(new Set(['low']))
})
