import type { Phrase } from '../../../say.ts'
import type { similar as turkish } from '../../tr/finding/similar.ts'

export const similar: Record<keyof typeof turkish, Phrase> = {
  'similar.district': 'in the same area',
  'similar.town': 'also in {town}',
  'similar.bedrooms': { one: '{n} bedroom, the same size', other: '{n} bedrooms, the same size' },
  'similar.guests': 'sleeps {n}, about the same size',
  'similar.price': 'similar price',
  'similar.cheaper': 'lower price',
  'similar.title': 'Similar villas',
  'similar.dated': 'Similar villas free on the same dates',
  'similar.allOf': 'All villas in {town}',
}
