import { expect, test } from 'vitest'
import { gapStrip } from './gap-strip.ts'

test('the strip shows fourteen nights with the gap in their middle', () => {
  const strip = gapStrip({ checkIn: '2027-06-12', checkOut: '2027-06-16' })
  expect(strip).toHaveLength(14)
  expect(strip.filter(({ free }) => free).map(({ night }) => night)).toEqual([
    '2027-06-12',
    '2027-06-13',
    '2027-06-14',
    '2027-06-15',
  ])
  expect(strip[0]?.night).toBe('2027-06-07')
})
