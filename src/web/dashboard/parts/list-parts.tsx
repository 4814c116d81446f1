import { Copy, Printer, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { Page } from '../../../kernel/endpoint.ts'
import type { Outcome } from '../../browser/staff-api.ts'
import { say } from '../../words/dashboard.ts'
import { type Act, ActMenu } from '../kit/button/act-menu.tsx'
import { AddButton } from '../kit/button/add-button.tsx'
import { Button } from '../kit/button/button.tsx'
import { ChooseMenu } from '../kit/button/choose-menu.tsx'
import type { Filter } from '../kit/list/filters/filter.ts'
import { LanguagesThere } from '../kit/list/languages-there.tsx'
import { ListPage } from '../kit/list/list-page.tsx'
import { type Column, ListTable } from '../kit/list/list-table.tsx'
import { actsColumn } from '../kit/list/row/columns.tsx'
import { RowActs } from '../kit/list/row-acts.tsx'
import { SearchBox } from '../kit/list/search-box.tsx'
import { BulkBar } from '../kit/list/select/bulk-bar.tsx'
import { selectColumn } from '../kit/list/select/select-column.tsx'
import { useSelection } from '../kit/list/select/use-selection.ts'
import { useColumns } from '../kit/list/views/use-columns.ts'
import { ViewsMenu } from '../kit/list/views/views-menu.tsx'
import { SortableList } from '../kit/order/sortable-list.tsx'
import { Part } from './part.tsx'

type Row = { id: number; name: string }
type Asked = Promise<Outcome<Page<Row>>>

const of = (content: Row[]): Asked =>
  Promise.resolve({ kind: 'ready', value: { content, total: content.length * 30, skip: 0, take: 20 } })
const ROWS: Row[] = [
  { id: 1, name: 'Villa Akpervaz' },
  { id: 2, name: 'Villa Işık' },
  { id: 3, name: 'Villa Son Işık' },
]
const STATES: Record<string, Asked> = {
  ready: of(ROWS),
  asked: new Promise(() => undefined),
  empty: of([]),
  failed: Promise.resolve({ kind: 'failed', error: undefined }),
}
const nothing = () => undefined

const acts = ({ name }: Row) => <RowActs name={name} edit={nothing} remove={nothing} />
const COLUMNS: Column<Row>[] = [
  { key: 'name', head: say('reservation.villa'), width: 'fills', opens: true, phone: 'head', cell: ({ name }) => name },
  {
    key: 'languages',
    head: say('texts.languages'),
    width: 'narrow',
    phone: 'line',
    cell: ({ name }) => <LanguagesThere texts={[{ tr: name, en: name }]} />,
  },
  actsColumn(acts),
]

const FILTERS: Filter[] = [
  { name: 'town', is: 'choice', label: say('towns.town'), every: say('districts.every-town'), options: [] },
  { name: 'day', is: 'day', label: say('filter.from'), folds: true },
  { name: 'only', is: 'switch', label: say('villas.popular-only'), folds: true },
]

/** A list with rows, on its way, empty and failed; rows that are selected, sorted by hand, shown as somebody wants. */
export const ListParts = () => {
  const [text, setText] = useState('')
  return (
    <>
      {Object.entries(STATES).map(([state, asked]) => (
        <ListPage
          key={state}
          title={`ListPage ${state}`}
          asked={asked}
          actions={<AddButton onAdd={nothing} />}
          filter={<SearchBox value={text} onSearch={setText} placeholder={say('reservation.search-reservations')} />}
          columns={COLUMNS}
          open={nothing}
          filters={FILTERS}
          empty={{ title: say('reservation.no-match'), text: say('reservation.no-match-text') }}
        />
      ))}
      <ChosenRows />
      <SortedRows />
    </>
  )
}

const ChosenRows = () => {
  const selection = useSelection(ROWS.map(({ id }) => id))
  const { shown, chosen, choose } = useColumns('parts', COLUMNS)
  return (
    <Part name="useSelection, BulkBar, useColumns, ChooseMenu, ViewsMenu, ActMenu">
      <span className="row">
        <ChooseMenu
          button={say('columns.title')}
          label={say('columns.title')}
          items={COLUMNS.map(({ key }) => ({ id: key, name: key }))}
          chosen={chosen}
          onChange={choose}
        />
        <ViewsMenu list="parts" />
        <ActMenu button={say('act.more')} label={say('act.all')} acts={ACTS} onAct={nothing} />
      </span>
      <ListTable
        label={say('menu.villas')}
        rows={ROWS}
        columns={[selectColumn(selection, ROWS, ({ name }) => name), ...shown]}
        card={(row) => row.name}
      />
      <BulkBar selection={selection}>
        <Button icon={Trash2} onClick={selection.clear}>
          {say('act.delete')}
        </Button>
      </BulkBar>
    </Part>
  )
}

const ACTS: Act[] = [
  { id: 'copy', name: say('act.copy'), icon: Copy, keys: 'C' },
  { id: 'print', name: say('act.print'), icon: Printer, disabled: true, note: say('reservation.move-on-arrival') },
  { id: 'delete', name: say('act.delete'), icon: Trash2, danger: true },
]

const SortedRows = () => {
  const [rows, setRows] = useState(ROWS)
  return (
    <Part name="SortableList">
      <SortableList label={say('menu.villas')} items={rows} onSort={setRows}>
        {({ name }) => name}
      </SortableList>
    </Part>
  )
}
