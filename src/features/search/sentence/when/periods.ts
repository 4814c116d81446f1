import { digitsOf, type Read } from '../numbers.ts'
import { isOneOf, meaningOf, oneOf, tableOf, type Word } from '../words.ts'
import {
  BETWEEN,
  DOUBTFUL,
  END,
  HALF,
  MIDDLE,
  MONTH_CUES,
  MONTHS,
  NEXT,
  ORDINALS,
  SEASONS,
  START,
  THIS,
  WEEK,
  WEEKEND,
} from './calendar-words.ts'
import type { Holiday } from './holidays.ts'
import { monthOf, yearAt } from './points.ts'

/** A part of a month: which week, half, weekend or third of it. */
export type MonthPart = { of: 'week' | 'weekend' | 'half' | 'third'; nth: number }

/** A stretch of time as it was said. `months`: how many from `month` on. */
export type Period =
  | { kind: 'month'; month: number; months: number; part: MonthPart | null; year: number | null }
  | { kind: 'weekend' | 'week' | 'calendar-month'; ahead: 0 | 1 }
  | { kind: 'today'; ahead: number }
  | { kind: 'holiday'; holiday: Holiday; year: number | null }

const EID = oneOf('bayram bayrami bayraminda bayramda eid байрам')
const KINDS = tableOf<Holiday>([
  ['kurban adha sacrifice курбан', 'kurban'],
  ['ramazan seker fitr рамазан ураза', 'ramazan'],
])
const AHEAD = tableOf<number>([
  ['bugun today tonight сегодня', 0],
  ['yarin tomorrow завтра', 1],
])
const OR = oneOf('- veya yada ya da and or ve или и')

/** A period at a place of the sentence. */
export const periodAt = (words: readonly Word[], at: number): Read<Period> | null =>
  partFirst(words, at) ?? monthFirst(words, at) ?? relativeAt(words, at) ?? holidayAt(words, at)

type Month = { length: number; month: number; months: number }

const monthAt = (words: readonly Word[], at: number, sure = false): Month | null => {
  const word = words[at]
  const month = monthOf(word)
  if (
    !word ||
    !month ||
    (!sure && DOUBTFUL.has(word.word) && !isOneOf(MONTH_CUES, words[at - 1]) && !yearAt(words, at + 1))
  )
    return null
  const or = isOneOf(OR, words[at + 1]) ? 1 : 0
  const other = words[at + 1 + or]
  const next =
    other && !other.pause && MONTHS.has(other.forms.find((form) => MONTHS.has(form)) ?? '') ? monthOf(other) : undefined
  if (next && next === (month % 12) + 1) return { length: 2 + or, month, months: 2 }
  return { length: 1, month, months: 1 }
}

/** 'first week of July', 'mid-July', 'в начале июля', 'ilk hafta temmuz'. */
const partFirst = (words: readonly Word[], at: number): Read<Period> | null => {
  const the = words[at]?.word === 'the' ? 1 : 0
  const part = partAt(words, at + the)
  // 'mayıs sonu haziran başı': in Turkish these stand behind their month
  if (!part || (part.value.of === 'third' && /^(bas|orta|son)/.test(words[at + the]?.word ?? ''))) return null
  const middle = skipped(words, at + the + part.length)
  const month = monthAt(words, at + the + part.length + middle, true)
  if (!month) return null
  return ofMonth(words, at, { ...month, length: the + part.length + middle + month.length }, part.value)
}

/** 'temmuz', 'Temmuz’un ilk haftası', 'temmuz ayı sonunda', 'July or August'. */
const monthFirst = (words: readonly Word[], at: number): Read<Period> | null => {
  const month = monthAt(words, at)
  if (!month) return null
  const year = yearAt(words, at + month.length)
  const before = month.length + (year ? 1 : 0)
  const middle = before + skipped(words, at + before)
  const part = words[at + middle]?.pause ? null : partAt(words, at + middle)
  // 'July, last week of August': the part belongs to the month behind it
  const belongs = part && !partFirst(words, at + middle)
  const read = ofMonth(
    words,
    at,
    { ...month, length: belongs ? middle + part.length : before },
    belongs ? part.value : null,
  )
  return { ...read, value: { ...read.value, ...(year && { year }) } }
}

const ofMonth = (
  words: readonly Word[],
  at: number,
  { length, month, months }: Month,
  part: MonthPart | null,
): Read<Period> => {
  const end = length + (isOneOf(BETWEEN, words[at + length]) && /^ay/.test(words[at + length]?.word ?? '') ? 1 : 0)
  const year = yearAt(words, at + end)
  return { length: end + (year ? 1 : 0), value: { kind: 'month', month, months, part, year } }
}

