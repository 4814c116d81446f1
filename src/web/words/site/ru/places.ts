import type { Phrase } from '../../say.ts'
import type { places as turkish } from '../tr/places.ts'

export const places: Record<keyof typeof turkish, Phrase> = {
  'regions.title': 'Вдоль берега, бухта за бухтой',
  'regions.text': 'Сначала место, потом дом: у каждого региона своё море, дороги и ритм.',
  'regions.all': 'Все регионы',
  'regions.h1': 'Регионы с виллами',
  'regions.none': 'Регионы пока не опубликованы.',
  'regions.description': 'Регионы вилл от Фетхие до Бодрума: сколько вилл, какое это место и какие районы.',
  'regions.failed': 'Ошибка загрузки регионов',
  'regions.failed.text': 'Регионы не загрузились, но поиск работает.',
  'region.title': 'Аренда вилл: {name}',
  'place.all': '{name}: все районы',
  'place.dated': 'Только свободные в эти даты; цена за всё проживание.',
  'place.undated': 'Выберите даты, чтобы увидеть итоговые цены и свободные виллы.',
  'place.filter': 'Искать со всеми фильтрами',
  'place.about.town': '{name}: что это за место?',
  'place.about.type': 'Подробнее: {name}',
  'place.faq': 'Частые вопросы',
  'place.others.town': 'Другие регионы',
  'place.others.type': 'Другие типы вилл',
}
