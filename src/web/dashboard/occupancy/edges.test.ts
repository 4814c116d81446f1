import { expect, test } from 'vitest'
import { gripOf } from './grid/edges.ts'

const bar = { left: 100, right: 160 }

test('a bar is pulled at its ends and moved by its middle; a finger needs broader ends', () => {
  expect([103, 130, 158].map((x) => gripOf(bar, x, 'mouse'))).toEqual(['from', 'move', 'until'])
  expect([112, 130, 148].map((x) => gripOf(bar, x, 'touch'))).toEqual(['from', 'move', 'until'])
  expect(gripOf(bar, 112, 'mouse')).toBe('move')
})

test('a bar too narrow for ends is only moved', () => {
  expect(gripOf({ left: 100, right: 120 }, 101, 'mouse')).toBe('move')
  expect(gripOf({ left: 100, right: 150 }, 149, 'touch')).toBe('move')
})
