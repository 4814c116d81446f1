import { useNavigate } from 'react-router'
import { listPermits, type PermitList } from '../../../features/villas/permits/permits.contract.ts'
import { say } from '../../words/dashboard.ts'
import { listLoader } from '../kit/list/address/asked-rows.ts'
import { searchFilter } from '../kit/list/filters/filter.ts'
import { ListPage } from '../kit/list/list-page.tsx'
import { StateTabs } from '../kit/tabs/state-tabs.tsx'
import { useNow } from '../kit/use-now.ts'
import { permitOf } from '../places.ts'
import { adminOnly } from '../staff.ts'
import { ListTabs } from '../villas/list-tabs.tsx'
import type { Route } from './+types/permits'
import { permitColumns } from './permit-columns.tsx'

/** What permits ask for, by how much it hurries; what the contract lists first needs no name in the address. */
const LISTS = [
  'look',
  'missing',
  'invalid',
  'ending',
  'doubled',
  'waiting',
  'old-check',
  'all',
] as const satisfies PermitList[]

export const clientLoader = listLoader(listPermits, adminOnly)

/** The permits that somebody should look at, each answered in one click. */
export default function Permits({ loaderData }: Route.ComponentProps) {
  const navigate = useNavigate()
  const now = new Date(useNow(3_600_000))
  return (
    <ListPage
      title={say('permits.title')}
      asked={loaderData.list}
      tabs={(list) => (
        <>
          <ListTabs />
          <StateTabs
            name="list"
            label={say('permits.lists')}
            states={LISTS.map((each) => ({
              ...{ state: each === 'look' ? '' : each, word: say(`permits.list.${each}`) },
              count: list?.counts[each],
            }))}
          />
        </>
      )}
      filters={[searchFilter(say('permits.search'))]}
      columns={permitColumns(now)}
      open={({ id }) => navigate(permitOf(id))}
      muted={({ active }) => !active}
      empty={{ title: say('permits.none'), text: say('permits.none-text') }}
    />
  )
}
