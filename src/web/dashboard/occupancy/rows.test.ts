import { expect, test } from 'vitest'
import type { OccupancyVilla } from '../../../features/occupancy/occupancy.contract.ts'
import { linesOf, ROW, sheetsOf } from './rows.ts'

const villas = Array.from({ length: 100 }, (_, id) => ({ id, town: `Town ${id % 7}` }) as OccupancyVilla)
const named = (lines: ReturnType<typeof linesOf>['lines']) =>
  lines.map((line) => ('town' in line ? line.town : line.villa.id))

test('every line stands on one sheet, in its order, and no sheet is fuller than its paper', () => {
  const { lines } = linesOf(villas)
  const sheets = sheetsOf(lines, { first: 500, other: 700 })
  expect(sheets.flatMap(named)).toEqual(named(lines))
  expect(sheets.map((sheet) => sheet[0]?.top)).toEqual(sheets.map(() => 0))
  const heights = sheets.map((sheet) => (sheet.at(-1)?.top ?? 0) + ROW)
  expect(heights[0]).toBeLessThanOrEqual(500)
  expect(Math.max(...heights)).toBeLessThanOrEqual(700)
  expect(sheets.length).toBeGreaterThan(4)
})
