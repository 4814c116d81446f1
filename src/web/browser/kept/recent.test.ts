import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lastSearch } from './last-search.ts'
import { forgetRecent, noteSearch, noteSeen, recentlySeen } from './recent.ts'

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  })
})
afterEach(() => vi.unstubAllGlobals())

const page = (id: number) => ({ villa: { id, slug: `v${id}`, name: `Villa ${id}`, photos: [{ path: '/img/a' }] } })

test('the last eight villas are kept, the newest first, each once', () => {
  for (const id of [1, 2, 3, 4, 5, 6, 7, 8, 9, 3]) noteSeen(page(id))
  expect(recentlySeen.read().map(({ id }) => id)).toEqual([3, 9, 8, 7, 6, 5, 4, 2])
})

test('what is no page of a villa is not kept', () => {
  for (const data of [null, {}, { villa: null }, { villa: { id: 'x' } }]) noteSeen(data)
  expect(recentlySeen.read()).toEqual([])
})

test('a search for dates is kept, the pages of one villa and of what is kept are none', () => {
  const stay = '?checkin=2027-07-10&checkout=2027-07-17'
  for (const path of ['/compare', '/favourites', '/villa/x', '/']) noteSearch(path, stay)
  noteSearch('/listing', '?guests=4')
  expect(lastSearch.read()).toBeNull()
  noteSearch('/kalkan', stay)
  expect(lastSearch.read()).toEqual({ path: '/kalkan', query: stay.slice(1), until: '2027-07-10' })
  forgetRecent()
  expect(lastSearch.read()).toBeNull()
})
