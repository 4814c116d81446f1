import { useRevalidator } from 'react-router'
import { priceGrid } from '../../../../../features/pricing/prices/grid/price-grid.contract.ts'
import { listChoices } from '../../../../../features/villas/choices/choices.contract.ts'
import { outcomeOf, staffApi } from '../../../../browser/staff-api.ts'
import { say } from '../../../../words/dashboard.ts'
import { useOutcome } from '../../../kit/form/use-outcome.ts'
import { queryFrom } from '../../../kit/list/address/query-from.ts'
import { useSearch } from '../../../kit/list/address/use-search.ts'
import { Card } from '../../../kit/page/card.tsx'
import { PageHead } from '../../../kit/page/page-head.tsx'
import { Empty, Failed, Skeleton } from '../../../kit/page/states.tsx'
import { adminOnly } from '../../../staff.ts'
import { PriceExcel } from '../../excel/price-excel.tsx'
import { ListTabs } from '../../list-tabs.tsx'
import type { Route } from './+types/price-grid'
import { CopyYear } from './copy/copy-year.tsx'
import { GridFilters } from './grid-filters.tsx'
import { GridSheet, ROWS_BY } from './grid-sheet.tsx'

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  adminOnly(request)
  const search = new URL(request.url).searchParams
  const year = Number(search.get('year')) || new Date().getFullYear()
  const query = { ...queryFrom(priceGrid, search), year }
  return {
    year,
    grid: outcomeOf(staffApi(priceGrid, { query })),
    towns: outcomeOf(staffApi(listChoices).then(({ content }) => content.towns)),
  }
}

/** Prices of many villas over a year: typed, pasted, filled, raised, and copied to the next year. */
export default function PriceGrid({ loaderData: { year, grid, towns } }: Route.ComponentProps) {
  const { outcome, stale } = useOutcome(grid)
  const { revalidate } = useRevalidator()
  const { get } = useSearch()
  const list = outcome?.kind === 'ready' ? outcome.value : undefined
  return (
    <>
      <PageHead
        title={say('menu.villas')}
        note={list && <span className="num">{say('list.records', { n: list.total })}</span>}
        acts={
          <>
            <PriceExcel />
            <CopyYear year={year} villaIds={list?.ids} />
          </>
        }
      />
      <ListTabs />
      <GridFilters year={year} towns={towns} unpriced={list?.unpriced} />
      <div aria-busy={stale || !outcome}>
        {list && list.content.length > 0 ? (
          <GridSheet key={ROWS_BY.map(get).join('/')} list={list} />
        ) : (
          <Card>
            {!outcome && <Skeleton rows={12} />}
            {outcome?.kind === 'failed' && <Failed onRetry={revalidate} />}
            {list && <Empty title={say('villas.none')} text={say('reservation.no-match-text')} />}
          </Card>
        )}
      </div>
    </>
  )
}
