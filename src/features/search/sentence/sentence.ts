import type { Day } from '../../../kernel/day.ts'
import { type Budget, budgetAt, budgetOf } from './budget.ts'
import { leftOf } from './left.ts'
import { type Named, type Names, nameAt } from './names.ts'
import type { Read } from './numbers.ts'
import { type Counted, type People, peopleAt, peopleOf } from './people.ts'
import { flexibleAt, nightsAt } from './when/lengths.ts'
import { oneTime } from './when/one-time.ts'
import { type Period, periodAt } from './when/periods.ts'
import { type Dates, datesAt, yearAt } from './when/points.ts'
import { type When, whenOf } from './when/when.ts'
import { type Word, wordsOf } from './words.ts'

/** The longest text that is read; what stands behind is left. */
export const LONGEST_SENTENCE = 2_000

/** What a guest's sentence asks for; null and empty lists where it says nothing. `left` was not understood. */
export type Sentence = People & {
  when: When | null
  nights: number | null
  flexible: number | null
  bedrooms: number | null
  budget: Budget | null
  towns: string[]
  districts: string[]
  types: string[]
  features: string[]
  left: string[]
  /** The text was longer than is read. */
  cut: boolean
}

type Part =
  | { kind: 'when'; said: Dates | Period }
  | { kind: 'nights'; count: number }
  | { kind: 'flexible'; count: number }
  | { kind: 'year'; count: number }
  | { kind: 'people'; counted: Counted[] }
  | { kind: 'budget'; budget: Budget }
  | { kind: 'named'; named: Named }
type Taken = { part: Part; at: number; length: number }

/** Reads a guest's message in Turkish, English or Russian. Dates are never before `today`. */
export const readSentence = (text: string, names: Names, today: Day): Sentence => {
  const words = wordsOf(text.slice(0, LONGEST_SENTENCE))
  const taken: Taken[] = []
  const loose: number[] = []
  for (let at = 0; at < words.length; ) {
    const read = partAt(words, at, names)
    if (read) taken.push({ part: read.value, at, length: read.length })
    else loose.push(at)
    at += read?.length ?? 1
  }
  const { meant, unused } = meaningOf(taken, today)
  const open = [...loose, ...unused.flatMap(({ at, length }) => Array.from({ length }, (_, step) => at + step))]
  return { ...meant, left: leftOf(words, open, unused), cut: text.length > LONGEST_SENTENCE }
}

const as = <T>(read: Read<T> | null, part: (value: T) => Part): Read<Part> | null =>
  read && { length: read.length, value: part(read.value) }

/** The reading that takes the most words; of two alike the earlier in this list. */
const partAt = (words: readonly Word[], at: number, names: Names): Read<Part> | null => {
  const year = yearAt(words, at)
  const reads = [
    as(datesAt(words, at), (said) => ({ kind: 'when', said })),
    as(periodAt(words, at), (said) => ({ kind: 'when', said })),
    as(flexibleAt(words, at), (count) => ({ kind: 'flexible', count })),
    as(nightsAt(words, at), (count) => ({ kind: 'nights', count })),
    as(peopleAt(words, at), (counted) => ({ kind: 'people', counted })),
    as(nameAt(words, at, names), (named) => ({ kind: 'named', named })),
    as(budgetAt(words, at), (budget) => ({ kind: 'budget', budget })),
    year === null ? null : { length: 1, value: { kind: 'year' as const, count: year } },
    as(nextYearAt(words, at), (ahead) => ({ kind: 'year', count: ahead })),
  ]
  return reads.reduce((best, read) => (read && read.length > (best?.length ?? 0) ? read : best), null)
}

const NEXT_YEAR = /^(seneye|(gelecek|onumuzdeki) (yil|sene)|next year|(следующем|следующий) (году|год))$/

/** Answers 1: a year counted from this one. */
const nextYearAt = (words: readonly Word[], at: number): Read<number> | null => {
  const [one = '', two = ''] = [words[at]?.word, words[at + 1]?.word]
  if (NEXT_YEAR.test(one)) return { length: 1, value: 1 }
  return NEXT_YEAR.test(`${one} ${two}`) ? { length: 2, value: 1 } : null
}

type Meant = Omit<Sentence, 'left' | 'cut'>

const meaningOf = (taken: readonly Taken[], today: Day): { meant: Meant; unused: Taken[] } => {
  const of = <K extends Part['kind']>(kind: K) =>
    taken.flatMap((each) =>
      each.part.kind === kind ? [{ ...each, part: each.part as Extract<Part, { kind: K }> }] : [],
    )
  const years = of('year')
  const said = years[0]?.part.count ?? null
  const year = said !== null && said < 100 ? Number(today.slice(0, 4)) + said : said
  const dates = of('when').map((each) => ({ ...each, when: whenOf(each.part.said, today, year) }))
  const { when, used } = oneTime(dates)
  const counted = of('people').flatMap(({ part }) => part.counted)
  const { budget, unused: otherBudgets } = budgetOf(of('budget').map((each) => ({ ...each, budget: each.part.budget })))
  const named = [
    ...new Map(of('named').map(({ part }) => [`${part.named.kind} ${part.named.key}`, part.named])).values(),
  ]
  const keys = (kind: Named['kind']) => named.filter((each) => each.kind === kind).map(({ key }) => key)
  const flexible = of('flexible').map(({ part }) => part.count)
  const rooms = counted.filter(({ who }) => who === 'rooms').map(({ count }) => count)
  const unused = [
    ...dates.filter((each) => !used.has(each)),
    ...(dates.length ? years.slice(1) : years),
    ...otherBudgets,
  ]
  const meant = {
    ...peopleOf(counted),
    when,
    nights: of('nights')[0]?.part.count ?? null,
    flexible: flexible.length ? Math.max(...flexible) : null,
    bedrooms: rooms[0] ?? null,
    budget,
    ...{ towns: keys('town'), districts: keys('district'), types: keys('type'), features: keys('feature') },
  }
  return { meant, unused }
}
