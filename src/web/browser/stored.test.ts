import { afterEach, expect, test, vi } from 'vitest'
import { storedList } from './stored.ts'

afterEach(() => vi.unstubAllGlobals())

const readOf = (text: string | null): string[] => {
  vi.stubGlobal('localStorage', { getItem: () => text })
  return storedList('list', (value): value is string => typeof value === 'string').read()
}

test('of a remembered list the items are read; what is none, and what is no list, is left out', () => {
  expect(readOf('["a", 1, null, "b"]')).toEqual(['a', 'b'])
  expect([readOf('{"a": 1}'), readOf('["a'), readOf(null)]).toEqual([[], [], []])
})
