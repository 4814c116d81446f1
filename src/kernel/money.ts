/** The currencies of the site by their specified names and their ISO codes. */
export const CURRENCIES = ['TL', 'DOLLAR', 'EURO', 'POUND'] as const
export type Currency = (typeof CURRENCIES)[number]
export const ISO_CODE = { TL: 'TRY', DOLLAR: 'USD', EURO: 'EUR', POUND: 'GBP' } as const satisfies Record<
  Currency,
  string
>
export const SYMBOL = { TL: '₺', DOLLAR: '$', EURO: '€', POUND: '£' } as const satisfies Record<Currency, string>

/** An amount in whole minor units (kuruş, cent). Never a fraction. */
export type Minor = number

/** Units of TL for one unit of the currency as decimal text with four digits, e.g. '41.2350'. TL itself is '1.0000'. */
export type Rates = Record<Currency, string>

/** The amount rounded up to the whole unit: 12345 → 12400. */
export const wholeUnitUp = (amount: Minor): Minor => Math.ceil(amount / 100) * 100

/** The amount rounded down to the whole unit: 12345 → 12300. */
export const wholeUnitDown = (amount: Minor): Minor => Math.floor(amount / 100) * 100

/** A percentage of an amount, half a minor unit rounded up. `percent` may have two digits after the point. */
export const percentOf = (amount: Minor, percent: number): Minor =>
  Math.floor((amount * Math.round(percent * 100) + 5_000) / 10_000)

const tenThousandths = (rate: string): number => Math.round(Number(rate) * 10_000)

/**
 * A total in another currency for display only, rounded up to the whole unit. Never add up converted
 * parts.
 */
export const convert = (amount: Minor, from: Currency, to: Currency, rates: Rates): Minor =>
  converter(from, to, rates)(amount)

/** `convert` for many amounts: the rates are read once. */
export const converter = (from: Currency, to: Currency, rates: Rates): ((amount: Minor) => Minor) => {
  if (from === to) return (amount) => amount
  const [times, by] = [tenThousandths(rates[from]), tenThousandths(rates[to])]
  return (amount) => wholeUnitUp(Math.ceil((amount * times) / by))
}
