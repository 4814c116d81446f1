import type { Phrase } from '../../../say.ts'
import type { similar as turkish } from '../../tr/finding/similar.ts'

export const similar: Record<keyof typeof turkish, Phrase> = {
  'similar.district': 'в том же районе',
  'similar.town': 'тоже {town}',
  'similar.bedrooms': {
    one: '{n} спальня, тот же размер',
    few: '{n} спальни, тот же размер',
    many: '{n} спален, тот же размер',
    other: '{n} спальни, тот же размер',
  },
  'similar.guests': '{n}\u00a0гостей, близкий размер',
  'similar.price': 'похожая цена',
  'similar.cheaper': 'дешевле',
  'similar.title': 'Похожие виллы',
  'similar.dated': 'Похожие виллы, свободные на те же даты',
  'similar.allOf': 'Все виллы: {town}',
}
