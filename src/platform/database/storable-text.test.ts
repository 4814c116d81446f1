import { expect, test } from 'vitest'
import { unstorableAt } from './storable-text.ts'

test('ordinary questions are storable, emoji and Turkish letters too', () => {
  for (const question of [undefined, null, 7, 'İğüş 👩‍👧 \u202e', { a: ['b', { c: true }] }])
    expect(unstorableAt(question)).toBeNull()
})

test('a null character and half a surrogate pair are found where they stand', () => {
  expect(unstorableAt('a\0')).toBe('body')
  expect(unstorableAt({ name: 'ok', note: { tr: ['fine', '\ud83d'] } })).toBe('note.tr.1')
})

test('a question nested a hundred thousand deep is walked through', () => {
  let deep: unknown = '\0'
  for (let level = 0; level < 100_000; level++) deep = [deep]
  expect(unstorableAt([deep])).toMatch(/^0\.0\./)
})
