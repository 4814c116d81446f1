import { expect, test } from 'vitest'
import { minorOf, withCents } from './amounts.ts'

test('amounts are read and written exactly, and what is no amount is none', () => {
  expect(['1234.5', 10, '10.00', 0.29, 1.2, '19.99000000'].map(minorOf)).toEqual([123450, 1000, 1000, 29, 120, 1999])
  for (const odd of ['', null, '1,5', '-1', '1e3', 'NaN', '1.005', ' 1', '١'])
    expect([odd, minorOf(odd)]).toEqual([odd, Number.NaN])
  expect([1_234_500, 5, 29, 100].map(withCents)).toEqual(['12345.00', '0.05', '0.29', '1.00'])
})
