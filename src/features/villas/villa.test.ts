import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Point, roughPlace } from './villa.ts'

/** Metres from north to south and from east to west between two points on the coast. */
const apart = (one: Point, other: Point) => ({
  northSouth: Math.abs(one.latitude - other.latitude) * 111_320,
  eastWest: Math.abs(one.longitude - other.longitude) * 111_320 * Math.cos((one.latitude * Math.PI) / 180),
})
const onTheCoast = fc.record({
  latitude: fc.double({ min: 36, max: 37.5, noNaN: true }),
  longitude: fc.double({ min: 27, max: 31, noNaN: true }),
})

test('a rough place is at most 300 m from the house in each direction, and never moves when it is rounded again', () => {
  fc.assert(
    fc.property(onTheCoast, (house) => {
      const { northSouth, eastWest } = apart(house, roughPlace(house))
      expect(northSouth).toBeLessThan(300)
      expect(eastWest).toBeLessThan(300)
      expect(roughPlace(roughPlace(house))).toEqual(roughPlace(house))
    }),
  )
})

test('houses of one street have the same rough place', () => {
  const street = [36.26431, 36.26512, 36.26598].map((latitude) => roughPlace({ latitude, longitude: 29.41377 }))
  expect(new Set(street.map((each) => JSON.stringify(each)))).toEqual(
    new Set(['{"latitude":36.265,"longitude":29.415}']),
  )
})
