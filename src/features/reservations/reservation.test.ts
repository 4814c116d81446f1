import { expect, test } from 'vitest'
import { expectedTransfer } from './reservation.ts'

test.each([
  ['the pre-payment, of an option that ran out too', 0, 1_400_000],
  ['what is missing of the pre-payment', 400_000, 1_000_000],
  ['the rest, once the pre-payment is in', 1_400_000, 5_600_000],
  ['nothing, once all is paid', 7_000_000, 0],
])('a transfer is expected to bring %s', (_, paid, expected) => {
  expect(expectedTransfer({ total: 7_000_000, prepayment: 1_400_000 }, paid)).toBe(expected)
})
