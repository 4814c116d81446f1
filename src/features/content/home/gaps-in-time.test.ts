import { expect, test } from 'vitest'
import { gapsInTime } from './gaps-in-time.ts'
import { HOME_SECTIONS, type HomeSection } from './home.shape.ts'

const today = '2027-06-01'
const gap = (checkIn: string) => ({ stay: { checkIn } })
const order = (sections: readonly HomeSection[], ...days: string[]) => gapsInTime(sections, days.map(gap), today)

test('a gap of this week comes before all that can wait', () => {
  expect(order(HOME_SECTIONS, '2027-07-10', '2027-06-04')[0]).toBe('gaps')
  expect(order(HOME_SECTIONS, '2027-06-08')).toHaveLength(HOME_SECTIONS.length)
})

test('gaps that lie farther ahead stay where they are', () => {
  expect(order(HOME_SECTIONS, '2027-06-09')).toEqual(HOME_SECTIONS)
  expect(order(HOME_SECTIONS)).toEqual(HOME_SECTIONS)
})

test('an order of the agency is kept', () => {
  const own: HomeSection[] = ['popular', 'gaps', 'types']
  expect(order(own, '2027-06-02')).toEqual(own)
})
