import { expect, test } from 'vitest'
import { contrast, isReadable, worstContrast } from './contrast.ts'

test('black on white stands furthest apart, a colour on itself not at all', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#0c5462', '#0c5462')).toBe(1)
})

test('the colours that the site comes with can be read in their theme', () => {
  expect(worstContrast('#0c5462', 'light')).toBeGreaterThan(7)
  expect(worstContrast('#6cc0cb', 'dark')).toBeGreaterThan(7)
})

test('a pale yellow can’t be read on white, a deep blue not on the dark theme', () => {
  expect([isReadable('#f5d76e', 'light'), isReadable('#f5d76e', 'dark')]).toEqual([false, true])
  expect([isReadable('#12305c', 'light'), isReadable('#12305c', 'dark')]).toEqual([true, false])
  expect(isReadable('', 'light')).toBe(true)
})
