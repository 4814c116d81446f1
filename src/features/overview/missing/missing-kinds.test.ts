import { expect, test } from 'vitest'
import { byUrgency, MISSING, type Missing, whenOf } from './missing-kinds.ts'

/** July is reported until 31 August. */
const JULY = '2026-07'
const of = (kind: Missing) => ({ kind, month: ['btrans', 'btrans-file', 'ministry'].includes(kind) ? JULY : null })
const all = MISSING.map(of)
const order = (today: string) => byUrgency(all, today).map(({ kind }) => kind)

test('early in the month the order is the usual one', () => {
  expect(order('2026-08-03')).toEqual(MISSING)
  expect(order('2026-08-23')).toEqual(MISSING)
})

test('within a week a report is a matter of today, behind what is urgent anyway', () => {
  expect(whenOf(of('btrans'), '2026-08-23')).toBe('next')
  expect(whenOf(of('btrans'), '2026-08-24')).toBe('today')
  const kinds = order('2026-08-24')
  expect(kinds.indexOf('btrans')).toBe(kinds.indexOf('approval') + 1)
  expect(kinds.indexOf('ministry')).toBeLessThan(kinds.indexOf('permit'))
})

test('within three days it is the first of today, on the last two of now', () => {
  expect(order('2026-08-28').slice(3, 7)).toEqual(['btrans', 'btrans-file', 'ministry', 'persons'])
  expect(whenOf(of('ministry'), '2026-08-29')).toBe('today')
  for (const day of ['2026-08-30', '2026-08-31', '2026-09-02']) {
    expect(whenOf(of('btrans'), day)).toBe('now')
    expect(order(day).slice(0, 5)).toEqual(['conflict', 'answer', 'prepayment', 'btrans', 'btrans-file'])
  }
})

test('nothing is lost or doubled, and no other kind ever moves', () => {
  for (const day of ['2026-08-01', '2026-08-25', '2026-08-29', '2026-08-31']) {
    expect([...order(day)].sort()).toEqual([...MISSING].sort())
    const reports = ['btrans', 'btrans-file', 'ministry']
    const others = (kinds: readonly Missing[]) => kinds.filter((kind) => !reports.includes(kind))
    expect(others(order(day))).toEqual(others(MISSING))
  }
})
