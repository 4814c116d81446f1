import { Fragment, type ReactNode } from 'react'
import style from './list-table.module.css'
import type { Selection } from './select/use-selection.ts'
import { useCursor } from './table/use-cursor.ts'
import { useFit } from './table/use-fit.ts'
import table from './table.module.css'
import { useDensity } from './tools/density.ts'

export type Column<Row> = {
  key: string
  head: ReactNode
  /** Its name in the menu of the columns, where the head is no text; without one it is always shown. */
  label?: string
  /** Where there is no room the highest goes first; 0 never goes. By default, the further right the sooner. */
  lesser?: number
  cell: (row: Row) => ReactNode
  className?: string
  /** Its words end at the right. */
  right?: true
  /** As narrow as its words; or as wide as there is room, cut off where it ends: a name, or (`text`) a sentence. */
  width?: 'narrow' | 'fills' | 'text'
  /** What stands in it opens the row. */
  opens?: true
  /** Where it stands on the row's card, on phones; not at all when nothing is said. */
  phone?: 'side' | 'head' | 'end' | 'line' | 'acts' | 'foot'
  /** How it reads there, without its head above it. */
  phoneCell?: (row: Row) => ReactNode
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
  /** Rows with the same key stand under one head; a `told` one says what the rows say too, and gives way to a line. */
  group?: (row: Row, rows: Row[]) => { key: string; head: ReactNode; told?: true }
  muted?: (row: Row) => boolean
  className?: string
  selection?: Selection | undefined
}

/** The rows of a list: a table, and cards on phones. J and K move the cursor, Enter opens, X selects. */
export const ListTable = <Row extends { id: number }>(props: TableProps<Row>) => {
  const { label, rows, open, card, group, className = '' } = props
  const { cursor, body } = useCursor(rows, open, props.selection)
  const { frame, fitting: columns } = useFit(props.columns, rows)
  const density = useDensity()
  return (
    <>
      <div ref={frame} className={style.frame} data-density={density} data-few={isFew(columns) || undefined}>
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
                <GroupHead rows={rows} index={index} group={group} columns={columns.length} />
                <TableRow
                  {...props}
                  columns={columns}
                  starts={index > 0 && startsGroup(rows, index, group) && group?.(row, rows).told === true}
                  row={row}
                  current={index === cursor}
                />
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

type HeadProps<Row extends { id: number }> = Pick<TableProps<Row>, 'rows' | 'group'> & {
  index: number
  columns: number
}

const GroupHead = <Row extends { id: number }>({ rows, index, group, columns }: HeadProps<Row>) => {
  const compact = useDensity() === 'compact'
  const row = rows[index]
  if (!row || !group || !startsGroup(rows, index, group)) return null
  const { head, told } = group(row, rows)
  if (told && compact) return null
  return (
    <tr className={style.group}>
      <td colSpan={columns}>{head}</td>
    </tr>
  )
}

const TableRow = <Row extends { id: number }>({
  row,
  columns,
  open,
  muted,
  current,
  selection,
  starts,
}: TableProps<Row> & { row: Row; current: boolean; starts: boolean }) => (
  <tr
    aria-selected={selection?.ids.has(row.id)}
    className={[starts && style.starts, current && style.current, muted?.(row) && style.muted, open && style.opens]
      .filter(Boolean)
      .join(' ')}
    data-row={current ? 'current' : ''}
    onClick={(event) => {
      if (
        open &&
        !(event.target instanceof Element && event.target.closest('a, button, input, label')) &&
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

const WIDTHS = { narrow: table.narrow, fills: table.fills, text: table.text }

/** A few short columns: across a wide screen the eye would lose the line between them. */
const isFew = <Row,>(columns: readonly Column<Row>[]): boolean =>
  columns.length < 5 && columns.every(({ width = 'narrow' }) => width === 'narrow')

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
