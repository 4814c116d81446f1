import type { Phrase } from '../../../say.ts'
import type { place as turkish } from '../../tr/finding/place.ts'

export const place: Record<keyof typeof turkish, Phrase> = {
  'distance.sea': 'До моря',
  'distance.centre': 'До центра',
  'distance.market': 'До магазина',
  'distance.restaurant': 'До ресторана',
  'distance.hospital': 'До больницы',
  'distance.airport': 'До аэропорта ({code})',
  'where.title': '{district}, {town}',
  'where.note':
    'Круг радиусом 400\u00a0метров показывает примерный район. Точный адрес и маршрут придут в подтверждении после предоплаты.',
  'where.map': 'Карта: {villa} находится примерно здесь',
  'where.walk': '{time} пешком',
  'where.drive': '{time} на машине',
  'where.minutes': '{n}\u00a0мин',
  'where.hours': '{hours}\u00a0ч',
  'where.hoursMinutes': '{hours}\u00a0ч {n}\u00a0мин',
  'where.about': 'Время примерное: пешком 80\u00a0метров в минуту, на машине с учётом сельских и главных дорог.',
}
