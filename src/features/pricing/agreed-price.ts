import { type Minor, percentOf, wholeUnitUp } from '../../kernel/money.ts'
import type { StayPrice } from './pricing.shape.ts'

/**
 * The price of a stay with a total that was agreed on: one line more holds the difference, the pre-payment follows. A
 * total that was agreed on before is forgotten.
 */
export const agreedPrice = (price: StayPrice, total: Minor): StayPrice => {
  const lines = price.lines.filter(({ kind }) => kind !== 'agreed')
  const listed = lines.reduce((sum, { amount }) => sum + amount, 0)
  const before = price.total - listed // what an earlier agreement had changed
  const accommodation = price.accommodation - before + (total - listed)
  const prepayment = Math.min(total, Math.max(0, wholeUnitUp(percentOf(accommodation, price.prepaymentPercent))))
  return {
    ...price,
    lines: total === listed ? lines : [...lines, { kind: 'agreed', amount: total - listed }],
    ...{ accommodation, total, prepayment, balance: total - prepayment },
  }
}
