import type { Phrase } from '../../../say.ts'
import type { review as turkish } from '../../tr/links/review.ts'

export const review: Record<keyof typeof turkish, Phrase> = {
  'review.title': 'Как прошёл отдых?',
  'review.hello': '{author}, расскажите в нескольких словах о проживании на вилле {villa}.',
  'review.rating': 'Ваша оценка',
  'review.star': '{n} из 5',
  'review.text': 'Ваш отзыв',
  'review.hint': 'До 2000 знаков. Что понравилось, что стоит знать следующему гостю?',
  'review.shown': 'Мы опубликуем отзыв под именем «{author}» после прочтения; низкая оценка — не причина его скрыть.',
  'review.send': 'Отправить отзыв',
  'review.choose': 'Пожалуйста, выберите оценку.',
  'review.sent': 'Спасибо, мы получили ваш отзыв.',
  'review.sentText': 'Он появится на странице виллы, когда мы его прочтём.',
  'review.early': 'Ваше проживание ещё не закончилось.',
  'review.earlyText': 'Написать можно со дня отъезда.',
  'review.ended': 'Это проживание больше нельзя оценить.',
  'review.endedText': 'Если хотите что-то сообщить, напишите нам.',
  'review.lost': 'Эта ссылка недействительна.',
  'review.lostText': 'Проверьте, что открыли адрес из письма целиком, или напишите нам.',
}
