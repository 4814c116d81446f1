import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '../../../kernel/day.ts'
import { whyUnpublishable } from './permit-gate.ts'
import { isPermitNumber } from './permit-number.ts'
import { PERMIT_REASONS, permitReasons } from './permit-reasons.ts'

const TODAY = '2027-03-01'
const now = new Date('2027-03-01T09:00:00Z')
const good = {
  number: '48-1207',
  state: 'valid' as const,
  checkedAt: new Date('2027-02-01T09:00:00Z'),
  validUntil: null,
}

describe('a permit number', () => {
  test.each(['01-1', '48-1207', '07-5012345', '81-9'])('%s is a home’s', (number) =>
    expect(isPermitNumber('home', number)).toBe(true),
  )
  test.each(['', '00-1', '82-1', '48-', '48-12345678', '481207', '48 - 12', ' 48-12', '48-12a'])(
    '%j is not',
    (number) => expect(isPermitNumber('home', number)).toBe(false),
  )
  test('of a business is what its paper says', () => {
    expect(isPermitNumber('tourism', '17332 / B')).toBe(true)
    expect(isPermitNumber('simple', '')).toBe(false)
  })
})

describe('a villa may be published', () => {
  test.each([
    ['with a permit that is good', good, undefined],
    ['with one that waits to be checked', { ...good, state: 'waiting' as const }, undefined],
    ['on the last day of its permit', { ...good, validUntil: TODAY }, undefined],
  ])('%s', (_, permit, expected) => expect(whyUnpublishable(permit, TODAY)).toBe(expected))

  test.each([
    ['without a permit', undefined, 'no-permit'],
    ['with one that is invalid', { ...good, state: 'invalid' as const }, 'permit-invalid'],
    ['the day after its end', { ...good, validUntil: '2027-02-28' }, 'permit-ended'],
  ])('not %s', (_, permit, expected) => expect(whyUnpublishable(permit, TODAY)).toBe(expected))
})

describe('somebody should look', () => {
  const reasons = (change: object, doubled = false) => permitReasons({ ...good, ...change }, { now, doubled })

  test.each([
    [-1, ['ended']],
    [0, ['ends-7']],
    [7, ['ends-7']],
    [8, ['ends-30']],
    [30, ['ends-30']],
    [31, ['ends-60']],
    [60, ['ends-60']],
    [61, []],
  ])('%i days before the end: %j', (days, expected) =>
    expect(reasons({ validUntil: addDays(TODAY, days) })).toEqual(expected),
  )

  test('when the last check is older than ninety days, or there was none', () => {
    const checked = (day: string) => reasons({ checkedAt: new Date(`${day}T09:00:00Z`) })
    expect([checked(addDays(TODAY, -90)), checked(addDays(TODAY, -91)), reasons({ checkedAt: null })]).toEqual([
      [],
      ['old-check'],
      ['old-check'],
    ])
  })

  test('where there is none, where it waits or is invalid, and where another villa has the same', () => {
    expect(permitReasons(null, { now, doubled: false })).toEqual(['missing'])
    expect(reasons({ state: 'waiting', checkedAt: null })).toEqual(['waiting'])
    expect(reasons({ state: 'invalid' }, true)).toEqual(['invalid', 'doubled'])
    expect(reasons({})).toEqual([])
  })

  test('the most urgent reason stands first, and what may not be published is always to be looked at', () => {
    const permit = fc.record({
      number: fc.constantFrom('48-1207', '48-1'),
      state: fc.constantFrom('waiting' as const, 'valid' as const, 'invalid' as const),
      checkedAt: fc.option(fc.integer({ min: 0, max: 200 }).map((days) => new Date(now.getTime() - days * 86_400_000))),
      validUntil: fc.option(fc.integer({ min: -100, max: 100 }).map((days) => addDays(TODAY, days))),
    })
    fc.assert(
      fc.property(permit, fc.boolean(), (each, doubled) => {
        const found = permitReasons(each, { now, doubled })
        const places = found.map((reason) => PERMIT_REASONS.indexOf(reason))
        expect(places).toEqual(places.toSorted((one, other) => one - other))
        if (whyUnpublishable(each, TODAY)) expect(found[0]).toMatch(/^(invalid|ended)$/)
      }),
      { seed: 7464 },
    )
  })
})
