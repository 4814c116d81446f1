import type { CsvLayout, ToldRow } from '../bank.shape.ts'
import { readCamt } from './camt.server.ts'
import { cellsOf, csvRows, headsOf } from './csv.ts'
import { readMt940, type ToldStatement } from './mt940.ts'
import { textOf, unreadable } from './statement-text.ts'

/** What a file told, and the layout it was read by when it is a CSV. */
export type ReadStatement = ToldStatement & { layout: CsvLayout | null }

const tidy = (row: ToldRow): ToldRow => ({
  ...row,
  name: plainText(row.name, 120),
  text: plainText(row.text, 400),
  reference: plainText(row.reference, 80),
})

/** On one line, without what can't be seen or stored. */
const plainText = (text: string, length: number): string =>
  [...text.replace(/[\p{Cc}\p{Cf}\ufffd\s]+/gu, ' ').trim()].slice(0, length).join('')

/**
 * Reads a bank's file as what it is: CAMT.053, MT940, else CSV by the layout that is known or its heads say. Refuses
 * 'malformed' ('file') with what is wrong and where; for a CSV whose columns nobody knows, its heads and first rows are
 * in the detail.
 */
export const readStatement = (bytes: Uint8Array, known: CsvLayout | null): ReadStatement => {
  const text = textOf(bytes).replace(/^\ufeff/, '')
  if (text.includes('\u0000') || text.startsWith('PK')) throw unreadable('statement-format')
  const told = readAs(text, known)
  if (told.rows.length === 0) throw unreadable('statement-empty')
  return { ...told, rows: told.rows.map(tidy) }
}

const readAs = (text: string, known: CsvLayout | null): ReadStatement => {
  const head = text.slice(0, 2_000)
  if (/^\s*</.test(head)) return { ...readCamt(text), layout: null }
  if (/(^|\n):20:/.test(head)) return { ...readMt940(text), layout: null }
  const cells = cellsOf(text)
  if (!cells.some((line) => line.length >= 3)) throw unreadable('statement-format')
  const { at, heads, layout: guessed } = headsOf(cells)
  const layout = known ?? guessed
  if (!layout) throw unreadable('statement-layout', {}, { heads, sample: cells.slice(at + 1, at + 4) })
  return { iban: '', currency: null, rows: csvRows(cells, layout), layout }
}
