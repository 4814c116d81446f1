import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Cell, cellsOf, readRows, type SheetColumn } from './sheet.ts'

const COLUMNS: SheetColumn[] = [
  { key: 'code', head: 'Kod', kind: 'text' },
  { key: 'name', head: 'Villa', kind: 'text', shown: true },
  { key: 'from', head: 'İlk gece', kind: 'day' },
  { key: 'until', head: 'Son gece', kind: 'last-night' },
  { key: 'nightly', head: 'Gecelik', kind: 'money' },
  { key: 'weekly', head: 'Haftalık', kind: 'money', optional: true },
  { key: 'days', head: 'Giriş günleri', kind: 'weekdays', optional: true },
  { key: 'nights', head: 'En az gece', kind: 'number' },
]
const HEADS = COLUMNS.map(({ head }) => head)

/** What a spreadsheet gives back of the cells it was given. */
const saved = (rows: Record<string, unknown>[]): Cell[][] =>
  cellsOf(COLUMNS, rows).map((line) => line.map((cell) => cell?.value ?? null))

test('what is written is read back the same, texts like formulas among it', () => {
  const row = fc.record({
    code: fc.constantFrom('HV-101', '=1+1', '+90 532', '@x', '-5'),
    name: fc.constant('Villa Ada'),
    from: fc.constantFrom('2027-01-31', '2028-02-29'),
    until: fc.constantFrom('2028-03-01', '2029-01-01'),
    nightly: fc.integer({ min: 1, max: 1_000_000_000 }),
    weekly: fc.option(fc.integer({ min: 1, max: 1_000_000_000 })),
    days: fc.uniqueArray(fc.integer({ min: 1, max: 7 })).map((days) => days.sort()),
    nights: fc.integer({ min: 1, max: 100 }),
  })
  fc.assert(
    fc.property(fc.array(row, { maxLength: 5 }), (rows) => {
      const read = readRows(COLUMNS, saved(rows))
      expect(read.faults).toEqual([])
      expect(read.rows).toEqual(rows.map(({ name: _, ...values }, index) => ({ row: index + 2, ...values })))
    }),
    { seed: 8, numRuns: 200 },
  )
})

test('people’s own ways to write a day, an amount and weekdays are understood', () => {
  const line: Cell[] = ['HV-1', '', '15.6.2027', '2027-06-30', '17.250,50', '', 'Cumartesi, Pazar', '7']
  expect(readRows(COLUMNS, [HEADS, line]).rows).toEqual([
    {
      ...{ row: 2, code: 'HV-1', from: '2027-06-15', until: '2027-07-01', nightly: 1_725_050, weekly: null },
      ...{ days: [6, 7], nights: 7 },
    },
  ])
})

test('each cell that can’t be read is named by its row and head; empty rows are left out', () => {
  const blank: Cell[] = HEADS.map(() => null)
  const wrong: Cell[] = [null, '', '31.02.2027', 'yakında', 'çok', '', 'Salı, Yok', 'üç']
  const { faults } = readRows(COLUMNS, [HEADS, blank, wrong])
  expect(faults.map(({ row, column }) => [row, column])).toEqual([
    [3, 'Kod'],
    [3, 'İlk gece'],
    [3, 'Son gece'],
    [3, 'Gecelik'],
    [3, 'Giriş günleri'],
    [3, 'En az gece'],
  ])
})

test('heads may stand in any order and letters; a missing one is said once and nothing is read', () => {
  const heads = HEADS.map((head) => head.toLocaleUpperCase('tr')).reverse()
  const line = saved([{ code: 'HV-1', from: '2027-06-01', until: '2027-07-01', nightly: 100, days: [], nights: 1 }])[1]
  expect(readRows(COLUMNS, [heads, (line ?? []).toReversed()]).rows).toMatchObject([{ code: 'HV-1', nightly: 100 }])
  expect(readRows(COLUMNS, [HEADS.slice(1), []]).faults).toMatchObject([{ row: 1, column: 'Kod' }])
})
