import { expect, test } from 'vitest'
import type { HouseRow } from './house.shape.ts'
import { missingOf } from './missing.ts'

const HOUSE: HouseRow = {
  ...{ name: 'Villa Ada', slug: 'villa-ada', code: 'HV-1', currency: 'TL', live: true },
  ...{ ownerId: 1, townId: 1, districtId: 1, typeIds: [1], guests: 4, bedrooms: 1, bathrooms: 1, area: 100, pools: [] },
  headline: { tr: 'Deniz', en: 'Sea', ru: 'Море' },
  description: { tr: 'Ev.', en: 'House.', ru: 'Дом.' },
  rooms: [{ name: { tr: 'Oda' }, beds: { double: 1, single: 0, bunk: 0 }, enSuite: true }],
  distances: { sea: 100, centre: 0, market: 0, restaurant: 0, hospital: 0, airport: 0, airportCode: 'DLM' },
  rules: { pets: false, smoking: false, parties: false, children: true },
  ...{
    latitude: 36.6,
    longitude: 29.1,
    address: 'Liman Sk. 1',
    greeterName: 'Ali',
    greeterPhone: '+905321112233',
    video: '',
  },
  ...{ checkInTime: '16:00', checkOutTime: '10:00', seoTitle: { tr: '' }, seoDescription: { tr: '' } },
}
const VILLA = { permitNo: '48-1', photoCount: 12, featureIds: [1, 2, 3, 4, 5], house: HOUSE }

test('a villa that has all lacks nothing; texts for search engines may be missing', () => {
  expect(missingOf(VILLA)).toEqual([])
})

test('what is missing is named, the permit first', () => {
  const house = { ...HOUSE, bedrooms: 2, greeterPhone: '', headline: { tr: 'Deniz', en: ' ', ru: 'Море' } }
  expect(missingOf({ ...VILLA, permitNo: null, photoCount: 11, house })).toEqual([
    'permit',
    'photos',
    'rooms',
    'text-en',
    'greeter',
  ])
})
