import type { MonthOfWeeks } from '../../../../features/search/weeks/weeks.contract.ts'
import type { Minor } from '../../../../kernel/money.ts'

/** Totals from here on are written in thousands: '139' for 139.300 TL. */
const THOUSANDS_FROM = 10_000_00

/** Are the figures of the strip thousands? All of them, or none: a reader compares them. */
export const inThousands = (months: readonly MonthOfWeeks[]): boolean => {
  const totals = months.flatMap(({ cheapest }) => cheapest?.total ?? [])
  return totals.length > 0 && Math.min(...totals) >= THOUSANDS_FROM
}

/** What a column says: whole thousands, or whole units. Never less than it costs. */
export const shortFigure = (total: Minor, thousands: boolean): number => Math.ceil(total / (thousands ? 100_000 : 100))

/** How high each column is, in percent of the dearest; one without a free week is as high as the lowest. */
export const columnHeights = (months: readonly MonthOfWeeks[]): number[] => {
  const totals = months.flatMap(({ cheapest }) => cheapest?.total ?? [])
  const dearest = Math.max(...totals, 1)
  const lowest = totals.length ? Math.min(...totals) : dearest
  return months.map(({ cheapest }) => Math.round(((cheapest?.total ?? lowest) / dearest) * 100))
}
