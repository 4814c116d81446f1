import { useNavigate } from 'react-router'
import { listPermits } from '../../../features/villas/permits/permits.contract.ts'
import { outcomeOf, staffApi } from '../../browser/staff-api.ts'
import { say } from '../../words/dashboard.ts'
import { queryFrom } from '../kit/list/address/query-from.ts'
import { useSearch } from '../kit/list/address/use-search.ts'
import { ListPage } from '../kit/list/list-page.tsx'
import { SearchBox } from '../kit/list/search-box.tsx'
import { useNow } from '../kit/use-now.ts'
import { permitOf } from '../places.ts'
import { adminOnly } from '../staff.ts'
import { ListTabs } from '../villas/list-tabs.tsx'
import type { Route } from './+types/permits'
import { PermitCard, permitColumns } from './permit-columns.tsx'
import { PermitLists } from './permit-lists.tsx'
import style from './permits.module.css'

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  adminOnly(request)
  const query = queryFrom(listPermits, new URL(request.url).searchParams)
  return { list: outcomeOf(staffApi(listPermits, { query })) }
}

/** The permits that somebody should look at, each answered in one click. */
export default function Permits({ loaderData }: Route.ComponentProps) {
  const { get, set, href } = useSearch()
  const navigate = useNavigate()
  const now = new Date(useNow(3_600_000))
  return (
    <ListPage
      title={say('permits.title')}
      asked={loaderData.list}
      searches
      tabs={(list) => (
        <>
          <ListTabs />
          <PermitLists counts={list?.counts} list={get('list')} href={(next) => href({ list: next })} />
        </>
      )}
      filter={
        <SearchBox placeholder={say('permits.search')} value={get('search')} onSearch={(search) => set({ search })} />
      }
      columns={permitColumns(now)}
      open={({ id }) => navigate(permitOf(id))}
      card={(row) => <PermitCard row={row} now={now} />}
      muted={({ active }) => !active}
      className={style.table}
      empty={{ title: say('permits.none'), text: say('permits.none-text') }}
    />
  )
}
