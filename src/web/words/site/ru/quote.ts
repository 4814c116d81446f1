import type { Phrase } from '../../say.ts'
import type { quote as turkish } from '../tr/quote.ts'

export const quote: Record<keyof typeof turkish, Phrase> = {
  'quote.label': 'Цена и бронирование',
  'quote.allIn': 'с уборкой и скидками',
  'quote.noPrices': 'Цены готовятся',
  'quote.guests': 'Гости',
  'quote.chooseDay': 'Выберите дату',
  'quote.chooseDates': 'Выберите даты',
  'quote.clear': 'Сбросить',
  'quote.calculate': 'Рассчитать стоимость',
  'quote.requestShort': 'Отправить заявку',
  'quote.whatsapp': 'Написать в WhatsApp',
  'quote.noteEmpty': 'Выберите даты, и здесь сразу появится полная цена с уборкой и скидками.',
  'quote.noteLive':
    'На этом шаге оплата не взимается. Даты удерживаются для вас и откроются снова, если вы не оплатите.',
  'quote.noteRequest':
    'Календарь этой виллы подтверждает владелец. Ответ придёт в течение 48 часов; сейчас оплата не взимается.',
  'quote.nearest': 'Ближайшие свободные даты:',
  'quote.wholeGap': 'весь промежуток',
  'quote.elsewhere': 'Виллы, свободные на эти даты',
  'quote.dockFrom': 'минимальная цена за ночь',
  'quote.dockTotal': 'итого',
  'quote.dockNo': 'Даты не подходят',
  'quote.dockWhy': 'почему?',
  'quote.change': 'Изменить даты',
  'quote.why.taken': 'Выбранные даты заняты.',
  'quote.why.departureDay': 'В этот день ({day}) выезд невозможен. Дни выезда в этот период: {days}.',
  'quote.why.guests': 'Эта вилла вмещает не более {n}\u00a0человек, включая младенцев.',
  'quote.why.extra': 'Выбранная услуга на этой вилле не предоставляется.',
  'whatsapp.hello': 'Здравствуйте, хочу узнать о вилле {villa} ({code}).',
  'whatsapp.stay': {
    one: '{stay}, {n}\u00a0гость',
    few: '{stay}, {n}\u00a0гостя',
    many: '{stay}, {n}\u00a0гостей',
    other: '{stay}, {n}\u00a0гостя',
  },
  'whatsapp.total': 'Итого на сайте: {total}',
  'whatsapp.reservation': 'Здравствуйте, пишу по поводу брони {code}.',
}
