import { expect, test } from 'vitest'
import type { VillaCard } from '../../../../features/search/search.contract.ts'
import { listed } from './listed-villa.ts'

const photo = (at: number) => ({ path: `/img/${at}`, alt: `Havuz ${at}`, width: 1600, height: 1067 })

test('a list keeps what its cards show: every photo, described once', () => {
  const { photos, ...rest } = listed({
    ...{ name: 'Villa Çıra', code: 'HV-1', headline: 'Denize bakan ev', highlights: ['Havuz'], bathrooms: 3 },
    photos: [photo(1), photo(2)],
  } as VillaCard)
  expect(photos.map(({ path, alt }) => [path, alt])).toEqual([
    ['/img/1', 'Havuz 1'],
    ['/img/2', ''],
  ])
  expect(rest).toEqual({ name: 'Villa Çıra' })
})
