import type { Currency } from '../../../kernel/money.ts'
import { amountOf, digitsOf, numberAt, type Read } from './numbers.ts'
import { CURRENCY_WORDS, isUnit, PEOPLE, TIMES } from './units.ts'
import { isOneOf, meaningOf, oneOf, type Word } from './words.ts'

/** What somebody wants to spend, in whole units; `currency` null when none was said. */
export type Budget = { min: number | null; max: number | null; currency: Currency | null; per: 'stay' | 'night' }

const AT_MOST = oneOf(
  'max maksimum maximum azami fazla butce butcemiz butcem budget under below up within to do до бюджет бюджетом ' +
    'максимум дороже более',
)
const AT_LEAST = oneOf('min minimum asgari az from over above least от минимум')
const LEADS = oneOf('en to is of than a about around yaklasik olarak icin не до в около at most the more less our my')
const MOST_WORDS =
  'kadar alti altinda altina gecmesin gecmeyen asmasin asmayan max maksimum maximum butce butcem butcemiz butceli ' +
  'butceyle az civari civarinda budget total toplam tops включительно максимум'
const TRAILS_MOST = new RegExp(`^(${MOST_WORDS.replaceAll(' ', '|')})$`)
const TRAILS_LEAST = /^(ustu|ustunde|uzeri|uzerinde|baslayan|itibaren|plus)$/
const BETWEEN = /^(-|ile|ila|ve|to|and|до|и)$/
const NIGHTLY = /^(gecelik|geceligi|gecesi|geceye|nightly)$/
const LEAST_AMOUNT = 1_000
const MOST_AMOUNT = 100_000_000

/** An amount of money with what makes it a budget: a sign, a currency, a multiplier, or a size nothing else has. */
export const budgetAt = (words: readonly Word[], at: number): Read<Budget> | null => {
  const lead = leadAt(words, at)
  const first = sumAt(words, at + lead.length)
  if (!first) return null
  let length = lead.length + first.length
  const between = BETWEEN.test(words[at + length]?.word ?? '') ? sumAt(words, at + length + 1) : null
  if (between) length += 1 + between.length
  const tail = tailAt(words, at + length)
  length += tail.length
  const sums = between ? bothOf(first.value, between.value) : [first.value]
  const isMoney = sums.some((sum) => sum.sure) || (lead.side !== null && isLarge(sums)) || isLarge(sums)
  const amounts = sums.map(({ amount }) => Math.round(amount))
  if (!isMoney || amounts.some((amount) => amount < 1 || amount > MOST_AMOUNT)) return null
  const [low, high = low] = amounts.sort((one, other) => one - other)
  const side = between ? null : (tail.side ?? lead.side)
  const per = lead.nightly || tail.nightly ? 'night' : 'stay'
  const currency = sums.find((sum) => sum.currency)?.currency ?? null
  const min = between || side === 'least' ? (low ?? null) : null
  return { length, value: { min, max: side === 'least' ? null : (high ?? null), currency, per } }
}

type Sum = { amount: number; currency: Currency | null; times: number; sure: boolean; year: boolean }
const isLarge = (sums: readonly Sum[]): boolean => sums.every(({ amount, year }) => amount >= LEAST_AMOUNT && !year)

/** '250 bin TL', '€2000', '2.5k', 'iki yüz elli bin', '250.000'. */
const sumAt = (words: readonly Word[], at: number): Read<Sum> | null => {
  const sign = CURRENCY_WORDS.get(words[at]?.word ?? '')
  const start = at + (sign ? 1 : 0)
  const word = words[start]
  const decimal = word ? amountOf(word) : null
  const number = word && decimal !== null ? { length: 1, value: decimal } : numberAt(words, start)
  if (!word || !number) return null
  let length = start - at + number.length
  let times = 1
  for (
    let more = meaningOf(TIMES, words[at + length]);
    more && times < 1_000_000;
    more = meaningOf(TIMES, words[at + length])
  ) {
    times *= more
    length += 1
    if (words[at + length]?.pause && words[at + length]?.word === 'р') break
  }
  const named = words[at + length]
  const currency = sign ?? (named?.pause ? undefined : meaningOf(CURRENCY_WORDS, named))
  if (!sign && currency) length += 1
  else if (!sign && times === 1 && isUnit(named)) return null
  if (decimal !== null && digitsOf(word) === null && times === 1 && !currency) return null
  const year = /^20[2-9]\d$/.test(word.word) && times === 1 && !currency
  return {
    length,
    value: { amount: number.value * times, currency: currency ?? null, times, sure: times > 1 || !!currency, year },
  }
}

