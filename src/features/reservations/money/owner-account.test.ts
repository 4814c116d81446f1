import { expect, test } from 'vitest'
import { openShare, ownerSums, paidAbove } from './owner-account.ts'

const TERMS = { total: 100_000, kept: null, commission: 2_000, ownerId: 1 }
const payout = (amount: number, ownerId = 1) =>
  ({ kind: 'payout', method: 'transfer', amount: -amount, ownerId }) as const
const taken = { kind: 'payment', method: 'owner', amount: 30_000, ownerId: 1 } as const
const spent = { kind: 'expense', method: null, amount: -5_000, ownerId: 1 } as const

test('what is still to be paid is the share less expenses, what the owner took, and what was paid', () => {
  const sums = ownerSums([payout(20_000), taken, spent, payout(9_000, 2)], 1)
  expect(sums).toEqual({ paidOut: 20_000, spent: 5_000, collected: 30_000 })
  expect(openShare('CONFIRMED', TERMS, sums)).toBe(25_000)
})

test('a share that fell below what was paid says by how much', () => {
  expect(paidAbove('CONFIRMED', TERMS, [payout(80_000)])).toBe(0)
  expect(paidAbove('CANCELLED', { ...TERMS, kept: 50_000 }, [payout(80_000)])).toBe(40_000)
})

test('what a former owner got is too much whatever the share of today is', () => {
  expect(paidAbove('CONFIRMED', TERMS, [payout(30_000, 2)])).toBe(30_000)
})

test('an owner who took more of the guest than the share was not paid too much by us', () => {
  expect(paidAbove('CANCELLED', { ...TERMS, kept: 0 }, [taken])).toBe(0)
  expect(paidAbove('CANCELLED', { ...TERMS, kept: 0 }, [taken, payout(10_000)])).toBe(10_000)
})
