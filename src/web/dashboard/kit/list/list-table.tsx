import { Fragment, type ReactNode, useEffect, useRef, useState } from 'react'
import { useKey } from '../keys/use-key.ts'
import style from './list-table.module.css'
import table from './table.module.css'

export type Column<Row> = {
  key: string
  head: ReactNode
  cell: (row: Row) => ReactNode
  className?: string
  /** Its words end at the right. */
  right?: true
  /** As narrow as its words; or as wide as there is room, cut off where it ends. */
  width?: 'narrow' | 'fills'
  /** What stands in it opens the row. */
  opens?: true
  sorted?: 'ascending' | 'descending'
}

export type TableProps<Row extends { id: number }> = {
  label: string
  rows: Row[]
  columns: Column<Row>[]
  /** Opens a row: a click beside its links, or Enter on the row under the keyboard's cursor. */
  open?: (row: Row) => void
  /** The row as a card, on phones. */
  card: (row: Row) => ReactNode
  /** Rows with the same key stand under one head. */
  group?: (row: Row, rows: Row[]) => { key: string; head: ReactNode }
  muted?: (row: Row) => boolean
  className?: string
}

/** The rows of a list: a table, and cards on phones. J and K move the cursor, Enter opens. */
export const ListTable = <Row extends { id: number }>(props: TableProps<Row>) => {
  const { label, rows, columns, open, card, group, className = '' } = props
  const { cursor, body } = useCursor(rows, open)
  return (
    <>
      <div className={style.frame}>
        <table className={`${table.table} ${className}`} aria-label={label}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column.key} scope="col" className={cellClass(column)} aria-sort={column.sorted}>
                  {column.head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody ref={body}>
            {rows.map((row, index) => (
              <Fragment key={row.id}>
                {startsGroup(rows, index, group) && (
                  <tr className={style.group}>
                    <td colSpan={columns.length}>{group?.(row, rows).head}</td>
                  </tr>
                )}
                <TableRow {...props} row={row} current={index === cursor} />
              </Fragment>
            ))}
          </tbody>
        </table>
      </div>
      <ul className={style.cards}>
        {rows.map((row, index) => (
          <Fragment key={row.id}>
            {startsGroup(rows, index, group) && <li className={style.day}>{group?.(row, rows).head}</li>}
            <li data-card>{card(row)}</li>
          </Fragment>
        ))}
      </ul>
    </>
  )
}

const TableRow = <Row extends { id: number }>({
  row,
  columns,
  open,
  muted,
  current,
}: TableProps<Row> & { row: Row; current: boolean }) => (
  <tr
    className={[current && style.current, muted?.(row) && style.muted, open && style.opens].filter(Boolean).join(' ')}
    data-row={current ? 'current' : ''}
    onClick={(event) => {
      if (
        open &&
        !(event.target instanceof Element && event.target.closest('a, button, input')) &&
        !getSelection()?.toString()
      )
        open(row)
    }}
  >
    {columns.map((column) => (
      <td key={column.key} className={cellClass(column)}>
        {column.opens ? (
          <button type="button" className={style.opener} onClick={() => open?.(row)}>
            {column.cell(row)}
          </button>
        ) : (
          column.cell(row)
        )}
      </td>
    ))}
  </tr>
)

/** What can be done with a row, at its right end. */
export const RowEnd = ({ children }: { children: ReactNode }) => <span className={style.acts}>{children}</span>

const WIDTHS = { narrow: table.narrow, fills: table.fills }

const cellClass = <Row,>({ className, right, width }: Column<Row>): string =>
  [right && table.right, width && WIDTHS[width], className].filter(Boolean).join(' ')

const startsGroup = <Row extends { id: number }>(
  rows: Row[],
  index: number,
  group: TableProps<Row>['group'],
): boolean => {
  const [row, before] = [rows[index], rows[index - 1]]
  return (
    group !== undefined &&
    row !== undefined &&
    (before === undefined || group(before, rows).key !== group(row, rows).key)
  )
}

const useCursor = <Row extends { id: number }>(rows: Row[], open?: (row: Row) => void) => {
  const [cursor, setCursor] = useState(-1)
  const body = useRef<HTMLTableSectionElement>(null)
  useEffect(() => setCursor((at) => Math.min(at, rows.length - 1)), [rows.length])
  useKey((event) => {
    const row = rows[cursor]
    if (
      event.key === 'Enter' &&
      row &&
      open &&
      !(event.target instanceof Element && event.target.closest('a, button'))
    ) {
      open(row)
      return true
    }
    const step = { j: 1, k: -1 }[event.key]
    if (!step || rows.length === 0) return false
    const next = Math.max(0, Math.min(rows.length - 1, cursor + step))
    setCursor(next)
    body.current?.querySelectorAll('[data-row]')[next]?.scrollIntoView({ block: 'nearest' })
    return true
  })
  return { cursor, body }
}
