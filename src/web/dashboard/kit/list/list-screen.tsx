import type { ReactNode } from 'react'
import { Empty, Failed, Skeleton } from './list-states.tsx'
import { ListTable, type TableProps } from './list-table.tsx'

export type ListWords = {
  loading: string
  failed: string
  failedText: string
  retry: string
  keys: (does: { open: boolean; search: boolean }) => ReactNode
}

type Props<Row> = Omit<TableProps<Row>, 'label' | 'rows'> & {
  title: string
  count?: string
  actions?: ReactNode
  tabs?: ReactNode
  filter?: ReactNode
  /** A field of the filters takes the key '/'. */
  searches?: boolean
  /** Undefined while the first page of rows is on its way; null when it could not be loaded. */
  rows: Row[] | undefined | null
  /** Newer rows are on their way. */
  stale?: boolean
  empty: { title: string; text: string; action?: ReactNode }
  pager?: ReactNode
  onRetry: () => void
  words: ListWords
}

/** Every list of the dashboard: head, saved views, filters, rows, pages; loading, empty and failed. */
export const ListScreen = <Row,>({
  title,
  count,
  actions,
  tabs,
  filter,
  searches = false,
  rows,
  stale,
  empty,
  pager,
  onRetry,
  words,
  ...table
}: Props<Row>) => (
  <>
    <div className="head head--1">
      <h1>
        {title} {count && <small className="num">{count}</small>}
      </h1>
      {actions && <div className="head__acts">{actions}</div>}
    </div>
    {tabs}
    {filter && <div className="filter">{filter}</div>}
    <div className="list" aria-busy={stale || rows === undefined} data-stale={stale || undefined}>
      {rows === undefined && (
        <div className="card">
          <Skeleton rows={10} label={words.loading} />
        </div>
      )}
      {rows === null && (
        <div className="card">
          <Failed title={words.failed} text={words.failedText} retryLabel={words.retry} onRetry={onRetry} />
        </div>
      )}
      {rows?.length === 0 && (
        <div className="card">
          <Empty {...empty} />
        </div>
      )}
      {rows && rows.length > 0 && <ListTable label={title} rows={rows} {...table} />}
    </div>
    {rows && rows.length > 0 && (
      <div className="list__foot">
        {pager}
        <p className="keys end hide-s">{words.keys({ open: table.open !== undefined, search: searches })}</p>
      </div>
    )}
  </>
)
