import type { Phrase } from '../../../say.ts'
import type { newsletter as turkish } from '../../tr/links/newsletter.ts'

export const newsletter: Record<keyof typeof turkish, Phrase> = {
  'newsletter.title': 'Рассылка',
  'newsletter.confirm': 'Подтвердите подписку',
  'newsletter.confirmText': 'Присылать рассылку на {email}?',
  'newsletter.consent':
    'Я согласен получать рекламные сообщения по электронной почте. Отписаться можно в любой момент.',
  'newsletter.yes': 'Подтверждаю',
  'newsletter.confirmed': 'Подписка подтверждена, спасибо.',
  'newsletter.confirmedText': 'В конце каждого письма есть ссылка, чтобы отписаться одним нажатием.',
  'newsletter.leave': 'Отписаться',
  'newsletter.leaveText': 'Больше не присылать рассылку на {email}?',
  'newsletter.no': 'Отписать меня',
  'newsletter.left': 'Вы отписались.',
  'newsletter.leftText': 'Мы больше не шлём рассылку на этот адрес. Письма о вашей брони рассылкой не считаются.',
  'newsletter.lost': 'Эта ссылка недействительна.',
  'newsletter.lostText': 'Проверьте, что открыли адрес из письма целиком, или напишите нам.',
}
