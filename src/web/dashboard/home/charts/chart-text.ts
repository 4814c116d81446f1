import type { EarnedMonth, OccupiedMonth } from '../../../../features/overview/charts/charts.contract.ts'
import { type Currency, type Minor, SYMBOL } from '../../../../kernel/money.ts'

/** How many percent a part is of a whole, 0 to 100. */
export const percentOf = (part: number, whole: number): number =>
  whole > 0 ? Math.min(100, Math.round((part / whole) * 100)) : 0

export const soldPercent = ({ happened, confirmed, nights }: Omit<OccupiedMonth, 'month'>): number =>
  percentOf(happened + confirmed, nights)

export const earned = ({ happened, confirmed }: EarnedMonth): Minor => happened + confirmed

/** The sum of one number of each row. */
export const sumOf = <T>(rows: T[], of: (row: T) => number): number => rows.reduce((sum, row) => sum + of(row), 0)

/** The row with the most; the first of equals. */
export const mostOf = <T>(rows: T[], of: (row: T) => number): T | undefined =>
  rows.reduce<T | undefined>((best, row) => (best === undefined || of(row) > of(best) ? row : best), undefined)

/** The end of a scale that holds `most`: 1, 2, 4, 5 or 8 times a power of ten, so that its half is round as well. */
export const scaleEnd = (most: number): number => {
  if (most <= 0) return 1
  const power = 10 ** Math.floor(Math.log10(most))
  return ([1, 2, 4, 5, 8, 10].find((step) => step * power >= most) ?? 10) * power
}

const compact = new Intl.NumberFormat('tr-TR', { notation: 'compact', maximumFractionDigits: 1 })

/** '12,1 Mn ₺', '850 B ₺': an amount as a figure of a chart. */
export const shortMoney = (amount: Minor, currency: Currency): string =>
  `${shortNumber(amount)}\u00a0${SYMBOL[currency]}`

/** '12,1 Mn', of minor units: a figure of a scale. */
export const shortNumber = (amount: Minor): string => compact.format(amount / 100).replace(' ', '\u00a0')

/**
 * How many percent the finished months of this year brought more than the same months of last year; null where there is
 * nothing to compare with.
 */
export const growthOf = (months: EarnedMonth[], today: string): number | null => {
  const over = months.filter(({ month }) => month < today.slice(0, 7))
  const before = sumOf(over, ({ lastYear }) => lastYear)
  return before > 0 ? Math.round((sumOf(over, earned) / before - 1) * 100) : null
}

const longMonth = new Intl.DateTimeFormat('tr-TR', { month: 'long', timeZone: 'UTC' })
const oneLetter = new Intl.DateTimeFormat('tr-TR', { month: 'narrow', timeZone: 'UTC' })
const asDate = (month: string): Date => new Date(`${month}-15T00:00:00Z`)

/** 'Ağustos', 'A' of '2026-08'. */
export const monthName = (month: string): string => longMonth.format(asDate(month))
export const monthLetter = (month: string): string => oneLetter.format(asDate(month))
