import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aPlanSeason } from '../../../../seeds/a-price-plan.ts'
import { addDays, type Day } from '../../../kernel/day.ts'
import { copySeasons, raised } from './grid/copy-seasons.ts'
import { gapsIn, overlapOf, paint, type SeasonChange, type SeasonDraft } from './season-edit.ts'

const summer = aPlanSeason({ id: 1, from: '2027-06-01', until: '2027-09-01', nightly: 1_000_000, minNights: 5 })
const autumn = aPlanSeason({ id: 2, from: '2027-09-01', until: '2027-11-01', nightly: 600_000, minNights: 3 })
const short = (seasons: SeasonDraft[]) =>
  seasons.map(
    ({ id, from, until, nightly }) => `${id ?? 'new'} ${from.slice(5)}/${until.slice(5)} ${nightly / 100_000}`,
  )

describe('a price over some nights', () => {
  test('splits the season it lies in; the rest stays as it was', () => {
    expect(short(paint([summer, autumn], { from: '2027-07-01', until: '2027-08-01' }, { nightly: 1_500_000 }))).toEqual(
      ['1 06-01/07-01 10', 'new 07-01/08-01 15', 'new 08-01/09-01 10', '2 09-01/11-01 6'],
    )
  })
  test('written again as it was leaves no seam', () => {
    const split = paint([summer, autumn], { from: '2027-07-01', until: '2027-08-01' }, { nightly: 1_500_000 })
    expect(short(paint(split, { from: '2027-07-01', until: '2027-08-01' }, { nightly: 1_000_000 }))).toEqual(
      short([summer, autumn]),
    )
  })
  test('gives nights without a price a season with the rules beside it', () => {
    const [, , added] = paint([summer, autumn], { from: '2027-11-01', until: '2027-12-01' }, { nightly: 400_000 })
    expect(added).toMatchObject({ id: null, from: '2027-11-01', until: '2027-12-01', nightly: 400_000, minNights: 3 })
  })
  test('of none takes the price away', () => {
    expect(short(paint([summer], { from: '2027-06-01', until: '2027-06-15' }, { nightly: null }))).toEqual([
      '1 06-15/09-01 10',
    ])
  })
})

test('an overlap is told with the season it meets; a season does not meet itself', () => {
  expect(overlapOf([summer, autumn], { from: '2027-08-31', until: '2027-09-02' })?.id).toBe(1)
  expect(overlapOf([summer, autumn], { from: '2027-06-05', until: '2027-09-01' }, 1)).toBeUndefined()
  expect(overlapOf([summer, autumn], { from: '2027-11-01', until: '2027-11-02' })).toBeUndefined()
})

const START = '2027-01-01'
const someSeasons = fc
  .array(
    fc.record({
      gap: fc.integer({ min: 0, max: 9 }),
      length: fc.integer({ min: 1, max: 40 }),
      price: fc.integer({ min: 1, max: 9 }),
    }),
    {
      maxLength: 8,
    },
  )
  .map((rows) => {
    let at = START
    return rows.map(({ gap, length, price }, index): SeasonDraft => {
      const from = addDays(at, gap)
      at = addDays(from, length)
      return aPlanSeason({ id: index + 1, from, until: at, nightly: price * 100_000, minNights: 1 + (index % 3) })
    })
  })
const somePeriod = fc
  .record({ from: fc.integer({ min: 0, max: 300 }), length: fc.integer({ min: 1, max: 90 }) })
  .map(({ from, length }) => ({ from: addDays(START, from), until: addDays(START, from + length) }))
const someChange: fc.Arbitrary<SeasonChange> = fc.record(
  {
    nightly: fc.option(fc.integer({ min: 1, max: 20 }).map((n) => n * 50_000)),
    weekly: fc.option(fc.constant(6_000_000)),
    minNights: fc.integer({ min: 1, max: 7 }),
  },
  { requiredKeys: [] },
)
const at = (seasons: readonly SeasonDraft[], night: Day) =>
  seasons.find(({ from, until }) => from <= night && night < until)
