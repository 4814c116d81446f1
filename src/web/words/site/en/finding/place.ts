import type { Phrase } from '../../../say.ts'
import type { place as turkish } from '../../tr/finding/place.ts'

export const place: Record<keyof typeof turkish, Phrase> = {
  'distance.sea': 'To the sea',
  'distance.centre': 'To the centre',
  'distance.market': 'To the shop',
  'distance.restaurant': 'To a restaurant',
  'distance.hospital': 'To the hospital',
  'distance.airport': 'To the airport ({code})',
  'where.title': '{district}, {town}',
  'where.note':
    'The circle of 400\u00a0metres shows the rough area. The exact address and directions come with your confirmation after the pre-payment.',
  'where.map': 'Map: {villa} is roughly here',
  'where.walk': '{time} on foot',
  'where.drive': '{time} by car',
  'where.minutes': '{n}\u00a0min',
  'where.hours': '{hours}\u00a0h',
  'where.hoursMinutes': '{hours}\u00a0h {n}\u00a0min',
  'where.about':
    'Times are approximate: on foot 80\u00a0metres a minute, by car at the speed of village and main roads.',
}
