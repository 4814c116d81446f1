import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aSentence, inOneLine } from '../../../../seeds/sentence/a-sentence.ts'
import { addDays } from '../../../kernel/day.ts'
import { LONGEST_SENTENCE } from './sentence.ts'
import { stayMeant } from './stay-meant.ts'

const seed = 20_261_123
const PARTS: Record<string, readonly (readonly string[])[]> = {
  tr: [
    [
      "Temmuz'un ilk haftası",
      '12-19 temmuz',
      'ağustosta',
      '12.07.2027 - 19.07.2027',
      'kurban bayramında',
      'haziran sonu',
    ],
    ['6 kişi', '4 yetişkin 2 çocuk', 'altı kişilik', '4+2 kişi', 'iki çocuk'],
    ['Kalkan', 'Kaş’ta', 'göcekte', 'Fethiye'],
    ['ısıtmalı havuz', 'jakuzili', 'deniz manzaralı', 'korunaklı havuzlu'],
    ['250 bine kadar', 'en fazla 3 bin euro', '200-250 bin arası', '€2.000', 'bütçemiz 250.000 TL'],
    ['± 2 gün', 'tarihler esnek', '3 gün oynar'],
  ],
  en: [
    ['first week of July', 'from 12 to 19 July', 'in August', 'July 12-19', 'end of June'],
    ['6 people', 'six adults and two children', 'party of 8', '4 guests'],
    ['in Kalkan', 'in Kas', 'Fethiye'],
    ['heated pool', 'sea view', 'near the beach', 'pet friendly'],
    ['max £2000', 'under €3000', '250k', 'up to 5000 dollars', '£150 per night'],
    ['flexible by 3 days', '± 2 days'],
  ],
  ru: [
    ['15–22 июля', 'с 15 июля по 22 июля', 'первая неделя июля', 'в конце августа', 'в июле'],
    ['6 человек', '4 взрослых и 2 ребёнка', 'вшестером'],
    ['в Калкане', 'Фетхие', 'в Каше'],
    ['бассейн с подогревом', 'с видом на море', 'с джакузи'],
    ['до 3000 евро', 'не дороже 250 тысяч лир', 'от 200 до 250 тысяч'],
    ['плюс-минус 2 дня', 'даты гибкие'],
  ],
}

/** Some of the parts, one of each kind, in two orders. */
const inTwoOrders = fc.constantFrom(...Object.values(PARTS)).chain((kinds) =>
  fc
    .tuple(...kinds.map((choices) => fc.option(fc.constantFrom(...choices), { nil: '' })))
    .map((chosen) => chosen.filter(Boolean))
    .chain((chosen) =>
      fc.tuple(
        fc.constant(chosen),
        fc.shuffledSubarray(chosen, { minLength: chosen.length, maxLength: chosen.length }),
      ),
    ),
)

const someText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 300 }),
  fc
    .array(
      fc.constantFrom(
        ...Object.values(PARTS).flat(2),
        '12',
        '31',
        '.',
        ',',
        '-',
        '2020',
        '30 şubat',
        '’',
        'ile',
        'to',
        '€',
        '0',
        '99999999999',
      ),
      {
        maxLength: 30,
      },
    )
    .map((words) => words.join(' ')),
)
const someDay = fc.integer({ min: 0, max: 1_500 }).map((days) => addDays('2026-01-01', days))

describe('any sentence', () => {
  test('is read without a fault and never means a day that is past', () => {
    fc.assert(
      fc.property(someText, someDay, (text, today) => {
        const { when, left } = aSentence(text, today)
        expect(left.every((each) => each.length <= 80)).toBe(true)
        if (!when) return
        expect(when.from >= today).toBe(true)
        if (when.until !== null) expect(when.until > when.from).toBe(true)
      }),
      { seed, numRuns: 1_500 },
    )
  })

  test('means the same in any order of its parts', () => {
    fc.assert(
      fc.property(inTwoOrders, ([one, other]) => {
        const [first, second] = [one, other].map((parts) => aSentence(parts.join(', ')))
        const sorted = (sentence: typeof first) =>
          sentence && { ...sentence, features: [...sentence.features].sort(), types: [...sentence.types].sort() }
        expect(sorted(first)).toEqual(sorted(second))
      }),
      { seed, numRuns: 800 },
    )
  })

  test('names every word that nobody knows', () => {
    const unknown = fc.stringMatching(/^[qwx]{4,9}$/)
    fc.assert(
      fc.property(inTwoOrders, unknown, fc.nat(), ([parts], word, place) => {
        const at = place % (parts.length + 1)
        const text = [...parts.slice(0, at), word, ...parts.slice(at)].join(', ')
        expect(aSentence(text).left).toContain(word)
        expect({ ...aSentence(text), left: [] }).toEqual({ ...aSentence(parts.join(', ')), left: [] })
      }),
      { seed, numRuns: 400 },
    )
  })

  test('is understood whole when it is made of known parts', () => {
    fc.assert(
      fc.property(inTwoOrders, ([parts]) => {
        expect(aSentence(parts.join(', ')).left).toEqual([])
      }),
      { seed, numRuns: 400 },
    )
  })
})

test('what stands behind the longest text is not read', () => {
  const long = `${'kalkan '.repeat(LONGEST_SENTENCE / 7)} 6 kişi`
  expect(aSentence(long)).toMatchObject({ towns: ['kalkan'], adults: null, cut: true })
})

test('a long text of nothing but beginnings is read', () => {
  for (const word of ['12 ', 'temmuz ', 'bir ', 'ısıtmalı ', 'en az ', '1 - ', 'havuz ']) aSentence(word.repeat(2_000))
})

test('the agency’s own word for a month is the month', () => {
  expect(inOneLine(aSentence('ocakta 3 gece'))).toBe('2027-01-01…2027-02-01 3n')
})

describe('the stay that a search begins with', () => {
  test.each([
    ['12-19 temmuz', { checkIn: '2027-07-12', checkOut: '2027-07-19', flexible: 0 }],
    ['12-19 temmuz, 2 gün esner', { checkIn: '2027-07-12', checkOut: '2027-07-19', flexible: 2 }],
    ['12 temmuzdan 10 gece', { checkIn: '2027-07-12', checkOut: '2027-07-22', flexible: 0 }],
    ['temmuzun ilk haftası', { checkIn: '2027-07-01', checkOut: '2027-07-08', flexible: 0 }],
    ['temmuzun ilk haftası 5 gece', { checkIn: '2027-07-02', checkOut: '2027-07-07', flexible: 1 }],
    ['temmuzda bir hafta', { checkIn: '2027-07-13', checkOut: '2027-07-20', flexible: 12 }],
  ])('of “%s”', (text, stay) => {
    expect(stayMeant(aSentence(text))).toEqual(stay)
  })

  test('is not there without a word about when', () => {
    expect(stayMeant(aSentence('6 kişi kalkan'))).toBeNull()
  })
})
