import * as z from 'zod/mini'
import type { Page } from '../../kernel/endpoint.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { StreamedFile } from '../../platform/http/answers/other-answers.ts'
import { type Handler, handler } from '../../platform/http/api.ts'
import { XLSX_TYPE, xlsxStream } from '../../platform/xlsx/xlsx-stream.ts'
import { cellsOf } from '../../web/dashboard/kit/excel/sheet.ts'
import { excelOf, type ListSheet, MOST_EXCEL_ROWS } from '../../web/dashboard/sheets/list-sheet.ts'
import { everyRow } from './every-row.ts'

const AT_ONCE = 200

/**
 * The call that answers with a list as a file, read by the list’s own call page after page as whoever asks: it has what
 * they may see and nothing else. Refuses 'too-many-rows' before the first byte.
 */
export const excelOfList = <Services>({ list, file, columns, rowOf }: ListSheet, own: Handler<Services>) =>
  handler(excelOf(list), async (question, call) => {
    const page = async (skip: number, take = AT_ONCE): Promise<Page<{ id: number }>> => {
      const asked = { ...question, query: { ...(question.query as object), skip, take } }
      return z.parse(list.answer, await own.handle(asked, call)) as Page<{ id: number }>
    }
    const { total } = await page(0, 1)
    if (total > MOST_EXCEL_ROWS) throw new Refusal('too-many-rows', { rows: total, most: MOST_EXCEL_ROWS })
    const rows = async function* () {
      for await (const some of everyRow(page, AT_ONCE, MOST_EXCEL_ROWS))
        yield cellsOf(columns, some.map(rowOf)).slice(1)
    }
    const heads = columns.map(({ head, width = 14 }) => ({ head, width }))
    return new StreamedFile(XLSX_TYPE, `${file}.xlsx`, xlsxStream({ heads, rows: rows() }))
  })
