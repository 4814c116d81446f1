import type { Phrase } from '../../../say.ts'
import type { weeks as turkish } from '../../tr/finding/weeks.ts'

export const weeks: Record<keyof typeof turkish, Phrase> = {
  'weeks.strip': 'The next 12\u00a0months: total of the cheapest free week',
  'weeks.note': 'Figures are totals of 7\u00a0nights in thousand {symbol}. The grey part is how full the month is.',
  'weeks.noteUnits': 'Figures are totals of 7\u00a0nights in {symbol}. The grey part is how full the month is.',
  'weeks.month': '{month}: 7\u00a0nights from {total}, {full}\u00a0per cent full',
  'weeks.full': '{month}: no free week, {full}\u00a0per cent full',
  'weeks.none': 'none',
  'weeks.cheapest': 'The cheapest free weeks',
  'weeks.choose': 'Choose {stay}, total {total}',
}
