import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { agreedPrice } from './agreed-price.ts'
import type { StayPrice } from './pricing.shape.ts'

const listed: StayPrice = {
  ...{ kind: 'priced', currency: 'TL', nights: 7, gross: 7_000_000, accommodation: 7_000_000, total: 7_150_000 },
  lines: [
    { kind: 'nights', ruleId: 1, from: '2027-07-10', nights: 7, nightly: 1_000_000, amount: 7_000_000 },
    { kind: 'cleaning', ruleId: 1, belowNights: 8, amount: 150_000 },
  ],
  ...{ prepaymentPercent: 20, prepayment: 1_400_000, balance: 5_750_000, damageDeposit: 1_000_000, fillsGap: false },
}

describe('a total that was agreed on', () => {
  test('is the listed one and a line with the difference; the pre-payment is its part of what is left', () => {
    const agreed = agreedPrice(listed, 6_150_000)
    expect(agreed.lines.at(-1)).toEqual({ kind: 'agreed', amount: -1_000_000 })
    expect(agreed).toMatchObject({
      accommodation: 6_000_000,
      total: 6_150_000,
      prepayment: 1_200_000,
      balance: 4_950_000,
    })
  })

  test('replaces the one that was agreed on before, and the listed total leaves no trace', () => {
    expect(agreedPrice(agreedPrice(listed, 6_150_000), 7_000_000)).toEqual(agreedPrice(listed, 7_000_000))
    expect(agreedPrice(agreedPrice(listed, 6_150_000), listed.total)).toEqual(listed)
  })

  test('always adds up, and the pre-payment is never more than the total nor below zero', () => {
    fc.assert(
      fc.property(fc.nat(20_000_000), (total) => {
        const agreed = agreedPrice(listed, total)
        expect(agreed.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(total)
        expect(agreed.prepayment + agreed.balance).toBe(total)
        expect(agreed.prepayment).toBeGreaterThanOrEqual(0)
        expect(agreed.prepayment).toBeLessThanOrEqual(total)
      }),
    )
  })
})
