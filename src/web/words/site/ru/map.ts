import type { Phrase } from '../../say.ts'
import type { map as turkish } from '../tr/map.ts'

export const map: Record<keyof typeof turkish, Phrase> = {
  'map.list': 'Список',
  'map.title': 'Карта, вилл: {n}. Те же виллы есть в списке.',
  'map.area': 'Искать в этой области',
  'map.nearer': 'Приблизить',
  'map.farther': 'Отдалить',
  'map.note': 'Места указаны приблизительно; точный адрес — после предоплаты. Берег: GSHHG',
  'map.many': {
    one: '{n} вилла',
    few: '{n} виллы',
    many: '{n} вилл',
    other: '{n} виллы',
  },
  'map.many.from': {
    one: '{n} вилла, от {amount}; приблизить',
    few: '{n} виллы, от {amount}; приблизить',
    many: '{n} вилл, от {amount}; приблизить',
    other: '{n} виллы, от {amount}; приблизить',
  },
  'map.many.near': {
    one: '{n} вилла; приблизить',
    few: '{n} виллы; приблизить',
    many: '{n} вилл; приблизить',
    other: '{n} виллы; приблизить',
  },
  'map.pin': {
    one: '{name}, {n} ночь, {amount}',
    few: '{name}, {n} ночи, {amount}',
    many: '{name}, {n} ночей, {amount}',
    other: '{name}, {n} ночи, {amount}',
  },
  'map.waiting': 'Виллы размещаются на карте',
  'map.failed': 'Не удалось загрузить места. Список работает; откройте карту чуть позже.',
  'map.some': 'На карте показаны первые виллы ({n}); приблизьте карту и ищите в этой области.',
  'map.cards': 'Виллы на карте',
  'map.bare': 'Берег сейчас не нарисовать; места верны относительно друг друга.',
}
