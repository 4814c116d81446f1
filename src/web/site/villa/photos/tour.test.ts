import { expect, test } from 'vitest'
import { roomsOf } from './tour-order.ts'
import { photoOf } from './use-tour.ts'

const photo = (path: string, room: 'pool' | 'bedroom' | null) => ({
  ...{ path, room, width: 1600, height: 1067, alt: path, blur: null, caption: '' },
})

test('the tour goes room by room, and every photo keeps its number', () => {
  const rooms = roomsOf([photo('a', 'pool'), photo('b', 'bedroom'), photo('c', 'pool'), photo('d', null)])
  expect(rooms.map(({ room, photos }) => [room, photos.map(({ index }) => index)])).toEqual([
    ['pool', [0, 2]],
    ['bedroom', [1]],
    ['other', [3]],
  ])
})

test('an address names a photo that is there, or none', () => {
  expect(photoOf('#foto-1', 3)).toBe(0)
  expect(photoOf('#foto-3', 3)).toBe(2)
  for (const hash of ['', '#foto-0', '#foto-4', '#foto-', '#foto-1x', '#yorumlar', '#foto-9999'])
    expect(photoOf(hash, 3)).toBeNull()
})
