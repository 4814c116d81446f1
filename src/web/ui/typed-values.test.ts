import { expect, test } from 'vitest'
import { parseDay, writeDay } from './day-text.ts'
import { parseAmount } from './money-text.ts'

test('a day can be typed the way people write it', () => {
  for (const text of ['15.08.2026', '15.8.26', '15/8/2026', '15 8 2026', '2026-08-15']) expect(parseDay(text)).toBe('2026-08-15')
  expect(parseDay('15.8')).toMatch(/^\d{4}-08-15$/)
  expect(parseDay('')).toBe('')
  for (const text of ['31.2.2026', 'yarın', '15', '1.1.1.1']) expect(parseDay(text)).toBeUndefined()
})

test('what is written is read again as the same day', () => {
  expect(parseDay(writeDay('2026-12-01'))).toBe('2026-12-01')
})

test('an amount has points for thousands and a comma for kuruş', () => {
  expect(parseAmount('17.250,5')).toBe(1_725_050)
  expect(parseAmount('17250')).toBe(1_725_000)
  for (const text of ['', '12,345', '-5', 'abc', '1,2,3']) expect(parseAmount(text)).toBeUndefined()
})
