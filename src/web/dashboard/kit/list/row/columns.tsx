import type { ReactNode } from 'react'
import type { Localized } from '../../../../../kernel/language.ts'
import { say } from '../../../../words/dashboard.ts'
import { LanguagesThere } from '../languages-there.tsx'
import type { Column } from '../list-table.tsx'
import { Lines, type LinesProps } from './lines.tsx'
import { Thumbnail } from './thumbnail.tsx'

/** Columns that many lists have. */

export const pictureColumn = <Row,>(head: string, pathOf: (row: Row) => string | null): Column<Row> => ({
  key: 'picture',
  head: <span className="sr">{head}</span>,
  width: 'narrow',
  phone: 'side',
  cell: (row) => <Thumbnail path={pathOf(row)} />,
})

/** A column of two lines. */
export const linesColumn = <Row,>(
  key: string,
  head: string,
  linesOf: (row: Row) => LinesProps,
  more: Partial<Column<Row>> = {},
): Column<Row> => ({ key, head, cell: (row) => <Lines {...linesOf(row)} />, ...more })

/** How many; `phone` says of what, where no head stands above it. */
export const countColumn = <Row,>(
  key: string,
  head: string,
  { of, phone }: { of: (row: Row) => ReactNode; phone?: (row: Row) => string },
): Column<Row> => ({
  ...{ key, head, className: 'num', right: true, width: 'narrow', cell: of },
  ...(phone && { phone: 'line', phoneCell: phone }),
})

/** In which languages the texts of a row are there. */
export const languagesColumn = <Row,>(textsOf: (row: Row) => Localized[], phone?: 'line'): Column<Row> => ({
  key: 'languages',
  head: say('texts.languages'),
  width: 'narrow',
  ...(phone && { phone }),
  cell: (row) => <LanguagesThere texts={textsOf(row)} />,
})

/** What can be done with a row, at its right end. */
export const actsColumn = <Row,>(acts: (row: Row) => ReactNode, phone: 'acts' | 'foot' = 'acts'): Column<Row> => ({
  key: 'acts',
  head: <span className="sr">{say('act.all')}</span>,
  right: true,
  width: 'narrow',
  phone,
  cell: acts,
})
