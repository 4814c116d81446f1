import type { ReactNode } from 'react'
import { formatInstant } from '../../../../../kernel/format.ts'
import type { Localized } from '../../../../../kernel/language.ts'
import { say } from '../../../../words/dashboard.ts'
import { Badge } from '../../page/tag.tsx'
import { LanguagesThere } from '../languages-there.tsx'
import type { Column } from '../list-table.tsx'
import { Lines, type LinesProps } from './lines.tsx'
import { type Sign, Signs } from './signs.tsx'
import { Thumbnail } from './thumbnail.tsx'

/** Columns that many lists have; `more` says what is different of one. */
type More<Row> = Partial<Column<Row>>

/** A column that says one thing. */
export const column = <Row,>(
  key: string,
  head: string,
  cell: (row: Row) => ReactNode,
  more: More<Row> = {},
): Column<Row> => ({ key, head, cell, ...more })

/** What somebody wrote in their own words: as much of it as there is room for. */
export const noteColumn = <Row,>(
  key: string,
  head: string,
  cell: (row: Row) => ReactNode,
  more: More<Row> = {},
): Column<Row> => ({ key, head, cell, className: 't2', width: 'text', phone: 'line', ...more })

/** The moment of something, to the minute. */
export const instantColumn = <Row,>(
  key: string,
  head: string,
  of: (row: Row) => string,
  more: More<Row> = {},
): Column<Row> => ({ key, head, cell: (row) => formatInstant(of(row), 'tr'), className: 'num', ...more })

/** What is so of a row, as tags. */
export const signsColumn = <Row,>(
  key: string,
  head: string,
  of: (row: Row) => readonly (Sign | false)[],
  more: More<Row> = {},
): Column<Row> => ({ key, head, cell: (row) => <Signs of={of(row)} />, ...more })

/** Where a row stands, as a badge: it is never left out, and stands at the end of a card. */
export const stateColumn = <Row,>(
  key: string,
  head: string,
  of: (row: Row) => Required<Pick<Sign, 'word' | 'tone' | 'icon'>>,
  more: More<Row> = {},
): Column<Row> => ({
  ...{ key, head, lesser: 0, phone: 'end' },
  cell: (row) => {
    const { word, ...look } = of(row)
    return <Badge {...look}>{word}</Badge>
  },
  ...more,
})

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
  more: More<Row> = {},
): Column<Row> => ({ key, head, cell: (row) => <Lines {...linesOf(row)} />, ...more })

/** How many; `phone` says of what, where no head stands above it. */
export const countColumn = <Row,>(
  key: string,
  head: string,
  { of, phone, lesser }: { of: (row: Row) => ReactNode; phone?: (row: Row) => string; lesser?: number },
): Column<Row> => ({
  ...{ key, head, className: 'num', right: true, width: 'narrow', cell: of },
  ...(lesser !== undefined && { lesser }),
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
