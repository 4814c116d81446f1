import { isOneOf, oneOf, tableOf, type Word } from './words.ts'

export const NIGHTS = oneOf('gece gecelik gecesi night ночь ночи ночей ночью')
export const DAYS = oneOf('gun gunluk day день дня дней сутки суток')
export const WEEKS = oneOf('hafta haftalik week недели неделя неделю недель')

export type Party = 'all' | 'adults' | 'children' | 'infants' | 'couples'
export const PEOPLE = tableOf<Party>([
  [
    'kisi kisilik kisiyiz insan misafir pax person people guest человек человека чел персона персон гость гостей гостя',
    'all',
  ],
  ['yetiskin buyuk adult grownup взрослый взрослых взрослые взрослого', 'adults'],
  ['cocuk kucuk child children kid дети детей детьми ребенок ребенка ребенком ребята', 'children'],
  ['bebek baby babies infant младенец младенца младенцем малыш малыша малышом', 'infants'],
  ['cift couple пара пары', 'couples'],
])
/** By how much a number is multiplied. */
export const TIMES = tableOf<number>([
  ['bin k тыс тысяча тысячи тысяч thousand', 1_000],
  ['milyon million mio млн миллион миллиона миллионов m', 1_000_000],
])
export const CURRENCY_WORDS = tableOf<'TL' | 'DOLLAR' | 'EURO' | 'POUND'>([
  ['tl lira try ₺ turk-lirasi лира лир лиры', 'TL'],
  ['dolar dollar usd $ доллар долларов', 'DOLLAR'],
  ['euro eur avro yuro € евро', 'EURO'],
  ['pound gbp sterlin sterling quid £ фунт фунтов', 'POUND'],
])
export const ROOMS = oneOf('oda odali bedroom bedrooms спальня спальни спален спальнями комната комнаты комнат')

/** Does a number before this word count something, so that it is no day of a month? */
export const isUnit = (word: Word | undefined): boolean =>
  word !== undefined &&
  !word.pause &&
  (word.word === 'yatak' ||
    [NIGHTS, DAYS, WEEKS, PEOPLE, TIMES, CURRENCY_WORDS, ROOMS].some((table) => isOneOf(table, word)))
