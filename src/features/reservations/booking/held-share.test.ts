import { expect, test } from 'vitest'
import { hasJumped, shareOf } from './held-share.ts'

test('staff are told when much is held without payment and it was half as much within the hour', () => {
  expect(hasJumped(0.06, 0.02)).toBe(true)
  expect(hasJumped(0.06, 0)).toBe(true)
  expect(hasJumped(0.06, 0.04)).toBe(false)
  expect(hasJumped(0.04, 0)).toBe(false)
  expect(hasJumped(0.5, undefined)).toBe(false)
  expect([shareOf({ held: 5, sellable: 100 }), shareOf({ held: 0, sellable: 0 })]).toEqual([0.05, 0])
})