const skipped = (words: readonly Word[], at: number): number => {
  let count = 0
  while (count < 3 && isOneOf(BETWEEN, words[at + count])) count += 1
  return count
}

const partAt = (words: readonly Word[], at: number): Read<MonthPart> | null => {
  const word = words[at]
  if (!word) return null
  const nth = ORDINALS.get(word.word) ?? meaningOf(ORDINALS, word) ?? dottedAt(words, at)
  if (nth !== null && nth !== undefined) {
    const unit = unitAt(words, at + 1)
    if (unit) return { length: 1 + unit.length, value: { of: unit.value, nth } }
  }
  if (isOneOf(START, word)) return { length: 1, value: { of: 'third', nth: 1 } }
  if (isOneOf(MIDDLE, word)) return { length: 1, value: { of: 'third', nth: 2 } }
  return isOneOf(END, word) ? { length: 1, value: { of: 'third', nth: -1 } } : null
}

/** '2. haftası', '2'nci hafta'. */
const dottedAt = (words: readonly Word[], at: number): number | null => {
  const word = words[at]
  const number = word ? digitsOf(word) : null
  return number !== null && number >= 1 && number <= 4 && (words[at + 1]?.pause || word?.ends) ? number : null
}

const unitAt = (words: readonly Word[], at: number): Read<MonthPart['of']> | null => {
  if (isOneOf(WEEKEND, words[at])) return { length: 1, value: 'weekend' }
  if (isOneOf(WEEK, words[at]))
    return /^son(u|un|la)/.test(words[at + 1]?.word ?? '')
      ? { length: 2, value: 'weekend' }
      : { length: 1, value: 'week' }
  return isOneOf(HALF, words[at]) ? { length: 1, value: 'half' } : null
}

/** 'bu hafta sonu', 'next week', 'в следующем месяце', 'yarın', 'yazın'. */
const relativeAt = (words: readonly Word[], at: number): Read<Period> | null => {
  const word = words[at]
  const day = meaningOf(AHEAD, word)
  if (day !== undefined) return { length: 1, value: { kind: 'today', ahead: day } }
  const season = meaningOf(SEASONS, word)
  if (season) {
    const year = yearAt(words, at + 1)
    const months = (season[1] - season[0] + 12) % 12
    return { length: year ? 2 : 1, value: { kind: 'month', month: season[0], months, part: null, year } }
  }
  const ahead = isOneOf(NEXT, word) ? 1 : 0
  const told = ahead === 1 || isOneOf(THIS, word) ? 1 : 0
  const unit = unitAt(words, at + told)
  if (unit && unit.value === 'weekend') return { length: told + unit.length, value: { kind: 'weekend', ahead } }
  if (word?.word === 'haftaya') return { length: 1, value: { kind: 'week', ahead: 1 } }
  if (told && unit && unit.value === 'week') return { length: 1 + unit.length, value: { kind: 'week', ahead } }
  if (told && /^(ay|month|месяц)/.test(words[at + 1]?.word ?? ''))
    return { length: 2, value: { kind: 'calendar-month', ahead } }
  return null
}

const holidayAt = (words: readonly Word[], at: number): Read<Period> | null => {
  const read = holidayName(words, at)
  if (!read) return null
  let length = read.length
  while (/^(tatil|holiday|break|праздник|каникул)/.test(words[at + length]?.word ?? '')) length += 1
  const year = yearAt(words, at + length)
  return { length: length + (year ? 1 : 0), value: { kind: 'holiday', holiday: read.value, year } }
}

const holidayName = (words: readonly Word[], at: number): Read<Holiday> | null => {
  const [one, two, three] = [words[at], words[at + 1], words[at + 2]]
  const kind = meaningOf(KINDS, one)
  if (kind && isOneOf(EID, two)) return { length: 2, value: kind }
  if (isOneOf(EID, one)) {
    const al = /^(al|ul|el)$/.test(two?.word ?? '') ? 1 : 0
    const named = meaningOf(KINDS, al ? three : two)
    return named ? { length: 2 + al, value: named } : { length: 1, value: 'bayram' }
  }
  const [first, second] = [one?.word ?? '', two?.word ?? '']
  if (/^yilbasi/.test(first)) return { length: 1, value: 'new-year' }
  if ((first === 'new' && /^year/.test(second)) || (/^нов/.test(first) && /^год/.test(second)))
    return { length: 2, value: 'new-year' }
  if (/^(christmas|xmas|noel|рождеств)/.test(first)) return { length: 1, value: 'christmas' }
  return /^(майск|may)/.test(first) && /^(праздник|holiday)/.test(second) ? { length: 2, value: 'may-days' } : null
}
