import type { ReactNode } from 'react'
import { useRevalidator } from 'react-router'
import type { Page } from '../../../../kernel/endpoint.ts'
import type { Outcome } from '../../../browser/staff-api.ts'
import { say } from '../../../words/dashboard.ts'
import { useOutcome } from '../form/use-outcome.ts'
import { Card } from '../page/card.tsx'
import { PageHead } from '../page/page-head.tsx'
import { Empty, Failed, Skeleton } from '../page/states.tsx'
import style from './list-page.module.css'
import { ListTable, type TableProps } from './list-table.tsx'
import { Pager } from './pager.tsx'

type Props<Row extends { id: number }, List extends Page<Row>> = Omit<TableProps<Row>, 'label' | 'rows'> & {
  title: string
  asked: Promise<Outcome<List>>
  /** Rows that are about to be deleted. */
  leaving?: number[]
  actions?: ReactNode
  tabs?: (list: List | undefined) => ReactNode
  filter?: ReactNode
  /** A field of the filters takes the key '/'. */
  searches?: boolean
  empty: { title: string; text: string; action?: ReactNode }
  /** All rows stand on one page. */
  whole?: boolean
}

/** Every list of the dashboard: head, saved views, filters, rows, pages; loading, empty and failed. */
export const ListPage = <Row extends { id: number }, List extends Page<Row> = Page<Row>>({
  title,
  asked,
  leaving = [],
  actions,
  tabs,
  filter,
  searches = false,
  empty,
  whole = false,
  ...table
}: Props<Row, List>) => {
  const { outcome, stale } = useOutcome(asked)
  const list = outcome?.kind === 'ready' ? outcome.value : undefined
  const rows = list?.content.filter(({ id }) => !leaving.includes(id))
  const gone = list && rows ? list.content.length - rows.length : 0
  return (
    <>
      <PageHead
        title={title}
        note={list && <span className="num">{say('list.records', { n: list.total - gone })}</span>}
        acts={actions}
      />
      {tabs?.(list)}
      {filter && <div className={style.filters}>{filter}</div>}
      <div className={style.list} aria-busy={stale || !outcome} data-stale={stale || undefined}>
        {rows && rows.length > 0 ? (
          <ListTable label={title} rows={rows} {...table} />
        ) : (
          <Card>
            <NoRows state={outcome?.kind ?? 'asked'} empty={empty} />
          </Card>
        )}
      </div>
      {list && rows && rows.length > 0 && (
        <div className={style.foot}>
          {!whole && <Pager {...list} />}
          <Keys open={table.open !== undefined} search={searches} />
        </div>
      )}
    </>
  )
}

type State = 'asked' | Outcome<unknown>['kind']

const NoRows = ({ state, empty }: { state: State; empty: Parameters<typeof Empty>[0] }) => {
  const { revalidate } = useRevalidator()
  if (state === 'asked') return <Skeleton rows={10} />
  return state === 'failed' ? <Failed onRetry={revalidate} /> : <Empty {...empty} />
}

/** The keys that work on this list. */
const Keys = ({ open, search }: { open: boolean; search: boolean }) => (
  <p className={style.keys}>
    <span>
      <kbd>J</kbd> <kbd>K</kbd> {say('list.key-move')}
    </span>
    {open && (
      <span>
        <kbd>Enter</kbd> {say('list.key-open')}
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
