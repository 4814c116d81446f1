import { Zip, ZipDeflate } from 'fflate'
import { BOOK_FILES, headXml, rowXml, Styles, sheetStart, type XlsxCell } from './xlsx-xml.ts'

export type XlsxSheet = {
  heads: readonly { head: string; width: number }[]
  /** The rows, some at a time. */
  rows: AsyncIterable<readonly (readonly XlsxCell[])[]>
}

/** What the kind of the file is called. */
export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** The bytes of a spreadsheet, as its rows come: no more than one handful of rows is held at a time. */
export async function* xlsxStream({ heads, rows }: XlsxSheet): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = []
  const zip = new Zip((error, bytes) => {
    if (error) throw error
    ready.push(bytes)
  })
  const text = new TextEncoder()
  const whole = (name: string, xml: string) => {
    const file = new ZipDeflate(name, { level: 6 })
    zip.add(file)
    file.push(text.encode(xml), true)
  }
  for (const [name, xml] of Object.entries(BOOK_FILES)) whole(name, xml)
  const styles = new Styles()
  const sheet = new ZipDeflate('xl/worksheets/sheet1.xml', { level: 6 })
  zip.add(sheet)
  sheet.push(text.encode(sheetStart(heads.map(({ width }) => width)) + headXml(heads.map(({ head }) => head))))
  let row = 1
  for await (const some of rows) {
    sheet.push(text.encode(some.map((cells) => rowXml(++row, cells, styles)).join('')))
    yield* ready.splice(0)
  }
  sheet.push(text.encode('</sheetData></worksheet>'), true)
  whole('xl/styles.xml', styles.xml())
  zip.end()
  yield* ready.splice(0)
}
