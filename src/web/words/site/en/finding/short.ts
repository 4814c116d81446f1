import type { Phrase } from '../../../say.ts'
import type { short as turkish } from '../../tr/finding/short.ts'

/** The page of gaps between two bookings. */
export const short: Record<keyof typeof turkish, Phrase> = {
  'short.h1': 'Villas for short stays',
  'short.lead':
    'These nights are still open between two bookings. Take the whole gap and the villa’s minimum stay does not apply.',
  'short.count': { one: '{n} gap, soonest first', other: '{n} gaps, soonest first' },
  'short.none': 'No gap fits this search right now.',
  'short.none.text': 'Gaps change every day. You can look through all available villas with the same search.',
  'short.none.go': 'See available villas',
  'short.times': 'When the gaps are',
  'short.any': 'Any time',
  'short.map': { one: '{n} gap on the map', other: '{n} gaps on the map' },
}
