import type { Phrase } from '../../say.ts'
import type { papers as tr } from '../tr/papers.ts'

/** Ваучер, договор и список гостей. */
export const papers = {
  'papers.title': 'Ваши документы',
  'papers.voucher': 'Ваучер',
  'papers.voucherNote': 'Адрес, кто вас встретит и что оплачено — на одной странице.',
  'papers.contractNote': 'Текст, который вы приняли, и условия вашей брони.',
  'papers.open': 'Открыть PDF',
  'papers.toAccept': 'Вы ещё не приняли договор. Прочитайте его и подтвердите один раз.',
  'papers.outdated': 'Бронь изменилась. Примите договор ещё раз с новыми датами и суммой.',
  'papers.read': 'Прочитать договор',
  'papers.accept': 'Прочитал(а) и принимаю',
  'papers.acceptNote': 'Время и текст на этот день сохраняются вместе с бронью.',
  'papers.acceptedAt': 'Вы приняли договор {when}.',
  'guests.title': 'Кто будет жить?',
  'guests.why':
    'По закону № 1774 мы регистрируем в полиции всех гостей, включая младенцев. Заполните список сейчас — и не придётся ждать у двери.',
  'guests.complete': 'Список заполнен, спасибо. До заезда его можно менять.',
  'guests.missing': {
    one: 'Осталось вписать {n} человека.',
    few: 'Осталось вписать {n} человек.',
    many: 'Осталось вписать {n} человек.',
    other: 'Осталось вписать {n} человека.',
  },
  'guests.person': 'Гость {n}',
  'guests.firstName': 'Имя',
  'guests.lastName': 'Фамилия',
  'guests.birthDate': 'Дата рождения',
  'guests.nationality': 'Гражданство',
  'guests.document': 'Документ',
  'guests.document.tckn': 'Турецкий ID',
  'guests.document.ykn': 'ID иностранца в Турции (99…)',
  'guests.document.passport': 'Паспорт',
  'guests.number': 'Номер ID',
  'guests.passportNumber': 'Номер паспорта',
  'guests.numberKept': 'Сохранён. Чтобы изменить, введите новый.',
  'guests.save': 'Сохранить список',
  'guests.privacy':
    'Номера хранятся в зашифрованном виде, открываются только для регистрации и удаляются через год после отдыха.',
} satisfies Record<keyof typeof tr, Phrase>
