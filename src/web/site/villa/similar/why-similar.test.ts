import { expect, test } from 'vitest'
import { whySimilar } from './why-similar.ts'

const kalkan = { slug: 'kalkan', name: 'Kalkan' }
const villa = { town: kalkan, district: { slug: 'patara', name: 'Patara' }, bedrooms: 3, guests: 6 }
const other = { town: kalkan, district: 'Patara', bedrooms: 3, guests: 6, stay: null, fromNightly: 900_000 }
const cost = { amount: 1_000_000, currency: 'TL' as const }

test('a villa is like another by place, size and price, as far as they are alike', () => {
  expect(whySimilar(villa, cost, { ...other, currency: 'TL' })).toEqual([
    { is: 'district' },
    { is: 'bedrooms', n: 3 },
    { is: 'price' },
  ])
  expect(
    whySimilar(villa, cost, {
      ...other,
      district: 'Kalamar',
      bedrooms: 4,
      guests: 8,
      fromNightly: 700_000,
      currency: 'TL',
    }),
  ).toEqual([{ is: 'town', town: 'Kalkan' }, { is: 'guests', n: 8 }, { is: 'cheaper' }])
  expect(
    whySimilar(villa, cost, { ...other, bedrooms: 6, guests: 12, fromNightly: 2_000_000, currency: 'TL' }),
  ).toEqual([{ is: 'district' }])
})

test('prices of two currencies, or of nothing, are not compared', () => {
  expect(whySimilar(villa, cost, { ...other, currency: 'EURO' }).map(({ is }) => is)).not.toContain('price')
  expect(whySimilar(villa, null, { ...other, currency: 'TL' })).toHaveLength(2)
})
