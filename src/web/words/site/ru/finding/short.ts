import type { Phrase } from '../../../say.ts'
import type { short as turkish } from '../../tr/finding/short.ts'

/** The page of gaps between two bookings. */
export const short: Record<keyof typeof turkish, Phrase> = {
  'short.h1': 'Виллы на короткий срок',
  'short.lead':
    'Эти ночи остались свободными между двумя бронями. Если взять окно целиком, минимальный срок не действует.',
  'short.count': {
    one: '{n} окно, сначала ближайшие',
    few: '{n} окна, сначала ближайшие',
    many: '{n} окон, сначала ближайшие',
    other: '{n} окна, сначала ближайшие',
  },
  'short.none': 'Сейчас подходящих окон нет.',
  'short.none.text': 'Окна меняются каждый день. С тем же запросом можно посмотреть все свободные виллы.',
  'short.none.go': 'Смотреть свободные виллы',
  'short.times': 'Когда есть окна',
  'short.any': 'Любое время',
  'short.map': {
    one: '{n} окно на карте',
    few: '{n} окна на карте',
    many: '{n} окон на карте',
    other: '{n} окна на карте',
  },
}
