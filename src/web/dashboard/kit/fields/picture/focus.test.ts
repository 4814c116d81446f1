import { expect, test } from 'vitest'
import { CENTRE, focusOf, focusText, movedBy } from './focus.ts'

test('the point of a picture is written as the site reads it, and never leaves the picture', () => {
  expect(focusText({ x: 33.4, y: 66.6 })).toBe('33% 67%')
  expect(focusText({ x: -3, y: 140 })).toBe('0% 100%')
  expect(focusOf('30% 60%')).toEqual({ x: 30, y: 60 })
  expect(focusOf('left top')).toEqual({ x: 50, y: 50 })
})

test('arrows move it by a twentieth, Home puts it back, other keys do nothing', () => {
  expect(movedBy('ArrowRight', CENTRE)).toBe('55% 50%')
  expect(movedBy('ArrowUp', '50% 3%')).toBe('50% 0%')
  expect(movedBy('Home', '10% 90%')).toBe(CENTRE)
  expect(movedBy('Tab', CENTRE)).toBeUndefined()
})
