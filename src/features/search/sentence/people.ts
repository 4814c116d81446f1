import { digitsOf, numberAt, type Read, TOGETHER } from './numbers.ts'
import { isUnit, type Party, PEOPLE, ROOMS } from './units.ts'
import { monthOf } from './when/points.ts'
import { isOneOf, meaningOf, oneOf, type Word } from './words.ts'

export type Counted = { who: Party | 'rooms'; count: number }

const MOST = 50
const FOR = oneOf('for на')
const GROUP = oneOf('family party group семья семьи семью группа группы компания компании')
const OF = oneOf('of из')
const WE = oneOf('we biz нас')
const ARE = oneOf('are')
/** 'bebeğimiz', 'с ребёнком': one without a number. */
const OURS = /^(cocug|bebeg)(umuz|imiz|um|im)/
const ONE_RUSSIAN = new Set(['ребенком', 'ребенок', 'малышом', 'малыш', 'младенцем', 'младенец'])
const ARTICLE = oneOf('a an our my one')

/** How many of whom: '6 kişi', '4+2 kişilik', 'family of four', 'вшестером', '3 yatak odalı'. */
export const peopleAt = (words: readonly Word[], at: number): Read<Counted[]> | null =>
  countedAt(words, at) ?? plusAt(words, at) ?? withoutNumber(words, at) ?? forSoMany(words, at)

const some = (length: number, ...value: Counted[]): Read<Counted[]> | null =>
  value.every(({ count }) => count >= 1 && count <= MOST) ? { length, value } : null

const countedAt = (words: readonly Word[], at: number): Read<Counted[]> | null => {
  const number = numberAt(words, at)
  if (!number) return null
  const upTo = rangeAt(words, at + number.length)
  const [length, count] = upTo ? [number.length + upTo.length, upTo.value] : [number.length, number.value]
  const unit = words[at + length]
  if (!unit || unit.pause) return null
  if (unit.word === 'yatak' && isOneOf(ROOMS, words[at + length + 1])) return some(length + 2, { who: 'rooms', count })
  if (isOneOf(ROOMS, unit)) return some(length + 1, { who: 'rooms', count })
  const who = meaningOf(PEOPLE, unit)
  return who ? some(length + 1, { who, count }) : null
}

/** '6-8 kişi': the larger. */
const rangeAt = (words: readonly Word[], at: number): Read<number> | null => {
  if (!/^(-|ila|to|до|или|veya|or)$/.test(words[at]?.word ?? '')) return null
  const number = numberAt(words, at + 1)
  return number && { length: number.length + 1, value: number.value }
}

/** '4+2 kişi' are adults and children, '3+1' are rooms. */
const plusAt = (words: readonly Word[], at: number): Read<Counted[]> | null => {
  const [first, plus, second] = [words[at], words[at + 1], words[at + 2]]
  if (!first || plus?.word !== '+' || !second) return null
  const [adults, children] = [digitsOf(first), digitsOf(second)]
  if (adults === null || children === null) return null
  const who = meaningOf(PEOPLE, words[at + 3])
  if (who === 'all') return some(4, { who: 'adults', count: adults }, { who: 'children', count: children })
  if (who) return some(4, { who: 'adults', count: adults }, { who, count: children })
  return children === 1 ? some(3, { who: 'rooms', count: adults }) : null
}

const withoutNumber = (words: readonly Word[], at: number): Read<Counted[]> | null => {
  const word = words[at]
  if (!word) return null
  const together = TOGETHER[word.word]
  if (together) return some(1, { who: 'all', count: together })
  if (OURS.test(word.word)) return some(1, { who: word.word.startsWith('b') ? 'infants' : 'children', count: 1 })
  if (ONE_RUSSIAN.has(word.word))
    return some(1, { who: word.word.startsWith('ребен') ? 'children' : 'infants', count: 1 })
  const next = meaningOf(PEOPLE, words[at + 1])
  if (isOneOf(ARTICLE, word) && next && next !== 'all') return some(2, { who: next, count: 1 })
  if (word.word === 'tek' && next === 'all') return some(2, { who: 'all', count: 1 })
  const isCouple =
    meaningOf(PEOPLE, word) === 'couples' && next === undefined && !isOneOf(oneOf('yatak'), words[at + 1])
  return isCouple ? some(1, { who: 'couples', count: 1 }) : null
}

/** 'for 6', 'party of eight', 'we are 6', 'нас четверо', 'на шестерых'. */
const forSoMany = (words: readonly Word[], at: number): Read<Counted[]> | null => {
  const length = leadingTo(words, at)
  const number = length ? numberAt(words, at + length) : null
  if (!number) return null
  const next = words[at + length + number.length]
  if (next && !next.pause && (isUnit(next) || monthOf(next) || /^[-+.]$/.test(next.word))) return null
  return some(length + number.length, { who: 'all', count: number.value })
}

const leadingTo = (words: readonly Word[], at: number): number => {
  if (isOneOf(GROUP, words[at]) && isOneOf(OF, words[at + 1])) return 2
  if (words[at]?.word === 'sleeps') return 1
  if (isOneOf(FOR, words[at])) return 1
  if (!isOneOf(WE, words[at])) return 0
  return isOneOf(ARE, words[at + 1]) ? 2 : 1
}

export type People = { adults: number | null; children: number | null; infants: number | null }

/** Children belong to a total that was said, babies come on top of it. The largest of several numbers counts. */
export const peopleOf = (counted: readonly Counted[]): People => {
  const most = (who: Counted['who']): number | null => {
    const counts = counted.filter((each) => each.who === who).map(({ count }) => count)
    return counts.length ? Math.max(...counts) : null
  }
  const couples = most('couples')
  const [children, infants, all] = [most('children'), most('infants'), most('all')]
  const adults = most('adults') ?? (couples === null ? null : couples * 2)
  const rest = all === null ? null : Math.max(1, all - (children ?? 0))
  return { adults: adults ?? rest, children, infants }
}
