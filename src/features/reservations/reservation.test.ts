import { expect, test } from 'vitest'
import { expectedTransfer } from './reservation.ts'

test.each([
  ['the pre-payment, of an option that ran out too', 1_400_000, 7_000_000, 1_400_000],
  ['what is missing of the pre-payment', 1_000_000, 6_600_000, 1_000_000],
  ['the rest, once the pre-payment is in', 0, 5_600_000, 5_600_000],
  ['what is left, where that is less than the pre-payment', 1_400_000, 900_000, 900_000],
  ['nothing, once all is paid', 0, 0, 0],
])('a transfer is expected to bring %s', (_, due, balance, expected) => {
  expect(expectedTransfer({ due, balance })).toBe(expected)
})
