import type { ReactNode } from 'react'
import { say } from '../../words/dashboard.ts'
import type { Column } from '../kit/list/list-table.tsx'
import { Thumbnail } from './named.tsx'

/** The columns that several lists of what villas share have. */

export const pictureColumn = <Row extends { picture: string }>(): Column<Row> => ({
  key: 'picture',
  head: <span className="sr">{say('kinds.picture')}</span>,
  width: 'narrow',
  cell: ({ picture }) => <Thumbnail path={picture} />,
})

export const villasColumn = <Row extends { villas: number }>(): Column<Row> => ({
  key: 'villas',
  head: say('kinds.villas'),
  className: 'num',
  right: true,
  cell: ({ villas }) => villas,
})

export const actsColumn = <Row,>(acts: (row: Row) => ReactNode): Column<Row> => ({
  key: 'acts',
  head: <span className="sr">{say('act.all')}</span>,
  right: true,
  width: 'narrow',
  cell: acts,
})
