import { expect, test } from 'vitest'
import { shownOnce } from './shown-once.ts'

const card = (...paths: string[]) => ({ thumbnail: paths[0] ?? '', photos: paths.map((path) => ({ path })) })

test('a villa in two bands of a page begins with another of its photos in the second', () => {
  const [first, second, third] = shownOnce([
    [card('a', 'b', 'c')],
    [card('x'), card('a', 'b', 'c')],
    [card('a', 'b', 'c')],
  ])
  expect(first).toEqual([card('a', 'b', 'c')])
  expect(second).toEqual([card('x'), card('b', 'a', 'c')])
  expect(third).toEqual([card('c', 'a', 'b')])
})

test('a villa with one photo shows it, and one without any nothing', () => {
  expect(shownOnce([[card('a')], [card('a'), card()]])).toEqual([[card('a')], [card('a'), card()]])
})
