import { useState } from 'react'
import type { AnswerOf, AnyEndpoint, Question } from '../../../../kernel/endpoint.ts'
import { Refused } from '../../../../kernel/refused.ts'
import { staffApi } from '../../../browser/staff-api.ts'
import { say } from '../../../words/dashboard.ts'
import { type Cell, readRows, type SheetColumn, type SheetFault, type SheetRow } from './sheet.ts'

const MOST_BYTES = 5 * 1024 * 1024

export type ImportState<Preview> =
  | { kind: 'empty' }
  | { kind: 'reading' }
  | { kind: 'wrong'; file: string; faults: SheetFault[] }
  | { kind: 'failed'; file: string; why: string }
  | { kind: 'compared'; file: string; rows: SheetRow[]; preview: Preview }

/** Reads a spreadsheet and asks what it would change; wrong cells come by row and column, and nothing is sent on. */
export const useImport = <E extends AnyEndpoint>(columns: readonly SheetColumn[], previewCall: E, mostRows: number) => {
  const [state, setState] = useState<ImportState<AnswerOf<E>>>({ kind: 'empty' })
  const take = async (file: File) => {
    setState({ kind: 'reading' })
    setState(await compared(file))
  }
  const compared = async (file: File): Promise<ImportState<AnswerOf<E>>> => {
    const of = { file: file.name }
    if (file.size > MOST_BYTES) return { kind: 'failed', ...of, why: say('excel.too-large') }
    const cells = await cellsIn(file)
    if (!cells) return { kind: 'failed', ...of, why: say('excel.unreadable') }
    const { rows, faults } = readRows(columns, cells)
    if (faults.length) return { kind: 'wrong', ...of, faults }
    if (!rows.length || rows.length > mostRows)
      return { kind: 'failed', ...of, why: say(rows.length ? 'excel.too-many' : 'excel.no-rows', { n: mostRows }) }
    try {
      return { kind: 'compared', ...of, rows, preview: await staffApi(previewCall, { body: { rows } } as Question<E>) }
    } catch (error) {
      if (!(error instanceof Refused)) return { kind: 'failed', ...of, why: say('form.offline') }
      const refused = faultsOf(error.fields, rows, columns)
      return refused.length ? { kind: 'wrong', ...of, faults: refused } : { kind: 'failed', ...of, why: error.message }
    }
  }
  return { state, take }
}

/** The first sheet of the file; undefined when it is none. The library comes with the first file. */
const cellsIn = async (file: File): Promise<Cell[][] | undefined> => {
  const { readSheet } = await import('read-excel-file/browser')
  return readSheet(file).then(
    (cells) => cells as unknown as Cell[][],
    () => undefined,
  )
}

/** What the server says of 'rows.3.nightly', at its row of the file and the head of its column. */
const faultsOf = (
  fields: Record<string, string>,
  rows: readonly SheetRow[],
  columns: readonly SheetColumn[],
): SheetFault[] =>
  Object.entries(fields).flatMap(([name, why]) => {
    const [, at, key] = /^rows\.(\d+)\.(\w+)/.exec(name) ?? []
    const row = rows[Number(at)]
    return row ? [{ row: row.row, column: columns.find((column) => column.key === key)?.head ?? String(key), why }] : []
  })
