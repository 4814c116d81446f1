import { expect, test } from 'vitest'
import { areaOf, writeArea } from './area.ts'

test('a rectangle of degrees is read, and written as it is read', () => {
  expect(areaOf('36.1,29.3,36.3,29.5')).toEqual({ south: 36.1, west: 29.3, north: 36.3, east: 29.5 })
  expect(writeArea({ south: 36.12345, west: 29.3, north: 36.3, east: 29.50004 })).toBe('36.123,29.3,36.3,29.5')
})

test.each([
  '',
  'a',
  '1,2,3',
  '1,2,3,4,5',
  '36.3,29.3,36.1,29.5',
  '36,30,37,29',
  '-91,0,1,1',
  '1,1,2,181',
  '1e1,2,30,40',
  '36.12345,1,37,2',
])('%j is no rectangle', (text) => expect(areaOf(text)).toBeNull())
