import { expect, test } from 'vitest'
import { lookAlike } from './alike.ts'

test('pictures look alike while at most six bits of their fingerprints differ', () => {
  expect(lookAlike('00ff00ff00ff00ff', '00ff00ff00ff00ff')).toBe(true)
  expect(lookAlike('00ff00ff00ff00ff', '00ff00ff00ff00c0')).toBe(true)
  expect(lookAlike('00ff00ff00ff00ff', '00ff00ff00ff0080')).toBe(false)
  expect(lookAlike(null, null)).toBe(false)
})
