import { expect, test } from 'vitest'
import { cardLine } from './card-line.ts'

test('the sea comes first, then the pool, then the option', () => {
  expect(cardLine({ sea: 350, screened: true, live: true })).toEqual(['sea', 'pool', 'live'])
  expect(cardLine({ sea: 12_000, screened: false, live: true })).toEqual(['sea', 'live'])
})

test('what is not so is not said', () => {
  expect(cardLine({ sea: 0, screened: false, live: false })).toEqual([])
  expect(cardLine({ sea: 0, screened: true, live: false })).toEqual(['pool'])
})
