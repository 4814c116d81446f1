import type { PricePlan } from '../../../../../features/pricing/price-plan.ts'
import { raised } from '../../../../../features/pricing/prices/grid/copy-seasons.ts'
import type { GridRow } from '../../../../../features/pricing/prices/grid/price-grid.contract.ts'
import {
  firstWeek,
  gapsIn,
  type Period,
  paint,
  type SeasonChange,
} from '../../../../../features/pricing/prices/season-edit.ts'
import { priceOfStay } from '../../../../../features/pricing/stay-price.ts'
import { addDays, type Day, daysBetween } from '../../../../../kernel/day.ts'
import { formatNumber } from '../../../../../kernel/format.ts'
import type { Minor } from '../../../../../kernel/money.ts'
import { bareAmount, parseAmount } from '../../../kit/fields/money-text.ts'

/** What of a season the grid shows and writes. */
export const SHOWN = ['nightly', 'weekly', 'minNights'] as const
export type Shown = (typeof SHOWN)[number]

/** A cell: a villa and a period of the year. Edits are kept under its key. */
export const cellKey = (villaId: number, { from }: Period): string => `${villaId}/${from}`
export type Edits = ReadonlyMap<string, SeasonChange>

/** What stands in a cell: the lowest and the highest of its seasons, and its nights without a price. */
export type Cell = {
  low: number | null
  high: number | null
  unpriced: number
  beside: { weekly: Minor | null; minNights: number | null }
}

export const cellOf = (row: GridRow, period: Period, shown: Shown): Cell => {
  const seasons = row.seasons.filter(({ from, until }) => from < period.until && period.from < until)
  const values = seasons.flatMap((season) => season[shown] ?? [])
  const [one] = seasons
  return {
    low: values.length ? Math.min(...values) : null,
    high: values.length ? Math.max(...values) : null,
    unpriced: gapsIn(period, seasons).reduce((sum, { from, until }) => sum + daysBetween(from, until), 0),
    beside: { weekly: seasons.length === 1 ? (one?.weekly ?? null) : null, minNights: one?.minNights ?? null },
  }
}

/** A value as it is typed and shown: whole units of the currency, or nights. */
export const writeValue = (value: number | null, shown: Shown): string => {
  if (value === null) return ''
  return shown === 'minNights' ? String(value) : formatNumber(value / 100, 'tr', value % 100 ? 2 : 0)
}

/** What somebody typed or pasted: null = emptied; undefined = it makes no sense. */
export const readValue = (typed: string, shown: Shown): number | null | undefined => {
  const text = bareAmount(typed.replace(/gece/i, ''))
  if (text === '' || text === '-') return shown === 'minNights' ? undefined : null
  if (shown === 'minNights') return /^\d{1,3}$/.test(text) && +text >= 1 && +text <= 100 ? +text : undefined
  const amount = parseAmount(text)
  return amount && amount > 0 ? amount : undefined
}

/** The lines and cells of what was copied from a spreadsheet. */
export const pasted = (text: string): string[][] =>
  text
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .slice(0, 500)
    .map((line) => line.split('\t').slice(0, 60))

/** A price with percent added, to the next fifty of the currency. */
export const withPercent = (value: number, percent: number): number =>
  raised(value, { percent, step: 5_000, rounding: 'nearest' })

/** What a week in a cell costs as typed, by the price engine: from its first day of arrival. Null = not sold. */
export const weekOf = (
  row: GridRow,
  period: Period,
  change: SeasonChange,
  today: Day,
): { from: Day; total: Minor } | null => {
  const seasons = paint(row.seasons, period, change).map((season, index) => ({ ...season, id: -1 - index }))
  const inside = seasons.find(({ from, until }) => from < period.until && period.from < until)
  if (!inside) return null
  const from = firstWeek({ ...period, arrivalDays: inside.arrivalDays })
  const plan: PricePlan = { ...NO_TERMS, ...row, capacity: row.guests, seasons }
  const stay = { checkIn: from, checkOut: addDays(from, 7) }
  const question = {
    stay,
    guests: row.baseGuests,
    today: today < from ? today : from,
    freeRun: { from: null, until: null },
  }
  const price = priceOfStay(plan, question)
  return price.kind === 'priced' ? { from, total: price.total } : null
}

const NO_TERMS = {
  ...{ extraGuestNightly: 0, prepaymentPercent: 0, damageDeposit: 0, gapMinNights: 1, gapLeavesOneEdge: false },
  extras: [],
}
