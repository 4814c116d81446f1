import { oneOf, tableOf } from '../words.ts'

export const MONTHS = tableOf<number>([
  ['ocak january jan январь января январе', 1],
  ['subat february feb февраль февраля феврале', 2],
  ['mart march март марта марте', 3],
  ['nisan april apr апрель апреля апреле', 4],
  ['mayis may май мая мае', 5],
  ['haziran june jun июнь июня июне', 6],
  ['temmuz july jul июль июля июле', 7],
  ['agustos august aug август августа августе', 8],
  ['eylul september sept sep сентябрь сентября сентябре', 9],
  ['ekim october oct октябрь октября октябре', 10],
  ['kasim november nov ноябрь ноября ноябре', 11],
  ['aralik december dec декабрь декабря декабре', 12],
])
/** Short names that are other words too: months only right beside a day. */
export const SHORT_MONTHS: ReadonlyMap<string, number> = new Map([
  ...(['oca', 'sub', 'mar', 'nis', 'may', 'haz', 'tem', 'agu', 'eyl', 'eki'] as const).map(
    (name, index) => [name, index + 1] as const,
  ),
  ['ara', 12],
])
/** A month by itself unless something says that it is one: 'may' is a verb. */
export const DOUBTFUL: ReadonlySet<string> = new Set(['may', 'mar', 'sub', 'tem', 'ara'])
export const MONTH_CUES = oneOf('in of early late mid next this during until by from end beginning')

export const WEEKDAYS = oneOf(
  'pazartesi sali carsamba persembe cuma cumartesi pazar pzt cmt monday tuesday wednesday thursday friday saturday ' +
    'sunday mon tue wed thu fri sat sun понедельник вторник среда среду четверг пятница пятницу суббота субботу воскресенье',
)
/** Which of several: 1 … 4, or −1 for the last. */
export const ORDINALS = tableOf<number>([
  ['ilk birinci first 1st первая первой первую первые первых первый', 1],
  ['ikinci second 2nd вторая второй вторую вторые вторых', 2],
  ['ucuncu third 3rd третья третьей третью', 3],
  ['dorduncu fourth 4th четвертая четвертой четвертую', 4],
  ['son last final последняя последней последнюю последние', -1],
])
export const WEEK = oneOf('hafta haftasi week неделя недели неделе неделю')
export const WEEKEND = oneOf('haftasonu weekend выходные выходных')
export const HALF = oneOf('yari yarisi half половина половине половину')
export const START = oneOf(
  'basi baslari basinda baslarinda basindan basinin beginning start early начало начале началу',
)
export const MIDDLE = oneOf('ortasi ortalari ortasinda ortalarinda middle mid середина середине середину')
export const END = oneOf('sonu sonlari sonunda sonlarinda sonuna end late конец конце концу')
/** Small words inside a period: 'temmuz ayının ilk haftası', 'first week of July'. */
export const BETWEEN = oneOf('ayi ayinin ayinda ayindan of in the month')
export const NEXT = oneOf(
  'gelecek onumuzdeki haftaya next coming upcoming следующие следующих следующей следующую следующем ближайшие ближайшую',
)
export const THIS = oneOf('bu this эти этих этой эту этом')
/** [first month, day], [month and day after the last night]. */
export const SEASONS = tableOf<readonly [number, number]>([
  ['yaz yazin summer лето летом', [6, 9]],
  ['sonbahar guz autumn осень осенью', [9, 12]],
  ['ilkbahar bahar spring весна весной', [3, 6]],
  ['kisin winter зима зимой', [12, 3]],
])
