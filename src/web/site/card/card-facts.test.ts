import { expect, test } from 'vitest'
import { cardFacts } from './card-facts.ts'

test('the sea comes first, then the pool, then the option', () => {
  expect(cardFacts({ sea: 350, screened: true, live: true })).toEqual(['sea', 'pool', 'live'])
  expect(cardFacts({ sea: 12_000, screened: false, live: true })).toEqual(['sea', 'live'])
})

test('what is not so is not said', () => {
  expect(cardFacts({ sea: 0, screened: false, live: false })).toEqual([])
  expect(cardFacts({ sea: 0, screened: true, live: false })).toEqual(['pool'])
})
