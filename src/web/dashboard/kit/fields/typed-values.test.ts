import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatMoney } from '../../../../kernel/format.ts'
import { CURRENCIES } from '../../../../kernel/money.ts'
import { readDay, writeDay } from './day/day-text.ts'
import { parseAmount } from './money-text.ts'

test('a day can be typed the way people write it', () => {
  for (const text of ['15.08.2026', '15.8.26', '15/8/2026', '15 8 2026', '2026-08-15', ' 15.08.2026 '])
    expect(readDay(text)).toEqual({ day: '2026-08-15' })
  for (const text of ['15.8', '15.8.']) expect(readDay(text)).toEqual({ day: expect.stringMatching(/^\d{4}-08-15$/) })
  expect(readDay(' ')).toEqual({ day: '' })
})

test('a day that the calendar doesn’t have is told from what is no day at all', () => {
  for (const text of ['32.05.2027', '31.02.', '31.2.2026', '29.02.2027', '2027-13-01', '15.13.2027', '0.1.2027'])
    expect(readDay(text), text).toEqual({ fault: 'missing' })
  for (const text of ['yarın', '15', '1.1.1.1', '15 Ağustos', '15.08.202', '150826'])
    expect(readDay(text), text).toEqual({ fault: 'unreadable' })
})

test('what is written is read again as the same day', () => {
  expect(readDay(writeDay('2026-12-01'))).toEqual({ day: '2026-12-01' })
})

test('an amount has points or spaces for thousands and a comma for kuruş', () => {
  expect(parseAmount('17.250,5')).toBe(1_725_050)
  expect(parseAmount('17250')).toBe(1_725_000)
  expect(parseAmount('1.234.567,89')).toBe(123_456_789)
  for (const text of ['30 000', '30\u00a0000', '30\u202f000', '30.000']) expect(parseAmount(text), text).toBe(3_000_000)
  for (const text of ['', '12,345', '-5', 'abc', '1,2,3', '1.2.3', '1 2', '1.234 567', '1.23.456', '60.000,-'])
    expect(parseAmount(text), text).toBeUndefined()
})

test('a currency before or behind an amount is not read', () => {
  for (const text of ['60.000 TL', '₺60.000', '60.000₺', 'TRY 60000', ' 60 000,00 try ', '60.000\u00a0€', 'gbp60.000'])
    expect(parseAmount(text), text).toBe(6_000_000)
  for (const text of ['₺', 'TL', '60 TL 000', 'TL 60 TL 5', '60.000 CHF'])
    expect(parseAmount(text), text).toBeUndefined()
})

test('a point before one or two last digits is for kuruş; what it could be otherwise is not guessed', () => {
  expect(parseAmount('30000.50')).toBe(3_000_050)
  expect(parseAmount('6750.5')).toBe(675_050)
  for (const text of ['1.234.50', '1,234.50', '6750.500', '0.500', '30000.', '.50', '1 234.50'])
    expect(parseAmount(text), text).toBeUndefined()
})

test('an amount that is written is read again as the same', () => {
  const amount = fc.integer({ min: 0, max: 99_999_999_999_999 })
  fc.assert(
    fc.property(amount, fc.constantFrom(...CURRENCIES), (minor, currency) => {
      for (const text of [formatMoney(minor, currency, 'tr'), (minor / 100).toFixed(2), String(minor / 100)])
        expect(parseAmount(text), text).toBe(minor)
    }),
    { seed: 8, numRuns: 500 },
  )
})

test('no amount is read as more than its digits say', () => {
  const typed = fc.string({ unit: fc.constantFrom(...'0123456789012345.,  ₺'), maxLength: 12 })
  const worth = (text: string) => {
    const [, kurus] = /[.,](\d{1,2})\D*$/.exec(text) ?? []
    return Number(text.replace(/\D/g, '')) * 10 ** (2 - (kurus?.length ?? 0))
  }
  fc.assert(
    fc.property(typed, (text) => {
      const amount = parseAmount(text)
      if (amount !== undefined) expect(amount, text).toBe(worth(text))
    }),
    { seed: 8, numRuns: 5000 },
  )
})
