import type { ReactNode } from 'react'
import { say } from '../../../words/dashboard.ts'
import { AddButton } from '../../kit/button/add-button.tsx'
import { type Column, ListTable, type TableProps } from '../../kit/list/list-table.tsx'
import { RowActs } from '../../kit/list/row-acts.tsx'
import { Card, CardBody } from '../../kit/page/card.tsx'
import style from './villa-prices.module.css'

type Props<Row extends { id: number }> = {
  title: string
  empty: string
  rows: Row[]
  columns: Column<Row>[]
  group?: TableProps<Row>['group']
  /** What is said of a row where there is room for one line. */
  name: (row: Row) => string
  /** Null = nobody may change anything. */
  write: {
    add: () => void
    edit?: (row: Row) => void
    remove: (row: Row) => void
    fixed?: (row: Row) => boolean
  } | null
}

/** Rows of one kind of price, with what can be done to them. */
export const RowsCard = <Row extends { id: number }>({
  title,
  empty,
  rows,
  columns,
  name,
  group,
  write,
}: Props<Row>) => {
  const acts = (row: Row): ReactNode =>
    write && !write.fixed?.(row) ? (
      <RowActs name={name(row)} edit={() => (write.edit ?? write.add)(row)} remove={() => write.remove(row)} />
    ) : null
  return (
    <Card title={title} count={rows.length} acts={write && <AddButton onAdd={write.add} />} clip>
      {rows.length === 0 ? (
        <CardBody>
          <p className="t2">{empty}</p>
        </CardBody>
      ) : (
        <ListTable
          label={title}
          rows={rows}
          columns={[
            ...columns,
            {
              key: 'acts',
              head: <span className="sr">{say('act.all')}</span>,
              right: true,
              width: 'narrow',
              cell: acts,
            },
          ]}
          group={group}
          open={write?.edit && ((row) => !write.fixed?.(row) && write.edit?.(row))}
          card={(row) => (
            <div className={style.card}>
              <span className="grow">{name(row)}</span>
              {acts(row)}
            </div>
          )}
        />
      )}
    </Card>
  )
}
