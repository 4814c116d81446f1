import type { Phrase } from '../../../say.ts'
import type { guide as turkish } from '../../tr/finding/guide.ts'

export const guide: Record<keyof typeof turkish, Phrase> = {
  'guide.whom': 'Who is it for?',
  'guide.suits': 'Just right for you',
  'guide.minds': 'Think twice',
  'guide.bays': 'Bays, roads, minutes',
  'guide.bays.text': 'By car from the centre of {name} in summer traffic; approximate.',
  'guide.drives': 'By car',
  'guide.minutes': '{n}\u00a0min',
  'guide.hours': '{hours}\u00a0h {n}\u00a0min',
  'guide.wholeHours': '{hours}\u00a0h',
  'guide.km': '{n}\u00a0km',
  'guide.months': '{name} month by month',
  'guide.months.text':
    'Daytime and sea temperatures are long-term averages. The price is the total of the cheapest week still available that month; choose it to search that week.',
  'guide.months.bare': 'Daytime and sea temperatures are long-term averages.',
  'guide.air': 'day {n}°',
  'guide.sea': 'sea {n}°',
  'guide.week': '{month}: 7 nights from {total}',
  'guide.full': 'full',
  'guide.districts': 'Area by area',
  'guide.districts.text': 'The best-loved villa of each area, and all the villas there.',
  'guide.liked': 'Best loved:',
  'guide.villas': { one: '{n} villa', other: '{n} villas' },
  'guide.map': 'Bays around {name}; the list has the same',
}
