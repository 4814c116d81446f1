import type { Word } from './words.ts'

/** How many words a reader took, and what they mean. */
export type Read<T> = { length: number; value: T }

const SMALL: Record<string, number> = {}
const spell = (first: number, step: number, list: string): void => {
  for (const [index, names] of list.split(' ').entries())
    for (const name of names.split('|')) SMALL[name] = first + index * step
}
spell(1, 1, 'bir iki uc dort bes alti yedi sekiz dokuz')
spell(10, 10, 'on yirmi otuz kirk elli altmis yetmis seksen doksan')
spell(1, 1, 'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen')
spell(20, 10, 'twenty thirty forty fifty sixty seventy eighty ninety')
spell(
  1,
  1,
  'один|одна|одного|одну|одной|одним два|две|двух|двое|двоих|двумя|двоем три|трех|трое|троих|тремя ' +
    'четыре|четырех|четверо|четверых|четырьмя пять|пяти|пятеро|пятерых|пятью шесть|шести|шестеро|шестерых|шестью ' +
    'семь|семи|семеро|семерых восемь|восьми|восьмеро|восьмерых девять|девяти десять|десяти|десятеро|десятерых ' +
    'одиннадцать|одиннадцати двенадцать|двенадцати тринадцать четырнадцать|четырнадцати пятнадцать|пятнадцати',
)
spell(
  20,
  10,
  'двадцать|двадцати тридцать|тридцати сорок|сорока пятьдесят|пятидесяти шестьдесят семьдесят восемьдесят девяносто',
)
spell(
  100,
  100,
  'сто|ста двести|двухсот триста|трехсот четыреста|четырехсот пятьсот|пятисот шестьсот семьсот восемьсот девятьсот',
)
/** Forms of numbers that only people are counted with. */
export const TOGETHER: Readonly<Record<string, number>> = {
  вдвоем: 2,
  втроем: 3,
  вчетвером: 4,
  впятером: 5,
  вшестером: 6,
  всемером: 7,
  ввосьмером: 8,
}
const HUNDRED = new Set(['yuz', 'hundred'])

/** A whole number in digits: '250.000' and '250 000' are thousands; null for '12.07' and words. */
export const digitsOf = ({ word }: Word): number | null => {
  if (/^\d{1,9}$/.test(word)) return Number(word)
  return /^\d{1,3}([., \u00a0]\d{3})+$/.test(word) ? Number(word.replace(/\D/g, '')) : null
}

/** As `digitsOf`, also with a fraction: '1,5'. */
export const amountOf = (word: Word): number | null =>
  digitsOf(word) ?? (/^\d{1,6}[.,]\d{1,2}$/.test(word.word) ? Number(word.word.replace(',', '.')) : null)

/** A number in digits or in words of any of the three languages: 'yirmi beş', 'two hundred fifty', 'шесть'. */
export const numberAt = (words: readonly Word[], at: number): Read<number> | null => {
  const first = words[at]
  if (!first) return null
  const digits = digitsOf(first)
  if (digits !== null) return { length: 1, value: digits }
  let [value, length, last] = [0, 0, 1000]
  for (let word = words[at]; word; word = words[at + length]) {
    const small = SMALL[word.word]
    if (HUNDRED.has(word.word) && value < 10) [value, last] = [100 * (value || 1), 100]
    else if (small !== undefined && sizeOf(small) < sizeOf(last)) [value, last] = [value + small, small]
    else break
    length += 1
  }
  return length > 0 ? { length, value } : null
}

/** Ones, tens or hundreds: each may be said once, the larger first. */
const sizeOf = (number: number): number => (number < 20 && number > 10 ? 0 : Math.floor(Math.log10(number) + 1e-9))
