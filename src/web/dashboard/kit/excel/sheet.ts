import { addDays, isDay } from '../../../../kernel/day.ts'
import { fold } from '../../../../kernel/slug.ts'
import { say } from '../../../words/dashboard.ts'
import { readDay } from '../fields/day/day-text.ts'
import { parseAmount } from '../fields/money-text.ts'

/** 'last-night': the cell says the last night, the row the day after it. 'money': the row has minor units. */
export type CellKind = 'text' | 'day' | 'last-night' | 'money' | 'number' | 'weekdays'

/** A column of a spreadsheet: its head, and the field of a row that its cells are. */
export type SheetColumn = {
  key: string
  head: string
  kind: CellKind
  /** An empty cell is null, or of a text ''. */
  optional?: true
  /** Is written for people and not read. */
  shown?: true
  width?: number
}

/** What is wrong with a cell, by its row in the file and the head of its column. */
export type SheetFault = { row: number; column: string; why: string }
export type SheetRow = { row: number } & Record<string, unknown>
export type Cell = string | number | boolean | Date | null

/** A cell to be written, with the format a spreadsheet shows it in. */
export type Written = { value: string | number | Date; format?: string } | null

/** The cells of rows, the heads first. Texts are texts, whatever they begin with: never a formula. */
export const cellsOf = (columns: readonly SheetColumn[], rows: readonly Record<string, unknown>[]): Written[][] => [
  columns.map(({ head }) => ({ value: head })),
  ...rows.map((row) => columns.map(({ key, kind }) => written(kind, row[key]))),
]

const written = (kind: CellKind, value: unknown): Written => {
  if (value === null || value === undefined || value === '') return null
  if (kind === 'day') return { value: new Date(`${value}T00:00:00Z`), format: 'dd.mm.yyyy' }
  if (kind === 'last-night') return written('day', addDays(String(value), -1))
  if (kind === 'money') return { value: Number(value) / 100, format: '#,##0.00' }
  if (kind === 'number') return { value: Number(value) }
  if (kind === 'weekdays') return weekdaysText(value as number[])
  return { value: String(value) }
}

const weekdaysText = (days: readonly number[]): Written =>
  days.length ? { value: days.map((day) => WEEKDAYS[day - 1]).join(', ') } : null

const WEEKDAYS = ['Pzt', 'Sal', 'Çar', 'Per', 'Cum', 'Cmt', 'Paz'] as const
const WHOLE_WEEKDAYS = ['Pazartesi', 'Salı', 'Çarşamba', 'Perşembe', 'Cuma', 'Cumartesi', 'Pazar']

/**
 * The rows of a sheet by its heads, in whatever order they stand; columns nobody asked for are left alone, empty rows
 * too. A cell that can't be read, and a head that is missing (row 1), is a fault.
 */
export const readRows = (
  columns: readonly SheetColumn[],
  [heads = [], ...lines]: readonly Cell[][],
): { rows: SheetRow[]; faults: SheetFault[] } => {
  const asked = columns.filter(({ shown }) => !shown)
  const places = new Map(heads.map((head, place) => [fold(String(head ?? '').trim()), place]))
  const faults: SheetFault[] = asked
    .filter(({ head }) => !places.has(fold(head)))
    .map(({ head }) => ({ row: 1, column: head, why: say('excel.no-column') }))
  if (faults.length) return { rows: [], faults }
  const rows: SheetRow[] = []
  for (const [index, line] of lines.entries()) {
    const row = index + 2
    if (line.every((cell) => cell === null || String(cell).trim() === '')) continue
    const values: SheetRow = { row }
    for (const column of asked) {
      const read = readCell(column, line[places.get(fold(column.head)) ?? -1] ?? null)
      if ('why' in read) faults.push({ row, column: column.head, why: read.why })
      else values[column.key] = read.value
    }
    rows.push(values)
  }
  return { rows, faults }
}

type Read = { value: unknown } | { why: string }

const readCell = ({ kind, optional }: SheetColumn, cell: Cell): Read => {
  const typed = cell instanceof Date ? cell : String(cell ?? '').trim()
  if (typed === '') {
    if (kind === 'weekdays') return { value: [] }
    return optional ? { value: kind === 'text' ? '' : null } : { why: say('form.required') }
  }
  return READERS[kind](cell ?? '', typed)
}

const READERS: Record<CellKind, (cell: Exclude<Cell, null>, typed: string | Date) => Read> = {
  text: (_, typed) => ({ value: typed instanceof Date ? typed.toISOString().slice(0, 10) : typed }),
  day: (_, typed) => readDayCell(typed),
  'last-night': (_, typed) => {
    const read = readDayCell(typed)
    return 'value' in read ? { value: addDays(read.value, 1) } : read
  },
  money: (cell, typed) => {
    const amount = typeof cell === 'number' ? Math.round(cell * 100) : parseAmount(String(typed))
    return amount === undefined || amount < 0 ? { why: say('excel.no-amount') } : { value: amount }
  },
  number: (cell, typed) => {
    const number = typeof cell === 'number' ? cell : Number(String(typed).replace(',', '.'))
    return Number.isFinite(number) ? { value: number } : { why: say('excel.no-number') }
  },
  weekdays: (_, typed) => {
    const names = String(typed)
      .split(/[,;/ ]+/)
      .filter(Boolean)
    const isCalled = (name: string) => (day: string) => fold(day) === fold(name)
    const days = names.map(
      (name) => Math.max(...[WEEKDAYS, WHOLE_WEEKDAYS].map((of) => of.findIndex(isCalled(name)))) + 1,
    )
    return days.includes(0) ? { why: say('excel.no-weekday') } : { value: [...new Set(days)].sort() }
  },
}

const readDayCell = (typed: string | Date): { value: string } | { why: string } => {
  const read = typed instanceof Date ? { day: typed.toISOString().slice(0, 10) } : readDay(typed)
  return 'day' in read && isDay(read.day) ? { value: read.day } : { why: say('excel.no-day') }
}
