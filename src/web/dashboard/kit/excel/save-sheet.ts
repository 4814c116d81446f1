import { cellsOf, type SheetColumn } from './sheet.ts'

/** Hands rows over as a spreadsheet file. The library comes with the first one. */
export const saveSheet = async (
  name: string,
  columns: readonly SheetColumn[],
  rows: readonly Record<string, unknown>[],
): Promise<void> => {
  const { default: writeXlsxFile } = await import('write-excel-file/browser')
  const [heads = [], ...lines] = cellsOf(columns, rows)
  const bold = heads.map((head) => head && { ...head, fontWeight: 'bold' as const })
  await writeXlsxFile([bold, ...lines], {
    columns: columns.map(({ width = 14 }) => ({ width })),
    stickyRowsCount: 1,
  }).toFile(`${name}.xlsx`)
}
