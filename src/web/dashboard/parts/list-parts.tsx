import { useState } from 'react'
import type { Page } from '../../../kernel/endpoint.ts'
import type { Outcome } from '../../browser/staff-api.ts'
import { say } from '../../words/dashboard.ts'
import { AddButton } from '../kit/button/add-button.tsx'
import { LanguagesThere } from '../kit/list/languages-there.tsx'
import { ListPage } from '../kit/list/list-page.tsx'
import type { Column } from '../kit/list/list-table.tsx'
import { RowActs } from '../kit/list/row-acts.tsx'
import { SearchBox } from '../kit/list/search-box.tsx'

type Row = { id: number; name: string }
type Asked = Promise<Outcome<Page<Row>>>

const of = (content: Row[]): Asked =>
  Promise.resolve({ kind: 'ready', value: { content, total: content.length * 30, skip: 0, take: 20 } })
const STATES: Record<string, Asked> = {
  ready: of([
    { id: 1, name: 'Villa Akpervaz' },
    { id: 2, name: 'Villa Işık' },
  ]),
  asked: new Promise(() => undefined),
  empty: of([]),
  failed: Promise.resolve({ kind: 'failed', error: undefined }),
}
const nothing = () => undefined

const acts = ({ name }: Row) => <RowActs name={name} edit={nothing} remove={nothing} />
const COLUMNS: Column<Row>[] = [
  { key: 'name', head: say('reservation.villa'), width: 'fills', opens: true, cell: ({ name }) => name },
  {
    key: 'languages',
    head: say('texts.languages'),
    width: 'narrow',
    cell: ({ name }) => <LanguagesThere texts={[{ tr: name, en: name }]} />,
  },
  { key: 'acts', head: <span className="sr">{say('act.all')}</span>, right: true, width: 'narrow', cell: acts },
]

/** A list with rows, on its way, empty and failed. */
export const ListParts = () => {
  const [text, setText] = useState('')
  return Object.entries(STATES).map(([state, asked]) => (
    <ListPage
      key={state}
      title={`ListPage ${state}`}
      asked={asked}
      actions={<AddButton onAdd={nothing} />}
      filter={<SearchBox value={text} onSearch={setText} placeholder={say('reservation.search-reservations')} />}
      columns={COLUMNS}
      open={nothing}
      card={(row) => row.name}
      empty={{ title: say('reservation.no-match'), text: say('reservation.no-match-text') }}
    />
  ))
}
