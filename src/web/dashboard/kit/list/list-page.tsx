import type { ReactNode } from 'react'
import { useLocation, useRevalidator } from 'react-router'
import type { AnyEndpoint, Page } from '../../../../kernel/endpoint.ts'
import type { Outcome } from '../../../browser/staff-api.ts'
import { say } from '../../../words/dashboard.ts'
import { ExcelButton } from '../excel/excel-button.tsx'
import { useOutcome } from '../form/use-outcome.ts'
import { Card } from '../page/card.tsx'
import { PageHead } from '../page/page-head.tsx'
import { Empty, Failed, Skeleton } from '../page/states.tsx'
import { useSearch } from './address/use-search.ts'
import type { Filter } from './filters/filter.ts'
import { ListFilters } from './filters/list-filters.tsx'
import style from './list-page.module.css'
import { type Column, ListTable, type TableProps } from './list-table.tsx'
import { Pager } from './pager.tsx'
import { RowCard } from './row/row-card.tsx'
import type { Bulk } from './select/bulk.ts'
import { BulkMoves } from './select/bulk-moves.tsx'
import { selectColumn } from './select/select-column.tsx'
import { useSelection } from './select/use-selection.ts'
import { ListTools } from './tools/list-tools.tsx'
import { useColumns } from './views/use-columns.ts'

type EmptyWords = { title: string; text: string; action?: ReactNode }

type Props<Row extends { id: number }, List extends Page<Row>> = Omit<
  TableProps<Row>,
  'label' | 'rows' | 'selection' | 'card' | 'columns'
> & {
  title: string
  /** What not everybody has of columns and filters is false for others. */
  columns: readonly (Column<Row> | false)[]
  /** The row as a card, on phones, where its columns don't make one (`phone`). */
  card?: (row: Row) => ReactNode
  asked: Promise<Outcome<List>>
  /** Rows that are about to be deleted. */
  leaving?: number[]
  actions?: ReactNode
  /** What puts its rows in another order. */
  order?: ReactNode
  /** The button that adds a row: the last at the head, and what is proposed where there are no rows. */
  add?: ReactNode
  tabs?: (list: List | undefined) => ReactNode
  filters?: readonly (Filter | false)[]
  /** What stands before the filters. */
  filter?: ReactNode
  /** A field of `filter` takes the key '/'. */
  searches?: boolean
  /** What is said where there are no rows, and (`none`) where the filters leave none. */
  empty: EmptyWords & { none?: EmptyWords }
  /** The call of the list, where the server makes a file of it. */
  excel?: AnyEndpoint
  /** All rows stand on one page. */
  whole?: boolean
  /** What can be done with many rows at once; with it they can be selected. */
  bulk?: Bulk<Row> | undefined
}

/** Every list of the dashboard: head, saved views, filters, rows, pages; loading, empty and failed. */
export const ListPage = <Row extends { id: number }, List extends Page<Row> = Page<Row>>({
  title,
  asked,
  leaving = [],
  actions,
  order,
  add,
  tabs,
  filter,
  filters: every = [],
  searches = every.some((each) => each && (each.is === 'search' || each.is === 'typed')),
  empty,
  whole = false,
  excel,
  bulk,
  card,
  columns: all,
  ...table
}: Props<Row, List>) => {
  const filters = every.filter((each) => each !== false)
  const known = all.filter((each) => each !== false)
  const { outcome, stale } = useOutcome(asked)
  const list = outcome?.kind === 'ready' ? outcome.value : undefined
  const rows = list?.content.filter(({ id }) => !leaving.includes(id))
  const name = useLocation().pathname.replace(/\/$/, '')
  const cardOf = card ?? ((row: Row) => <RowCard row={row} columns={shown} />)
  const selection = useSelection(rows?.map(({ id }) => id) ?? [])
  const { shown, ...choice } = useColumns(name, known)
  const columns = bulk && rows ? [selectColumn(selection, rows, bulk.nameOf), ...shown] : shown
  const { any } = useSearch()
  const narrowed = any(filters.filter(({ order }) => !order).map((each) => each.name))
  const gone = list && rows ? list.content.length - rows.length : 0
  return (
    <>
      <PageHead
        title={title}
        note={list && <span className="num">{say('list.records', { n: list.total - gone })}</span>}
        acts={
          <>
            <ListTools list={name} columns={known} {...choice} />
            {excel && list && list.total > 0 && <ExcelButton list={excel} name={title} />}
            {order}
            {actions}
            {add}
          </>
        }
      />
      {tabs?.(list)}
      {(filter || filters.length > 0) && (
        <div className={style.filters}>
          {filter}
          <ListFilters of={filters} />
        </div>
      )}
      <div className={style.list} aria-busy={stale || !outcome} data-stale={stale || undefined}>
        {rows && rows.length > 0 ? (
          <ListTable
            label={title}
            rows={rows}
            card={cardOf}
            {...table}
            columns={columns}
            selection={bulk && selection}
          />
        ) : (
          <Card>
            <NoRows
              state={outcome?.kind ?? 'asked'}
              empty={narrowed ? (empty.none ?? NO_MATCH) : { action: add, ...empty }}
            />
          </Card>
        )}
      </div>
      {bulk && rows && <BulkMoves bulk={bulk} rows={rows} selection={selection} />}
      {list && rows && rows.length > 0 && (
        <div className={style.foot}>
          {!whole && <Pager {...list} />}
          <Keys open={table.open !== undefined} search={searches} select={bulk !== undefined} />
        </div>
      )}
    </>
  )
}

const NO_MATCH = { title: say('reservation.no-match'), text: say('reservation.no-match-text') }

type State = 'asked' | Outcome<unknown>['kind']

const NoRows = ({ state, empty }: { state: State; empty: EmptyWords }) => {
  const { revalidate } = useRevalidator()
  if (state === 'asked') return <Skeleton rows={10} />
  return state === 'failed' ? <Failed onRetry={revalidate} /> : <Empty {...empty} />
}

/** The keys that work on this list. */
const Keys = ({ open, search, select }: { open: boolean; search: boolean; select: boolean }) => (
  <p className={style.keys}>
    <span>
      <kbd>J</kbd> <kbd>K</kbd> {say('list.key-move')}
    </span>
    {open && (
      <span>
        <kbd>Enter</kbd> {say('list.key-open')}
      </span>
    )}
    {select && (
      <span>
        <kbd>X</kbd> {say('list.key-select')}
      </span>
    )}
    {search && (
      <span>
        <kbd>/</kbd> {say('list.key-search')}
      </span>
    )}
    <span>
      <kbd>?</kbd> {say('list.key-all')}
    </span>
  </p>
)
