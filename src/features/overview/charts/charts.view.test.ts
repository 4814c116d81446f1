import { expect, test } from 'vitest'
import { bySource, earnedMonths, monthsOf, occupiedMonths } from './charts.view.ts'

const TODAY = '2026-08-12'
const stay = (checkIn: string, checkOut: string, count = 1) => ({ checkIn, checkOut, count })
const total = (checkIn: string, total: number, currency: 'TL' | 'EURO' = 'TL', count = 1) => ({
  ...{ checkIn, total, currency, count },
})

test('a year has twelve months that follow each other without a gap', () => {
  const months = monthsOf(2026)
  expect(months.map(({ month }) => month)).toEqual([...new Set(months.map(({ month }) => month))])
  expect(months[0]?.from).toBe('2026-01-01')
  expect(months.slice(1).map(({ from }) => from)).toEqual(months.slice(0, -1).map(({ until }) => until))
  expect(months.at(-1)?.until).toBe('2027-01-01')
})

test('a stay over the end of a month gives each month its own nights, and over the new year only this year’s', () => {
  const months = occupiedMonths([stay('2025-12-28', '2026-01-03'), stay('2026-01-30', '2026-02-02', 3)], 10, TODAY)
  expect(months[0]).toEqual({ month: '2026-01', nights: 310, happened: 2 + 6, confirmed: 0 })
  expect(months[1]).toEqual({ month: '2026-02', nights: 280, happened: 3, confirmed: 0 })
  expect(months.slice(2).every(({ happened, confirmed }) => happened + confirmed === 0)).toBe(true)
})

test('the night of today is still to come; those before it were slept', () => {
  const august = occupiedMonths([stay('2026-08-10', '2026-08-15')], 1, TODAY)[7]
  expect(august).toMatchObject({ happened: 2, confirmed: 3 })
  const december = occupiedMonths([stay('2026-12-30', '2027-01-04')], 1, TODAY)[11]
  expect(december).toMatchObject({ happened: 0, confirmed: 2 })
})

test('every night of a stay within the year is in exactly one month', () => {
  const stays = [
    stay('2026-02-20', '2026-05-10', 2),
    stay('2026-08-01', '2026-09-30'),
    stay('2026-11-30', '2026-12-31'),
  ]
  const all = occupiedMonths(stays, 5, TODAY).reduce((sum, each) => sum + each.happened + each.confirmed, 0)
  expect(all).toBe(2 * 79 + 60 + 31)
})

test('totals stand in the month of arrival, begun or to come, beside last year’s', () => {
  const [lira] = earnedMonths(
    [total('2025-08-30', 700), total('2026-08-12', 100), total('2026-08-13', 40), total('2026-08-01', 5)],
    TODAY,
  )
  expect(lira?.months[7]).toEqual({ month: '2026-08', happened: 105, confirmed: 40, lastYear: 700 })
})

test('currencies are never added up; the one with the most stays of this year comes first', () => {
  const incomes = earnedMonths(
    [total('2026-05-01', 1, 'EURO', 9), total('2026-05-01', 900, 'TL', 2), total('2025-05-01', 5, 'TL', 50)],
    TODAY,
  )
  expect(incomes.map(({ currency }) => currency)).toEqual(['EURO', 'TL'])
  expect(incomes[0]?.months[4]).toMatchObject({ happened: 1, lastYear: 0 })
  expect(incomes[1]?.months[4]).toMatchObject({ happened: 900, lastYear: 5 })
  expect(earnedMonths([], TODAY)).toEqual([])
})

test('the most frequent source comes first', () => {
  const of = [
    { source: 'mail' as const, count: 2 },
    { source: 'web' as const, count: 9 },
    { source: 'phone' as const, count: 2 },
  ]
  expect(bySource(of).map(({ source }) => source)).toEqual(['web', 'mail', 'phone'])
})
