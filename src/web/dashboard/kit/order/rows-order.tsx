import type { AnyEndpoint, Page } from '../../../../kernel/endpoint.ts'
import type { Outcome } from '../../../browser/staff-api.ts'
import { useReady } from '../form/use-outcome.ts'
import { useSearch } from '../list/address/use-search.ts'
import { type Item, OrderDrawer } from './order-drawer.tsx'

type Props<Row> = {
  call: AnyEndpoint
  list: Promise<Outcome<Page<Row>>>
  /** How a row is called while it is moved. */
  as: (row: Row) => Omit<Item, 'id'>
  help?: string
}

/** The order of the rows that a list shows; not while its address wants them in another one. */
export const RowsOrder = <Row extends { id: number }>({ list, as, ...drawer }: Props<Row>) => {
  const rows = useReady(list)?.content ?? []
  const { get } = useSearch()
  if (!['', 'position'].includes(get('order'))) return null
  return <OrderDrawer {...drawer} items={rows.map((row) => ({ id: row.id, ...as(row) }))} />
}
