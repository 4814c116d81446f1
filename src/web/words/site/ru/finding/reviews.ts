import type { Phrase } from '../../../say.ts'
import type { reviews as turkish } from '../../tr/finding/reviews.ts'

export const reviews: Record<keyof typeof turkish, Phrase> = {
  'reviews.title': 'Отзывы',
  'reviews.head': {
    one: '{n} отзыв после отдыха',
    few: '{n} отзыва после отдыха',
    many: '{n} отзывов после отдыха',
    other: '{n} отзыва после отдыха',
  },
  'reviews.none': 'Об этой вилле пока нет отзывов. Мы спрашиваем гостей после отдыха и публикуем их слова здесь.',
  'reviews.signed': 'Писать могут только гости, по личной ссылке. Низкая оценка — не причина скрыть отзыв.',
  'reviews.spread': 'Распределение оценок',
  'reviews.starsOf': 'Отзывы с оценкой {n}: {count}',
  'reviews.theme.cleanliness': 'Чистота',
  'reviews.theme.truth': 'Соответствие описанию',
  'reviews.theme.place': 'Расположение',
  'reviews.theme.communication': 'Общение',
  'reviews.theme.value': 'Цена и качество',
  'reviews.themes': 'Оценки по темам',
  'reviews.filter': 'Выберите, кто отдыхал',
  'reviews.all': 'Все',
  'reviews.party.family': 'Семья',
  'reviews.party.couple': 'Пара',
  'reviews.party.friends': 'Друзья',
  'reviews.party.other': 'Другие',
  'reviews.nobody': 'Нет отзывов, подходящих под этот выбор.',
  'reviews.shown': 'Показано отзывов: {n}',
  'reviews.more': 'Ещё отзывы ({n})',
  'reviews.answer': 'Ответ {name}',
}
