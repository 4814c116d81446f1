import { numberAt, type Read } from '../numbers.ts'
import { DAYS, NIGHTS, WEEKS } from '../units.ts'
import { isOneOf, oneOf, type Word } from '../words.ts'

const MOST_NIGHTS = 100
const A_WEEK = oneOf('haftalik haftaligina неделю неделька недельку')
const LOOSE = oneOf(
  'esnek esner esneyebilir esneyebiliriz esnetebiliriz oynar oynayabilir oynayabiliriz kayabilir kaydirabiliriz flexible ' +
    'гибкие гибкий гибко гибкими гибкость',
)
const SIGN = oneOf('±')
const USUAL = 3

/** How many nights: '7 gece', 'bir hafta', 'for 10 days', 'на две недели'. */
export const nightsAt = (words: readonly Word[], at: number): Read<number> | null => {
  const word = words[at]
  if (isOneOf(A_WEEK, word)) return { length: 1, value: 7 }
  if (word?.word === 'fortnight') return { length: 1, value: 14 }
  const number = word?.word === 'a' ? { length: 1, value: 1 } : numberAt(words, at)
  if (!number) return null
  const unit = words[at + number.length]
  if (unit?.pause) return null
  if (isOneOf(WEEKS, unit) && !isWeekend(words, at + number.length)) return inBounds(number, 7)
  if (!isOneOf(NIGHTS, unit) && !isOneOf(DAYS, unit)) return null
  return inBounds(number, 1)
}

const isWeekend = (words: readonly Word[], at: number): boolean => /^son/.test(words[at + 1]?.word ?? '')

const inBounds = ({ length, value }: Read<number>, times: number): Read<number> | null =>
  value >= 1 && value * times <= MOST_NIGHTS ? { length: length + 1, value: value * times } : null

/** By how many days the dates may move: '± 2 gün', '1-2 gün esner', 'flexible by 3 days', 'плюс-минус 2 дня'. */
export const flexibleAt = (words: readonly Word[], at: number): Read<number> | null => {
  const sign = signAt(words, at)
  if (sign) {
    const days = daysAt(words, at + sign)
    return days && { length: sign + days.length, value: days.value }
  }
  if (isOneOf(LOOSE, words[at])) {
    const by = words[at + 1]?.word === 'by' || words[at + 1]?.word === 'на' ? 1 : 0
    const days = daysAt(words, at + 1 + by)
    return days && by ? { length: 1 + by + days.length, value: days.value } : { length: 1, value: USUAL }
  }
  const days = daysAt(words, at)
  const after = days ? looseAfter(words, at + days.length) : 0
  return days && after ? { length: days.length + after, value: days.value } : null
}

const signAt = (words: readonly Word[], at: number): number => {
  if (isOneOf(SIGN, words[at])) return 1
  const [one, two, three] = [words[at]?.word, words[at + 1]?.word, words[at + 2]?.word]
  if (one === 'give' && two === 'or' && three === 'take') return 3
  if ((one === 'плюс' && two === 'минус') || (one === 'arti' && two === 'eksi') || (one === 'plus' && two === 'minus'))
    return 2
  return one === 'plus' && two === 'or' && three === 'minus' ? 3 : 0
}

/** '2 gün', '1-2 gün', 'bir iki gün': the larger. */
const daysAt = (words: readonly Word[], at: number): Read<number> | null => {
  const first = numberAt(words, at)
  if (!first) return null
  const dash = words[at + first.length]?.word === '-' ? 1 : 0
  const second = numberAt(words, at + first.length + dash)
  const length = first.length + (second ? dash + second.length : 0)
  const value = second?.value ?? first.value
  if (!isOneOf(DAYS, words[at + length])) return null
  return value >= 1 && value <= 14 ? { length: length + 1, value } : null
}

/** What behind some days says that the dates may move by them; answers how many words it took. */
const looseAfter = (words: readonly Word[], at: number): number => {
  if (isOneOf(LOOSE, words[at])) return 1
  const said = [0, 1, 2, 3].map((step) => words[at + step]?.word ?? '').join(' ')
  return MOVES.exec(said)?.[0].split(' ').length ?? 0
}

const TO_AND_FRO = '(once|oncesi|erken)( (veya|ya da|ya))? (sonra|sonrasi|gec)'
const MOVES = new RegExp(`^(flexibility|oynama|either way|saga sola|туда (сюда|обратно)|${TO_AND_FRO})(?= |$)`)
