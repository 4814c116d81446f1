import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, clash, dayInIstanbul, isDay, nightCount, nightsOf, weekday } from './day.ts'
import { formatDay, formatMoney, formatStay } from './format.ts'
import { translated } from './language.ts'
import { convert, percentOf, wholeUnitUp } from './money.ts'
import { fold, slugOf } from './slug.ts'

const NBSP = '\u00a0'
const someDay = fc.integer({ min: 0, max: 30_000 }).map((number) => addDays('1990-01-01', number))

describe('days', () => {
  test('guests may arrive on the day others leave', () => {
    expect(
      clash({ checkIn: '2027-07-10', checkOut: '2027-07-17' }, { checkIn: '2027-07-17', checkOut: '2027-07-20' }),
    ).toBe(false)
    expect(
      clash({ checkIn: '2027-07-10', checkOut: '2027-07-17' }, { checkIn: '2027-07-16', checkOut: '2027-07-20' }),
    ).toBe(true)
  })
  test('a day that does not exist is no day', () => {
    expect(['2027-02-30', '2027-13-01', '2027-1-1', '27-01-01', '2027-02-29', ''].filter(isDay)).toEqual([])
    expect(isDay('2028-02-29')).toBe(true)
  })
  test('today is Istanbul’s day, also at its midnight', () => {
    expect(dayInIstanbul(new Date('2027-07-09T20:59:59Z'))).toBe('2027-07-09')
    expect(dayInIstanbul(new Date('2027-07-09T21:00:00Z'))).toBe('2027-07-10')
  })
  test('the week begins on Monday', () => expect([weekday('2027-07-05'), weekday('2027-07-11')]).toEqual([1, 7]))
  test('a stay has as many nights as it names, in order', () => {
    fc.assert(
      fc.property(someDay, fc.integer({ min: 0, max: 120 }), (checkIn, count) => {
        const stay = { checkIn, checkOut: addDays(checkIn, count) }
        const nights = nightsOf(stay)
        expect([nights.length, nightCount(stay)]).toEqual([count, count])
        expect([...nights].sort()).toEqual(nights)
      }),
    )
  })
})

describe('money', () => {
  test('is shown without kuruş when there are none, with a no-break space and a true minus', () => {
    expect(formatMoney(11_655_000, 'TL', 'tr')).toBe(`116.550${NBSP}₺`)
    expect(formatMoney(-123_450, 'EURO', 'en')).toBe('−€1,234.50')
  })
  test('is rounded up to the whole unit where the rule says so', () =>
    expect([wholeUnitUp(1), wholeUnitUp(100), wholeUnitUp(101)]).toEqual([100, 100, 200]))
  test('a percentage of a whole is never more than the whole', () => {
    fc.assert(
      fc.property(
        fc.nat(2_000_000_000),
        fc.integer({ min: 0, max: 100 }),
        (amount, percent) => percentOf(amount, percent) <= amount,
      ),
    )
    expect(percentOf(1_000_050, 20)).toBe(200_010)
  })
  test('is converted as a whole and rounded up', () => {
    const rates = { TL: '1.0000', EURO: '48.9000', DOLLAR: '42.3000', POUND: '55.6000' }
    expect([
      convert(10_000_000, 'TL', 'EURO', rates),
      convert(100, 'EURO', 'TL', rates),
      convert(777, 'TL', 'TL', rates),
    ]).toEqual([204_500, 4_900, 777])
  })
})

describe('Turkish text', () => {
  test('is found whatever the keyboard', () =>
    expect([fold('ÖLÜDENİZ'), fold('Ölüdeniz'), fold('oludeniz'), fold('Isparta ığ')]).toEqual([
      'oludeniz',
      'oludeniz',
      'oludeniz',
      'isparta ig',
    ]))
  test('makes the slugs of the trade', () =>
    expect(['Çocuk Havuzlu Villalar', 'İslamlar', 'Kâğıt', ' Kaş–Merkez! '].map(slugOf)).toEqual([
      'cocuk-havuzlu-villalar',
      'islamlar',
      'kagit',
      'kas-merkez',
    ]))
  test('dates are Turkish, English and Russian', () => {
    expect(formatDay('2027-07-04', 'tr', 'full').replaceAll(NBSP, ' ')).toBe('4 Temmuz 2027 Pazar')
    expect(formatStay('2027-07-10', '2027-07-17', 'tr').replaceAll(NBSP, ' ')).toBe('10 – 17 Tem')
    expect(formatStay('2027-06-28', '2027-07-05', 'tr').replaceAll(NBSP, ' ')).toBe('28 Haz – 5 Tem')
  })
})

test('every localized text of a value comes in the asked language, Turkish where it is missing; all else stays', () => {
  const at = new Date(0)
  const villa = {
    name: 'Ada',
    lead: { tr: 'Deniz', en: 'Sea' },
    rooms: [{ name: { tr: 'Salon', en: '' }, beds: 2 }],
    permit: null,
    at,
  }
  expect(translated(villa, 'en')).toEqual({
    name: 'Ada',
    lead: 'Sea',
    rooms: [{ name: 'Salon', beds: 2 }],
    permit: null,
    at,
  })
})
