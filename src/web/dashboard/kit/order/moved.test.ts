import { expect, test } from 'vitest'
import { moved } from './moved.ts'

const items = [1, 2, 3, 4].map((id) => ({ id }))
const order = (keys: number[], key: number, dropPosition: string) =>
  moved(items, new Set(keys), { key, dropPosition }).map(({ id }) => id)

test('items go before or after another one and keep their own order', () => {
  expect(order([1], 3, 'after')).toEqual([2, 3, 1, 4])
  expect(order([4], 1, 'before')).toEqual([4, 1, 2, 3])
  expect(order([4, 1], 2, 'after')).toEqual([2, 1, 4, 3])
})

test('an item put on itself, or on one that is gone, changes nothing', () => {
  expect(order([2], 2, 'after')).toEqual([1, 2, 3, 4])
  expect(order([2], 9, 'before')).toEqual([1, 2, 3, 4])
})
