import { expect, test } from 'vitest'
import { wayOf } from './minutes.ts'

test('what is near is walked to, what is far is driven to', () => {
  expect(wayOf(20)).toEqual({ by: 'walk', minutes: 1 })
  expect(wayOf(420)).toEqual({ by: 'walk', minutes: 5 })
  expect(wayOf(1_200)).toEqual({ by: 'walk', minutes: 15 })
  expect(wayOf(1_300)).toEqual({ by: 'drive', minutes: 3 })
  expect(wayOf(4_500)).toEqual({ by: 'drive', minutes: 9 })
  expect(wayOf(88_000)).toEqual({ by: 'drive', minutes: 85 })
})

test('a longer way never takes less time', () => {
  const drives = Array.from({ length: 200 }, (_, n) => wayOf(1_300 + n * 700).minutes)
  expect(drives).toEqual(drives.toSorted((one, other) => one - other))
})
