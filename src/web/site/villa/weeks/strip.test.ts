import { expect, test } from 'vitest'
import { columnHeights, inThousands, shortFigure } from './strip.ts'

const month = (name: string, total: number | null) => ({
  ...{ month: name, full: 0 },
  cheapest: total === null ? null : { checkIn: `${name}-01`, checkOut: `${name}-08`, total },
})

test('the dearest month is the highest column; one without a free week is as low as the lowest', () => {
  expect(columnHeights([month('2027-06', 139_300_00), month('2027-07', 206_500_00), month('2027-08', null)])).toEqual([
    67, 100, 67,
  ])
  expect(columnHeights([month('2027-06', null)])).toEqual([100])
})

test('large totals are written in thousands, small ones whole, never mixed and never less than it costs', () => {
  expect(inThousands([month('2027-06', 139_300_00), month('2027-07', null)])).toBe(true)
  expect(inThousands([month('2027-06', 1_393_00), month('2027-07', 12_000_00)])).toBe(false)
  expect(inThousands([month('2027-06', null)])).toBe(false)
  expect(shortFigure(139_300_00, true)).toBe(140)
  expect(shortFigure(1_393_00, false)).toBe(1_393)
})
