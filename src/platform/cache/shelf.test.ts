import { expect, test } from 'vitest'
import { openShelf, openShelves } from './shelf.ts'

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

test('what is read plainly never drives out what is packed, and leaves its shelf when it is packed itself', () => {
  const shelves = openShelves<{ bytes: number; isPacked: boolean }>(100)
  shelves.put('packed', { bytes: 70, isPacked: true })
  const [first, second] = [
    { bytes: 20, isPacked: false },
    { bytes: 20, isPacked: false },
  ]
  shelves.put('first', first)
  shelves.put('second', second)
  expect([shelves.get('packed')?.bytes, shelves.get('first'), shelves.get('second')?.bytes]).toEqual([
    70,
    undefined,
    20,
  ])
  shelves.put('second', Object.assign(second, { bytes: 2, isPacked: true }))
  expect([shelves.get('packed')?.bytes, shelves.get('second')?.bytes, shelves.bytes]).toEqual([70, 2, 72])
})
