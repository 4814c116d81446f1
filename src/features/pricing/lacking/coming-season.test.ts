import { expect, test } from 'vitest'
import { comingSeason } from './coming-season.ts'

test('the coming season is this summer until September, what is left of it, and then the next', () => {
  expect(comingSeason('2027-03-01')).toEqual({ from: '2027-06-01', until: '2027-10-01' })
  expect(comingSeason('2027-08-15')).toEqual({ from: '2027-08-15', until: '2027-10-01' })
  expect(comingSeason('2027-09-01')).toEqual({ from: '2028-06-01', until: '2028-10-01' })
})
