import { expect, test } from 'vitest'
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

test('an amount has points for thousands and a comma for kuruş', () => {
  expect(parseAmount('17.250,5')).toBe(1_725_050)
  expect(parseAmount('17250')).toBe(1_725_000)
  for (const text of ['', '12,345', '-5', 'abc', '1,2,3']) expect(parseAmount(text)).toBeUndefined()
})
