import { digitsOf, numberAt, type Read } from '../numbers.ts'
import { isUnit } from '../units.ts'
import { isOneOf, meaningOf, oneOf, type Word } from '../words.ts'
import { BETWEEN, MONTHS, SHORT_MONTHS, WEEKDAYS } from './calendar-words.ts'

/** A day as it was said: what was not said is null. */
export type Point = { day: number; month: number | null; year: number | null }
export type Dates = { kind: 'day'; point: Point } | { kind: 'range'; from: Point; until: Point }

const TO = oneOf('ile ila ve to until till through thru and по до и')
const AFTER = oneOf('gunu gunleri tarihi tarihinde tarihinden tarihine tarihleri числа число')
/** 'çıkış 19' needs no sign before it. */
const FROM = /^(.*(den|dan|ten|tan))$/

/** A day or a run of days at a place of the sentence. */
export const datesAt = (words: readonly Word[], at: number): Read<Dates> | null => {
  const first = pointAt(words, at, true)
  if (!first) return null
  const to = toAt(words, at + first.length, first)
  const second = to ? pointAt(words, at + first.length + to.length, true) : null
  if (to && second) {
    const range = joined(first.value, second.value, first.monthFirst)
    if (range) return { length: first.length + to.length + second.length, value: { kind: 'range', ...range } }
  }
  return first.value.month === null ? null : { length: first.length, value: { kind: 'day', point: first.value } }
}

type ReadPoint = Read<Point> & { monthFirst: boolean; ends: string }

/** A sign or word between two days; nothing at all after 'Temmuz’dan'. */
const toAt = (words: readonly Word[], at: number, { ends }: ReadPoint): { length: number } | null => {
  const word = words[at]
  if (word?.word === '-' || (word && !word.pause && isOneOf(TO, word))) return { length: 1 }
  return FROM.test(ends) ? { length: 0 } : null
}

/** Both days with what one says for the other: '12-19 Temmuz', 'July 12-19', '28-4 Ağustos'. */
const joined = (from: Point, until: Point, monthFirst: boolean): { from: Point; until: Point } | null => {
  if (from.month === null && until.month === null) return null
  if (until.month === null) {
    if (!monthFirst || from.month === null) return null
    return {
      from,
      until: { ...until, month: until.day > from.day ? from.month : (from.month % 12) + 1, year: until.year },
    }
  }
  if (from.month !== null) return { from, until }
  const month = from.day < until.day ? until.month : ((until.month + 10) % 12) + 1
  return { from: { ...from, month }, until }
}

const pointAt = (words: readonly Word[], at: number, bare: boolean): ReadPoint | null => {
  const start = isOneOf(WEEKDAYS, words[at]) ? at + 1 : at
  const read =
    numericAt(words, start) ??
    dayMonthAt(words, start) ??
    monthDayAt(words, start) ??
    (bare ? bareAt(words, start) : null)
  if (!read) return null
  let end = start + read.length
  while (isOneOf(WEEKDAYS, words[end]) || isOneOf(AFTER, words[end])) end += 1
  return { ...read, length: end - at, ends: words[start + read.length - 1]?.ends || read.ends }
}

const NUMERIC = /^(\d{1,2})[./](\d{1,2})(?:[./](\d{4}|\d\d))?$/

/** '12.07.2027', '12/07', '2027-07-12', '07/15/2027'. */
const numericAt = (words: readonly Word[], at: number): ReadPoint | null => {
  const word = words[at]
  if (!word || isUnit(words[at + 1])) return null
  const iso = /^(\d{4})-(\d\d)-(\d\d)$/.exec(word.word)
  if (iso)
    return {
      length: 1,
      value: { day: +(iso[3] ?? 0), month: +(iso[2] ?? 0), year: +(iso[1] ?? 0) },
      monthFirst: false,
      ends: word.ends,
    }
  const [, first, second, year] = NUMERIC.exec(word.word) ?? []
  if (!first || !second) return null
  const [day, month] = +second > 12 && +first <= 12 ? [+second, +first] : [+first, +second]
  if (!isDate(day, month)) return null
  return { length: 1, value: { day, month, year: year ? yearOf(year) : null }, monthFirst: false, ends: word.ends }
}

const yearOf = (digits: string): number => (digits.length === 2 ? 2000 + Number(digits) : Number(digits))
const isDate = (day: number, month: number): boolean => day >= 1 && day <= 31 && month >= 1 && month <= 12

/** '12 Temmuz 2027', '12th of July', 'on iki temmuz', '15 июля'. */
const dayMonthAt = (words: readonly Word[], at: number): ReadPoint | null => {
  const number = numberAt(words, at)
  if (!number || number.value > 31 || number.value < 1) return null
  const next = words[at + number.length]
  const of = next?.word === 'of' ? 1 : 0
  const named = words[at + number.length + of]
  const month = monthOf(named) ?? (named && SHORT_MONTHS.get(named.word))
  if (!month || named?.pause) return null
  const length = number.length + of + 1
  const year = yearAt(words, at + length)
  return {
    length: length + (year ? 1 : 0),
    value: { day: number.value, month, year },
    monthFirst: false,
    ends: named?.ends || named?.word || '',
  }
}

/** 'July 12', 'Temmuz 12', 'temmuzun 12'sinden', 'temmuz ayının 12’si'. */
const monthDayAt = (words: readonly Word[], at: number): ReadPoint | null => {
  const named = words[at]
  const month = monthOf(named) ?? (named && SHORT_MONTHS.get(named.word))
  if (!month) return null
  const skipped = isOneOf(BETWEEN, words[at + 1]) ? 1 : 0
  const number = dayNumberAt(words, at + 1 + skipped)
  if (!number || words[at + 1]?.pause) return null
  const length = 1 + skipped + number.length
  const year = yearAt(words, at + length)
  return {
    length: length + (year ? 1 : 0),
    value: { day: number.value, month, year },
    monthFirst: true,
    ends: number.ends,
  }
}

/** A day of a month that is said elsewhere in the run. */
const bareAt = (words: readonly Word[], at: number): ReadPoint | null => {
  const number = dayNumberAt(words, at)
  return number && { ...number, value: { day: number.value, month: null, year: null }, monthFirst: false }
}

/** A number that may be a day: nothing is counted by it. */
const dayNumberAt = (words: readonly Word[], at: number): (Read<number> & { ends: string }) | null => {
  const word = words[at]
  const value = word ? digitsOf(word) : null
  if (words[at + 1]?.word === '+') return null // '4+2 kişi'
  if (!word || value === null || value < 1 || value > 31 || word.word.length > 2 || isUnit(words[at + 1])) return null
  return { length: 1, value, ends: word.ends }
}

export const monthOf = (word: Word | undefined): number | undefined => meaningOf(MONTHS, word)

export const yearAt = (words: readonly Word[], at: number): number | null => {
  const word = words[at]
  return word && /^20\d\d$/.test(word.word) && !isUnit(words[at + 1]) ? Number(word.word) : null
}
