import { formatMoney } from '../../kernel/format.ts'
import { CURRENCIES, type Currency, type Minor } from '../../kernel/money.ts'

/** An amount in whole units, where kuruş and cents would only be noise: figures, not what somebody pays. */
export const roundText = (amount: Minor, currency: Currency): string =>
  formatMoney(Math.round(amount / 100) * 100, currency, 'tr')

/**
 * The sum of each currency in words, lira first: '203.100 ₺ + 1.200 €'; '' when there is nothing. Currencies are never
 * added up.
 */
export const sumsOf = (amounts: { currency: Currency; amount: Minor }[]): string =>
  CURRENCIES.flatMap((currency) => {
    const sum = amounts.reduce((total, each) => (each.currency === currency ? total + each.amount : total), 0)
    return sum > 0 ? [formatMoney(sum, currency, 'tr')] : []
  }).join(' + ')
