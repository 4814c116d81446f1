import { expect, test } from 'vitest'
import { remembered } from './remembered.ts'

test('what was told of a text is told again without being worked out, null too', () => {
  const asked: string[] = []
  const tell = remembered((text) => {
    asked.push(text)
    return text === 'none' ? null : text.length
  })
  expect(['kalkan', 'none', 'kalkan', 'none'].map(tell)).toEqual([6, null, 6, null])
  expect(asked).toEqual(['kalkan', 'none'])
})

test('no more than the bounds say is kept', () => {
  let count = 0
  const tell = remembered(() => ++count, { most: 2, longest: 3 })
  expect(['kaş', 'kaş', 'demre', 'demre'].map(tell)).toEqual([1, 1, 2, 3])
  expect(['ula', 'ege', 'kaş'].map(tell)).toEqual([4, 5, 6]) // the third one left no room for those before it
})

test('a very long text is told, but not kept', () => {
  let count = 0
  const tell = remembered(() => ++count)
  const long = 'x'.repeat(1_001)
  expect([tell(long), tell(long)]).toEqual([1, 2])
})
