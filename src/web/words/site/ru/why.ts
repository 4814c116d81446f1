import type { Phrase } from '../../say.ts'
import type { why as turkish } from '../tr/why.ts'

export const why: Record<keyof typeof turkish, Phrase> = {
  'why-day.past': 'Эта дата уже прошла.',
  'why-day.taken': 'Ночь {day} занята.',
  'why-day.option': 'Ночь {day} удерживается для другого гостя. Если он не оплатит, она снова откроется.',
  'why-day.unpriced': 'Цена на {day} ещё не назначена.',
  'why-day.arrivalDay': 'Заезд в этот период возможен только в такие дни: {days}.',
  'why-day.shortRun': {
    one: 'С {day} свободна только {n}\u00a0ночь, а минимум ночей: {min}.',
    few: 'С {day} свободны только {n}\u00a0ночи, а минимум ночей: {min}.',
    many: 'С {day} свободны только {n}\u00a0ночей, а минимум ночей: {min}.',
    other: 'С {day} свободны только {n}\u00a0ночи, а минимум ночей: {min}.',
  },
  'why-day.takenBetween': 'Между датами есть занятая ночь: {day}.',
  'why-day.unpricedBetween': 'Между датами есть ночь без цены: {day}.',
  'why-day.minNights': {
    one: 'С {day} минимум {n}\u00a0ночь.',
    few: 'С {day} минимум {n}\u00a0ночи.',
    many: 'С {day} минимум {n}\u00a0ночей.',
    other: 'С {day} минимум {n}\u00a0ночи.',
  },
  'why-day.gapOnly': 'Этот промежуток между двумя бронированиями можно взять целиком: {stay}.',
  'why-day.tooLong': 'Проживание — не более {n}\u00a0ночей.',
  'why-stay.taken': 'Выбранные даты заняты.',
  'why-stay.departureDay': 'В этот день ({day}) выезд невозможен. Дни выезда в этот период: {days}.',
  'why-stay.guests': 'Эта вилла вмещает не более {n}\u00a0человек, включая младенцев.',
  'why-stay.extra': 'Выбранная услуга на этой вилле не предоставляется.',
}
