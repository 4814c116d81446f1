import { expect, test } from 'vitest'
import { readValue } from './grid-cells.ts'

test('a price is pasted as spreadsheets write it; an empty cell takes it away', () => {
  for (const text of ['30.000', '30 000', '₺30.000,00', '30000.00', '30.000 TL'])
    expect(readValue(text, 'nightly'), text).toBe(3_000_000)
  for (const text of ['', ' ', '-', ' ₺ - ']) expect(readValue(text, 'weekly'), text).toBeNull()
  for (const text of ['0', 'çok', '30.0.00']) expect(readValue(text, 'nightly'), text).toBeUndefined()
})

test('nights are a whole number, with or without their unit', () => {
  for (const text of ['5', '5 gece', ' 5 ']) expect(readValue(text, 'minNights'), text).toBe(5)
  for (const text of ['', '0', '101', '5,5']) expect(readValue(text, 'minNights'), text).toBeUndefined()
})
