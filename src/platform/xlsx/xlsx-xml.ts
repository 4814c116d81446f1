import { escapeHtml } from '../escape-html.ts'

/** A cell with the format a spreadsheet shows it in; a string is a text, whatever it begins with: never a formula. */
export type XlsxCell = { value: string | number | Date; format?: string } | null

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const KIND = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

const relations = (...parts: [kind: string, file: string][]): string => {
  const all = parts.map(([kind, file], at) => `<Relationship Id="r${at}" Type="${OFFICE}/${kind}" Target="${file}"/>`)
  return `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${all.join('')}</Relationships>`
}

/** Every part of the file that says nothing of its rows. */
export const BOOK_FILES: Readonly<Record<string, string>> = {
  '[Content_Types].xml':
    `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="xml" ContentType="application/xml"/>` +
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
    `<Override PartName="/xl/workbook.xml" ContentType="${KIND}.sheet.main+xml"/>` +
    `<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${KIND}.worksheet+xml"/>` +
    `<Override PartName="/xl/styles.xml" ContentType="${KIND}.styles+xml"/></Types>`,
  '_rels/.rels': relations(['officeDocument', 'xl/workbook.xml']),
  'xl/_rels/workbook.xml.rels': relations(['worksheet', 'worksheets/sheet1.xml'], ['styles', 'styles.xml']),
  'xl/workbook.xml':
    `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}">` +
    '<sheets><sheet name="Liste" sheetId="1" r:id="r0"/></sheets></workbook>',
}

/** The beginning of a sheet: its first row stays while the others are scrolled. */
export const sheetStart = (widths: readonly number[]): string => {
  const columns = widths.map((width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`)
  return (
    `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0">` +
    '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>' +
    `<cols>${columns.join('')}</cols><sheetData>`
  )
}

export const headXml = (heads: readonly string[]): string =>
  `<row r="1">${heads.map((head, at) => `<c r="${letters(at)}1" s="1"${inline(head)}</c>`).join('')}</row>`

/** A row, the first below the heads is 2. */
export const rowXml = (row: number, cells: readonly XlsxCell[], styles: Styles): string =>
  `<row r="${row}">${cells.map((cell, at) => cellXml(`${letters(at)}${row}`, cell, styles)).join('')}</row>`

const cellXml = (place: string, cell: XlsxCell, styles: Styles): string => {
  if (cell === null) return ''
  const { value, format } = cell
  if (typeof value === 'string') return `<c r="${place}"${inline(value)}</c>`
  const number = typeof value === 'number' ? value : value.getTime() / DAY_MS + FIRST_DAY
  return Number.isFinite(number) ? `<c r="${place}" s="${styles.of(format)}"><v>${number}</v></c>` : ''
}

/** 0 → 'A', 26 → 'AA' */
const letters = (column: number): string =>
  (column >= 26 ? letters(Math.floor(column / 26) - 1) : '') + String.fromCharCode(65 + (column % 26))

const DAY_MS = 86_400_000
/** The number that spreadsheets give to 1 January 1970. */
const FIRST_DAY = 25_569
/** A longer text makes a spreadsheet ask whether the file is broken. */
const LONGEST = 32_767

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what XML may not hold
const NOT_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])/g

const inline = (text: string): string => {
  const cut = text.slice(0, LONGEST).replace(NOT_XML, '').replace(LONE_END, '$1')
  return ` t="inlineStr"><is><t xml:space="preserve">${escapeHtml(cut).replaceAll('\r', '&#13;')}</t></is>`
}

const LONE_END = /(^|[^\ud800-\udbff])[\udc00-\udfff]/g

/** The formats that cells are shown in, numbered as they come: 0 is none, 1 the bold heads. */
export class Styles {
  readonly #formats: string[] = []

  of(format: string | undefined): number {
    if (!format) return 0
    const at = this.#formats.indexOf(format)
    return 2 + (at >= 0 ? at : this.#formats.push(format) - 1)
  }

  xml(): string {
    const formats = this.#formats.map((code, at) => `<numFmt numFmtId="${164 + at}" formatCode="${escapeHtml(code)}"/>`)
    const shown = this.#formats.map((_, at) => `<xf numFmtId="${164 + at}" fontId="0" applyNumberFormat="1"/>`)
    return (
      `${HEAD}<styleSheet xmlns="${MAIN}">` +
      (formats.length ? `<numFmts count="${formats.length}">${formats.join('')}</numFmts>` : '') +
      `<fonts count="2">${FONT('')}${FONT('<b/>')}</fonts>` +
      '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
      '<borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs>' +
      `<cellXfs count="${2 + shown.length}"><xf/><xf fontId="1" applyFont="1"/>${shown.join('')}</cellXfs></styleSheet>`
    )
  }
}

const FONT = (bold: string): string => `<font>${bold}<sz val="11"/><name val="Calibri"/></font>`
