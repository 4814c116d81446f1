import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { inFours, isIban, isTckn, isVkn, maskedIban, maskedNumber, tidyNumber } from './numbers.ts'

const seed = { seed: 538 }

describe('a person’s number', () => {
  test.each(['10000000146', '12345678950', '98765432150'])('%s is one', (number) => expect(isTckn(number)).toBe(true))
  test.each([
    ...['11111111111', '74300864791', '01234567890', '11111111110'],
    ...['', '1000000014', '100000001460', '1000000014a', ' 10000000146'],
  ])('%s is none', (number) => expect(isTckn(number)).toBe(false))

  test('of all with the same nine digits at the beginning one at most is right, so that no slip of one digit passes', () => {
    const nine = fc.integer({ min: 100_000_000, max: 999_999_999 })
    fc.assert(
      fc.property(nine, (begin) => {
        const right = Array.from({ length: 100 }, (_, end) => `${begin}${String(end).padStart(2, '0')}`).filter(isTckn)
        expect(right.length).toBe(/^(\d)\1{8}$/.test(String(begin)) ? 0 : 1)
      }),
      { ...seed, numRuns: 60 },
    )
  })
})

describe('a company’s number', () => {
  test.each(['8760047464', '8790017566', '0150015264', '4810058590', '1234567890'])('%s is one', (number) =>
    expect(isVkn(number)).toBe(true),
  )
  test.each(['', '8760047465', '0000000000', '876004746', '87600474640', '876004746x'])('%s is none', (number) =>
    expect(isVkn(number)).toBe(false),
  )

  test('of ten that differ in the last digit exactly one is right', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999_999 }), (begin) => {
        const nine = String(begin).padStart(9, '0')
        expect(Array.from({ length: 10 }, (_, end) => `${nine}${end}`).filter(isVkn)).toHaveLength(1)
      }),
      seed,
    )
  })
})

describe('an IBAN', () => {
  test.each([
    ...['TR330006100519786457841326', 'TR600006201234567890123456', 'TR450006401234567890123456'],
    ...['TR620001001234567890123456', 'TR320011101234567890123456'],
  ])('%s is one', (iban) => expect(isIban(iban)).toBe(true))
  test.each([
    ...['', 'TR330006100519786457841327', 'TR33000610051978645784132', 'DE89370400440532013000'],
    ...['tr330006100519786457841326', 'TR33 0006 1005 1978 6457 8413 26'],
  ])('%s is none', (iban) => expect(isIban(iban)).toBe(false))

  test('a digit that is wrong, or two neighbours that changed places, is always seen', () => {
    const iban = 'TR330006100519786457841326'
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 25 }), fc.integer({ min: 1, max: 9 }), (at, by) => {
        const wrong = (Number(iban[at]) + by) % 10
        expect(isIban(`${iban.slice(0, at)}${wrong}${iban.slice(at + 1)}`)).toBe(false)
        const [one = '', other = ''] = [iban[at], iban[at + 1]]
        if (at < 25 && one !== other) expect(isIban(iban.slice(0, at) + other + one + iban.slice(at + 2))).toBe(false)
      }),
      seed,
    )
  })

  test('is read as people write it and written in groups of four', () => {
    expect(tidyNumber(' tr33 0006-1005.1978 6457 8413 26 ')).toBe('TR330006100519786457841326')
    expect(inFours('TR330006100519786457841326')).toBe('TR33 0006 1005 1978 6457 8413 26')
  })
})

test('a mask shows the ends and how long nothing is', () => {
  expect([maskedNumber('12345678950'), maskedNumber('1234567890')]).toEqual(['123*****50', '123*****90'])
  expect(maskedIban('TR330006100519786457841326')).toBe('TR33 **** **** **** **** **** 26')
})
