import { expect, test } from 'vitest'
import { parseDegrees, parsePlace, writeDegrees } from './degrees.ts'
import { canZoom, following, panned, partsOf, placeAt, viewOf, zoomed } from './map-view.ts'

const KALKAN = { latitude: 36.2654, longitude: 29.4132 }

test('a place stands where it was put, however near the map is looked at', () => {
  for (const steps of [0, 1, 2, 3]) {
    const view = zoomed(viewOf(KALKAN), steps, KALKAN)
    const { right, down } = partsOf(view, KALKAN)
    expect(placeAt(view, right, down)).toEqual(KALKAN)
  }
})

test('the map begins around its point, or with the whole coast, and never leaves its box', () => {
  expect(viewOf(KALKAN)).toMatchObject(KALKAN)
  const whole = viewOf(null)
  expect(viewOf({ latitude: 40.7, longitude: 30.2 })).toEqual(whole)
  expect(zoomed(whole, -3)).toEqual(whole)
  expect([canZoom(whole, -1), canZoom(whole, 1), canZoom(zoomed(whole, 20), 1)]).toEqual([false, true, false])
  const corner = panned(zoomed(whole, 4), -90, 90)
  expect(placeAt(corner, 0, 1)).toEqual({ latitude: 35.8, longitude: 26.8 })
})

test('the map follows a point that leaves it, and stands still while it is inside', () => {
  const view = viewOf(KALKAN)
  expect(following(view, { ...KALKAN, latitude: 36.27 })).toBe(view)
  expect(following(view, { ...KALKAN, latitude: 36.5 }).latitude).toBe(36.5)
})

test('degrees are typed with comma or point, or pasted as maps of others write them', () => {
  expect(parseDegrees(' 36,2048')).toBe(36.2048)
  expect(parseDegrees('29.6')).toBe(29.6)
  expect(parseDegrees('kuzey')).toBeUndefined()
  expect(parsePlace('36.2048, 29.6372')).toEqual({ latitude: 36.2048, longitude: 29.6372 })
  expect(parsePlace('36,2048')).toBeUndefined()
  expect(writeDegrees(36.2048)).toBe('36,2048')
})
