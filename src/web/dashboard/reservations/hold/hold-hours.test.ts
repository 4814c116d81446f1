import { expect, test } from 'vitest'
import { laterEnd, mostHours, newEnd, offeredHours } from './hold-hours.ts'

const arrival = { checkIn: '2027-07-10', checkInTime: '16:00' }
const inIstanbul = (text: string) => new Date(`${text}:00+03:00`)

test('only hours are offered that end before the guest arrives', () => {
  const days = (text: string) => laterEnd(arrival, inIstanbul(text).toISOString())
  expect(offeredHours(days('2027-07-01T12:00'))).toEqual([4, 24, 48, 72])
  expect(offeredHours(days('2027-07-08T10:00'))).toEqual([4, 24, 48, 54])
  expect(offeredHours(days('2027-07-10T10:30'))).toEqual([4, 6])
  expect(offeredHours(days('2027-07-10T12:00'))).toEqual([4])
  expect(offeredHours(days('2027-07-10T15:20'))).toEqual([1])
  expect(offeredHours(days('2027-07-10T16:00'))).toEqual([])
  expect(mostHours(days('2027-07-10T16:00'))).toBe(0)
})

test('the last of them ends when the guest arrives', () => {
  expect(laterEnd(arrival, inIstanbul('2027-07-10T10:30').toISOString())(6)).toEqual(inIstanbul('2027-07-10T16:00'))
  expect(newEnd(arrival, inIstanbul('2027-07-09T15:00').getTime())(25)).toEqual(inIstanbul('2027-07-10T16:00'))
})

test('a new option is offered by the same rule, an hour at least on the evening of the arrival', () => {
  expect(offeredHours(newEnd(arrival, inIstanbul('2027-07-09T15:00').getTime()))).toEqual([4, 24, 25])
  expect(offeredHours(newEnd(arrival, inIstanbul('2027-07-10T18:00').getTime()))).toEqual([1])
})
