import { describe, expect, test } from 'vitest'
import { readBulletin } from './bulletin.ts'
import { businessDaysSince, isTimeToAsk, jumpPercent, withMargin } from './rate-rules.ts'

describe('a rate', () => {
  test('has the agency’s margin on top, rounded to the ten thousandth or up to the kuruş', () => {
    expect(withMargin('41.2385', 150, false)).toBe('41.8571')
    expect(withMargin('41.2385', 150, true)).toBe('41.8600')
    expect(withMargin('41.2385', 0, true)).toBe('41.2385')
  })

  test('moves by percent of what it was, whichever way', () => {
    expect([jumpPercent('40.0000', '44.0000'), jumpPercent('40.0000', '4.0000'), jumpPercent(null, '4.0000')]).toEqual([
      ...[10, 90, 0],
    ])
  })

  test('grows old by business days', () => {
    expect(businessDaysSince('2027-03-01', '2027-03-01')).toBe(0)
    expect(businessDaysSince('2027-02-26', '2027-03-01')).toBe(1) // Friday to Monday
    expect(businessDaysSince('2027-02-23', '2027-03-01')).toBe(4)
  })
})

test('TCMB is asked on business days after 15:35, until it has said today’s rate, half an hour apart', () => {
  const asks = (now: string, officialDay: string | null = null, lastTry: string | null = null) =>
    isTimeToAsk(new Date(now), { officialDay, lastTry: lastTry ? new Date(lastTry) : null })
  expect(asks('2027-03-01T12:34:00Z')).toBe(false) // 15:34 in Istanbul
  expect(asks('2027-03-01T12:35:00Z')).toBe(true)
  expect(asks('2027-03-06T13:00:00Z')).toBe(false) // Saturday
  expect(asks('2027-03-01T13:00:00Z', '2027-03-01')).toBe(false)
  expect(asks('2027-03-01T13:00:00Z', '2027-02-26', '2027-03-01T12:40:00Z')).toBe(false)
  expect(asks('2027-03-01T13:10:00Z', '2027-02-26', '2027-03-01T12:40:00Z')).toBe(true)
})

describe('a bulletin', () => {
  const bulletin = (inside: string, head = '<Tarih_Date Tarih="11.01.2027" Date="01/11/2027">') =>
    readBulletin(`<?xml version="1.0"?>${head}${inside}</Tarih_Date>`)
  const currency = (code: string, selling: string, unit = '1') =>
    `<Currency Kod="${code}" CurrencyCode="${code}"><Unit>${unit}</Unit><ForexSelling>${selling}</ForexSelling></Currency>`

  test('tells its day, and what one unit is sold for, also where it counts by the hundred', () => {
    expect(bulletin(currency('USD', '41.2385') + currency('EUR', '4711.4300', '100'))).toEqual({
      day: '2027-01-11',
      rates: { DOLLAR: '41.2385', EURO: '47.1143' },
    })
  })

  test.each(['', '0', '0.00000', '-4', '1e5', '41,2385', 'NaN', '9999999', '41.2.3'])('%j is no rate', (selling) => {
    expect(bulletin(currency('USD', selling))?.rates).toEqual({})
  })

  test.each(['0', '', '-1', '1.5', 'x'])('a unit of %j is none', (unit) => {
    expect(bulletin(currency('USD', '41.2385', unit))?.rates).toEqual({})
  })

  test('what is no bulletin is none', () => {
    for (const text of ['', '<html>', '<Tarih_Date Tarih="31.02.2027">', '<Tarih_Date Date="01/11/2027">'])
      expect(readBulletin(text)).toBeUndefined()
    expect(readBulletin(`<Tarih_Date Tarih="11.01.2027">${'<Currency a="1">'.repeat(40_000)}`)?.rates).toEqual({})
  })
})
