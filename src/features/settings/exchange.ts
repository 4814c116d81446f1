import type { Currency, Rates } from '../../kernel/money.ts'

/** The keys under which the site reads its rates. */
export const RATE_KEYS = {
  DOLLAR: 'dollar_exchange_rate',
  EURO: 'euro_exchange_rate',
  POUND: 'sterling_exchange_rate',
} as const satisfies Record<Exclude<Currency, 'TL'>, string>

export type ForeignCurrency = keyof typeof RATE_KEYS

/** Stand until staff or TCMB give the first rate of a currency, so that no price is ever divided by nothing. */
export const FIRST_RATES: Rates = { TL: '1.0000', DOLLAR: '42.3000', EURO: '48.9000', POUND: '55.6000' }

/** Rates as keys and values. */
export const rateKeyValues = (rates: Rates): { key: string; value: string }[] => [
  { key: RATE_KEYS.DOLLAR, value: rates.DOLLAR },
  { key: RATE_KEYS.EURO, value: rates.EURO },
  { key: RATE_KEYS.POUND, value: rates.POUND },
]
