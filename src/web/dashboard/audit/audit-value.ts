import { formatDay, formatInstant } from '../../../kernel/format.ts'
import { say } from '../../words/dashboard.ts'

/** Columns in minor units of money, or in hundredths. */
const HUNDREDTHS: ReadonlySet<string> = new Set([
  ...['amount', 'given', 'nightly', 'weekly', 'total', 'prepayment', 'cleaning_fee', 'damage_deposit'],
  ...['extra_guest_nightly', 'kept', 'price', 'commission'],
])
const LONGEST = 120

/** A value of the log as a person reads it, in one line. */
export const auditValue = (column: string, value: unknown): string => {
  if (value === null || value === undefined || value === '') return say('audit.nothing')
  if (typeof value === 'boolean') return say(value ? 'house.yes' : 'house.no')
  if (typeof value === 'number')
    return (HUNDREDTHS.has(column) ? value / 100 : value).toLocaleString('tr-TR', {
      useGrouping: HUNDREDTHS.has(column),
    })
  if (typeof value === 'string') return cut(dated(value))
  return cut(isLocalized(value) ? value.tr : JSON.stringify(value))
}

const dated = (text: string): string => {
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return formatDay(text, 'tr', 'short')
  return /^\d{4}-\d\d-\d\dT/.test(text) ? formatInstant(text, 'tr') : text
}

const isLocalized = (value: unknown): value is { tr: string } =>
  typeof value === 'object' && value !== null && 'tr' in value && typeof value.tr === 'string'

const cut = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text)
