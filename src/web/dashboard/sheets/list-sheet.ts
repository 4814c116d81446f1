import type * as z from 'zod/mini'
import { type AnyEndpoint, content, endpoint } from '../../../kernel/endpoint.ts'
import { done } from '../../../kernel/schema.ts'
import type { SheetColumn } from '../kit/excel/sheet.ts'

/** A list of the dashboard as a spreadsheet: which call has its rows, what the file is called, what its columns say. */
export type ListSheet = {
  list: AnyEndpoint
  /** ASCII, without its ending. */
  file: string
  columns: readonly SheetColumn[]
  // biome-ignore lint/suspicious/noExplicitAny: the row of the list’s own contract; `listSheet` checks each
  rowOf: (row: any) => Record<string, unknown>
}

type RowOf<List extends AnyEndpoint> = z.infer<List['answer']> extends { content: readonly (infer Row)[] } ? Row : never

/** Binds what a spreadsheet says to the rows of its list. */
export const listSheet = <List extends AnyEndpoint>(
  list: List,
  file: string,
  columns: readonly SheetColumn[],
  rowOf: (row: RowOf<List>) => Record<string, unknown>,
): ListSheet => ({ list, file, columns, rowOf })

/** So many rows a file has at most. */
export const MOST_EXCEL_ROWS = 50_000

/** The call that answers with a list as a file: the question of the list, its rights, and all of its pages. */
export const excelOf = ({ path, may, right, does, params, query }: AnyEndpoint) =>
  endpoint({
    method: 'GET',
    path: `${path}/excel`,
    ...{ may, right, params, query },
    does: `As an .xlsx file, whatever skip and take say: ${does}`,
    perMinute: 20,
    answer: content(done),
  })
