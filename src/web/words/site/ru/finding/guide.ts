import type { Phrase } from '../../../say.ts'
import type { guide as turkish } from '../../tr/finding/guide.ts'

export const guide: Record<keyof typeof turkish, Phrase> = {
  'guide.whom': 'Кому подойдёт?',
  'guide.suits': 'Это для вас',
  'guide.minds': 'Стоит подумать',
  'guide.bays': 'Бухты, дороги, минуты',
  'guide.bays.text': 'На машине от центра, летом; время примерное. {name}.',
  'guide.drives': 'На машине',
  'guide.minutes': '{n}\u00a0мин',
  'guide.hours': '{hours}\u00a0ч {n}\u00a0мин',
  'guide.wholeHours': '{hours}\u00a0ч',
  'guide.km': '{n}\u00a0км',
  'guide.months': '{name} по месяцам',
  'guide.months.text':
    'Температура воздуха днём и моря — средняя за многие годы. Цена — итог самой дешёвой свободной недели месяца; нажмите, чтобы искать на эту неделю.',
  'guide.months.bare': 'Температура воздуха днём и моря — средняя за многие годы.',
  'guide.air': 'днём {n}°',
  'guide.sea': 'море {n}°',
  'guide.week': '{month}: 7 ночей от {total}',
  'guide.full': 'занято',
  'guide.districts': 'По районам',
  'guide.districts.text': 'Лучшая вилла каждого района и все виллы в нём.',
  'guide.liked': 'Лучшая по отзывам:',
  'guide.villas': { one: '{n} вилла', few: '{n} виллы', many: '{n} вилл', other: '{n} виллы' },
  'guide.map': 'Бухты вокруг: {name}; те же — в списке',
}