const said = (season: SeasonDraft | undefined) =>
  season && [season.nightly, season.weekly, season.minNights, season.cleaningFee]

describe('any price over any nights', () => {
  test('leaves no overlap, says of each night what was meant, and keeps an id once', () => {
    fc.assert(
      fc.property(someSeasons, somePeriod, someChange, (seasons, period, change) => {
        const after = paint(seasons, period, change)
        for (const [index, season] of after.entries()) {
          expect(season.from < season.until).toBe(true)
          expect(index === 0 || (after[index - 1]?.until ?? '') <= season.from).toBe(true)
        }
        const ids = after.flatMap(({ id }) => id ?? [])
        expect(new Set(ids).size).toBe(ids.length)
        for (let day = 0; day < 400; day++) {
          const night = addDays(START, day)
          const [before, now] = [at(seasons, night), at(after, night)]
          const inside = period.from <= night && night < period.until
          if (!inside || (!before && !change.nightly)) expect(said(now)).toEqual(said(before))
          else if (change.nightly === null) expect(now).toBeUndefined()
          else {
            expect(now?.nightly).toBe(change.nightly ?? before?.nightly)
            if (change.minNights !== undefined) expect(now?.minNights).toBe(change.minNights)
            if (before && change.weekly !== undefined) expect(now?.weekly).toBe(change.weekly)
          }
        }
        const [gaps, priced] = [gapsIn(period, after), (night: Day) => Boolean(at(after, night))]
        for (const { from, until } of gaps)
          for (let night = from; night < until; night = addDays(night, 1)) expect(priced(night)).toBe(false)
      }),
      { seed: 31, numRuns: 300 },
    )
  })
})

describe('prices of a year for the next', () => {
  const copy = {
    fromYear: 2027,
    toYear: 2028,
    percent: 25,
    step: 5_000,
    rounding: 'nearest' as const,
    keepWeekdays: true,
    existing: 'skip' as const,
    withRules: true,
  }
  test('go up by a percent, rounded, on the same weekdays', () => {
    expect(short(copySeasons([summer, autumn], copy).map(({ season }) => season))).toEqual([
      'new 05-30/08-30 12.5',
      'new 08-30/10-30 7.5',
    ])
    expect(raised(1_343_000, copy)).toBe(1_680_000)
    expect(raised(1_343_000, { ...copy, rounding: 'down' })).toBe(1_675_000)
    expect(raised(1_000_000, { ...copy, percent: 10, step: 100, rounding: 'up' })).toBe(1_100_000)
  })
  test('keep their dates when asked, also the one that a year may not have', () => {
    const leap = aPlanSeason({ from: '2028-02-29', until: '2028-06-01' })
    const there = { ...copy, fromYear: 2028, toYear: 2029, keepWeekdays: false }
    expect(copySeasons([leap], there)[0]?.season).toMatchObject({ from: '2029-03-01', until: '2029-06-01' })
  })
  test('leave what the new year has already, or write over it', () => {
    const next = aPlanSeason({ id: 3, from: '2028-06-10', until: '2028-06-20', nightly: 1, minNights: 2 })
    expect(copySeasons([summer, next], copy).map(({ season }) => [season.from, season.until])).toEqual([
      ['2028-05-30', '2028-06-10'],
      ['2028-06-20', '2028-08-30'],
    ])
    expect(copySeasons([summer, next], { ...copy, existing: 'replace' })).toHaveLength(1)
  })
  test('cover a whole year when the old one was covered', () => {
    const whole = aPlanSeason({ from: '2026-05-01', until: '2030-01-01' })
    expect(copySeasons([{ ...whole, until: '2028-01-01' }], copy)[0]?.season).toMatchObject({
      from: '2028-01-01',
      until: '2029-01-01',
    })
  })
})
