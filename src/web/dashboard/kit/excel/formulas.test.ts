import { globSync, readFileSync } from 'node:fs'
import readXlsxFile from 'read-excel-file/node'
import { expect, test } from 'vitest'
import writeXlsxFile from 'write-excel-file/node'
import { cellsOf, type SheetColumn } from './sheet.ts'

const PAYLOADS = [
  '=1+1',
  '=HYPERLINK("http://evil.test","Tıkla")',
  '+1+1',
  '-2+3',
  '@SUM(A1:A2)',
  '\t=1+1',
  '\r=1+1',
  '=cmd|’/C calc’!A0',
]
const COLUMNS: SheetColumn[] = [{ key: 'note', head: 'Not', kind: 'text' }]

test('what looks like a formula goes into a spreadsheet as a text and comes back as one', async () => {
  const cells = cellsOf(
    COLUMNS,
    PAYLOADS.map((note) => ({ note })),
  )
  const file = await writeXlsxFile(cells).toBuffer()
  const [sheet] = await readXlsxFile(file)
  const read = (sheet?.data ?? []).slice(1).map(([cell]) => cell)
  expect(read.map((cell) => typeof cell)).toEqual(PAYLOADS.map(() => 'string'))
  expect(read.map((cell) => String(cell).trim())).toEqual(PAYLOADS.map((text) => text.trim()))
  expect(cells.flat().every((cell) => !cell || !('type' in cell))).toBe(true)
})

test('every spreadsheet of the product is written in one place, which knows no formulas', () => {
  const writers = globSync('src/**/*.{ts,tsx}')
    .filter((file) => !file.includes('.test.'))
    .filter((file) => readFileSync(file, 'utf8').includes('write-excel-file'))
  expect(writers).toEqual(['src/web/dashboard/kit/excel/save-sheet.ts'])
})
