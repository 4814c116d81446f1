import { Fragment } from 'react'
import type { Column } from '../list-table.tsx'
import style from './row-card.module.css'

type Props<Row> = { row: Row; columns: readonly Column<Row>[] }

/** A row as a card, on phones: each column that says `phone` at its place. */
export const RowCard = <Row,>({ row, columns }: Props<Row>) => {
  const at = (place: Column<Row>['phone']) => columns.filter(({ phone }) => phone === place)
  const cells = (place: Column<Row>['phone']) =>
    at(place).map(({ key, cell, phoneCell = cell }) => <Fragment key={key}>{phoneCell(row)}</Fragment>)
  const lines = at('line')
  return (
    <div className={style.card}>
      <div className={style.row}>
        {cells('side')}
        <div className={style.head}>{cells('head')}</div>
        {cells('end')}
      </div>
      <div className={style.row}>
        <div className={style.lines}>
          {lines.map(({ key, cell, phoneCell = cell }) => (
            <span key={key}>{phoneCell(row)}</span>
          ))}
        </div>
        <div className={style.acts}>{cells('acts')}</div>
      </div>
      {at('foot').length > 0 && <div className={style.foot}>{cells('foot')}</div>}
    </div>
  )
}
