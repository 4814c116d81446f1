import { expect, test } from 'vitest'
import { payNews } from './pay-result.ts'

const open = { status: 'OPTION', paid: 0, canPay: true, paymentPending: false, refund: null } as const
const due = { state: 'due', amount: 1, expectedBy: null, paidAt: null, method: null } as const

test('a confirmation is told of only where the reservation is confirmed', () => {
  expect(payNews({ ...open, status: 'CONFIRMED', paid: 1, canPay: false }, 'paid')).toBe('confirmed')
  expect(payNews({ ...open, paid: 1 }, 'paid')).toBe('part')
  expect(payNews({ ...open, status: 'CONFIRMED', paid: 1 }, 'paid')).toBe('part')
  for (const status of ['CANCELLED', 'EXPIRED', 'NO_SHOW', 'DECLINED'] as const)
    for (const result of ['paid', 'pending'] as const) {
      expect(payNews({ ...open, status, paid: 1, canPay: false, refund: due }, result)).toBe('late')
      expect(payNews({ ...open, status, paid: 0, canPay: false }, result)).toBe('nothing')
    }
})

test('that nothing was charged is said only of a payment that the bank has refused', () => {
  expect(payNews(open, 'failed')).toBe('failed')
  expect(payNews({ ...open, paymentPending: true }, 'pending')).toBe('waiting')
  expect(payNews(open, 'pending')).toBe('silent')
  expect([payNews(open, null), payNews(open, 'paid')]).toEqual([null, null])
})

test('who comes back while a payment is open at the bank is told so before paying again', () => {
  expect(payNews({ ...open, paymentPending: true }, null)).toBe('begun')
  expect(payNews({ ...open, canPay: false, paymentPending: true }, null)).toBe('nothing')
})