/** '200-250 bin': what multiplies the second multiplies the first. */
const bothOf = (first: Sum, second: Sum): Sum[] =>
  first.times === 1 && second.times > 1 && first.amount < 1_000
    ? [{ ...first, amount: first.amount * second.times }, second]
    : [first, second]

type Side = 'most' | 'least' | null
type Around = { length: number; side: Side; nightly: boolean }

const leadAt = (words: readonly Word[], at: number): Around => {
  const found: Around = { length: 0, side: null, nightly: false }
  for (let step = 0; step < 4; step++) {
    const word = words[at + step]
    if (!word || isOneOf(CURRENCY_WORDS, word)) break
    if (isOneOf(AT_MOST, word)) Object.assign(found, { length: step + 1, side: 'most' })
    else if (isOneOf(AT_LEAST, word))
      Object.assign(found, {
        length: step + 1,
        side: word.word === 'least' ? 'least' : sideOf(word, words[at + step + 1]),
      })
    else if (NIGHTLY.test(word.word)) Object.assign(found, { length: step + 1, nightly: true })
    else if (isOneOf(LEADS, word)) found.length = step + 1
    else break
  }
  return found
}

const sideOf = ({ word }: Word, next: Word | undefined): Side =>
  word === 'under' || next?.word === 'most' ? 'most' : 'least'

const tailAt = (words: readonly Word[], at: number): Around => {
  const found: Around = { length: 0, side: null, nightly: false }
  for (let step = 0; step < 4; step++) {
    const { word = '' } = words[at + step] ?? {}
    const next = words[at + step + 1]?.word ?? ''
    if (/^(az|asagi|dusuk)$/.test(word) && next === 'olmasin')
      return { length: step + 2, side: 'least', nightly: found.nightly }
    if (TRAILS_MOST.test(word) && words[at + step]?.pause !== true)
      Object.assign(found, { length: step + 1, side: 'most' })
    else if (TRAILS_LEAST.test(word)) Object.assign(found, { length: step + 1, side: 'least' })
    else if (NIGHTLY.test(word) && next !== 'degil') Object.assign(found, { length: step + 1, nightly: true })
    else if (/^(per|a|за|в)$/.test(word) && /^(night|ночь|сутки|day)$/.test(next)) {
      Object.assign(found, { length: step + 2, nightly: true })
      step += 1
    } else if (!/^(i|yi|den|dan|or|en|lik)$/.test(word) || isOneOf(PEOPLE, words[at + step])) break
  }
  return found
}

/** One budget out of all that were said: 'en az 100 bin, en fazla 200 bin' are one; what disagrees is not used. */
export const budgetOf = <T extends { budget: Budget }>(said: readonly T[]): { budget: Budget | null; unused: T[] } => {
  const [first, ...others] = said
  if (!first) return { budget: null, unused: [] }
  const budget = { ...first.budget }
  const unused = others.filter(({ budget: other }) => {
    const fits = (mine: number | null, its: number | null) => mine === null || its === null || mine === its
    if (other.per !== budget.per || !fits(budget.min, other.min) || !fits(budget.max, other.max)) return true
    budget.min ??= other.min
    budget.max ??= other.max
    budget.currency ??= other.currency
    return false
  })
  return { budget, unused }
}
