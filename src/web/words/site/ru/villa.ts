import type { Phrase } from '../../say.ts'
import type { villa as turkish } from '../tr/villa.ts'

export const villa: Record<keyof typeof turkish, Phrase> = {
  'villa.code': 'Код {code}',
  'villa.comments': { one: '{n} отзыв', few: '{n} отзыва', many: '{n} отзывов', other: '{n} отзыва' },
  'villa.share': 'Поделиться',
  'villa.shared': 'Ссылка скопирована',
  'villa.like': 'В избранное',
  'villa.unlike': 'Убрать из избранного',
  'villa.preview':
    'Предпросмотр: пока эту страницу видите только вы. Гости увидят её и смогут бронировать после публикации.',
  'villa.calendar': 'Календарь занятости',
  'photos.count': { one: '{n} фотография', few: '{n} фотографии', many: '{n} фотографий', other: '{n} фотографии' },
  'photos.video': 'Видео',
  'photos.plan': 'План дома',
  'photos.open': 'Увеличить фото: {alt}',
  'photos.label': 'Фотографии',
  'photos.at': '{at} / {count}',
  'photos.close': 'Закрыть фотографии',
  'photos.before': 'Предыдущее фото',
  'photos.next': 'Следующее фото',
  'sections.label': 'Разделы страницы виллы',
  'sections.ozet': 'Обзор',
  'sections.takvim': 'Календарь и цена',
  'sections.odalar': 'Комнаты',
  'sections.ozellikler': 'Удобства',
  'sections.konum': 'Расположение',
  'sections.yorumlar': 'Отзывы',
  'sections.kurallar': 'Правила',
  'photos.rooms': 'Фотографии по комнатам',
  'photos.nearer': 'Приблизить',
  'photos.farther': 'Отдалить',
}
