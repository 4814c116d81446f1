import { expect, test } from 'vitest'
import { openShelf } from './shelf.ts'

const thing = (bytes: number) => ({ bytes })

test('what was asked for longest ago leaves a full shelf first', () => {
  const shelf = openShelf<{ bytes: number }>(100)
  shelf.put('a', thing(40))
  shelf.put('b', thing(40))
  expect(shelf.get('a')).toBeDefined()
  shelf.put('c', thing(40))
  expect(shelf.get('b')).toBeUndefined()
  expect(shelf.get('a')).toBeDefined()
  expect([shelf.count, shelf.bytes]).toEqual([2, 80])
})

test('a thing that has grown is counted as it is now, and one that is too large is not kept', () => {
  const shelf = openShelf<{ bytes: number }>(100)
  const grows = thing(10)
  shelf.put('a', grows)
  grows.bytes = 60
  shelf.put('a', grows)
  expect(shelf.bytes).toBe(60)
  shelf.put('huge', thing(101))
  expect([shelf.get('huge'), shelf.count, shelf.bytes]).toEqual([undefined, 0, 0])
})
