import { expect, test } from 'vitest'
import type { Since } from '../../browser/favourites.ts'
import { priceSince } from './price-since.ts'

const SINCE: Since = ['2027-07-10', '2027-07-17', 4, 150_000, 1]
const stay = (total: number) => ({ checkIn: '2027-07-10', checkOut: '2027-07-17', total })

test('the same stay for the same guests is held against what it cost', () => {
  expect(priceSince(SINCE, stay(140_000), 4)).toEqual({ amount: -10_000, at: 1 })
  expect(priceSince(SINCE, stay(150_000), 4)).toEqual({ amount: 0, at: 1 })
})

test('another stay or another number of guests is not', () => {
  expect(priceSince(SINCE, { ...stay(1), checkOut: '2027-07-18' }, 4)).toBeNull()
  expect(priceSince(SINCE, stay(1), 5)).toBeNull()
})

test('without a note, and with one that somebody spoilt, nothing is said', () => {
  expect(priceSince(undefined, stay(1))).toBeNull()
  expect(priceSince('x' as never, stay(1))).toBeNull()
  expect(priceSince(['2027-07-10', '2027-07-17', 0, 'x', 1] as never, stay(1))).toBeNull()
  expect(priceSince(SINCE, null, 4)).toBeNull()
})
