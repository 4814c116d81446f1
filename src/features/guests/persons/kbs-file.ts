import type { Day } from '../../../kernel/day.ts'
import { formatDay } from '../../../kernel/format.ts'
import type { DocumentKind } from './person.shape.ts'

type Row = {
  firstName: string
  lastName: string
  document: DocumentKind
  number: string
  nationality: string
  birthDate: Day
  arrives: Day
  leaves: Day
}

const HEAD = ['Ad Soyad', 'Belge Tipi', 'Belge No', 'Uyruk', 'Doğum Tarihi', 'Giriş Tarihi', 'Çıkış Tarihi']
const DOCUMENT = { tckn: 'TCKN', ykn: 'YKN', passport: 'Pasaport' } as const

/** The list for the identity report of police and gendarmerie; semicolons, as Turkish spreadsheets read them. */
export const kbsFile = (rows: Row[]): string =>
  `\ufeff${[HEAD, ...rows.map(cellsOf)].map((cells) => cells.map(cell).join(';')).join('\r\n')}\r\n`

const cellsOf = ({ firstName, lastName, document, number, nationality, ...days }: Row): string[] => [
  ...[`${firstName} ${lastName}`, DOCUMENT[document], number, nationality],
  ...[days.birthDate, days.arrives, days.leaves].map((day) => formatDay(day, 'tr', 'number')),
]

/** Nothing in a cell is ever a formula, the end of a cell or the end of a row. */
const cell = (text: string): string => {
  const plain = text.replace(/[\r\n\t]+/g, ' ')
  const safe = /^[\s]*[=+\-@|%]/.test(plain) ? `'${plain}` : plain
  return /[";]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
