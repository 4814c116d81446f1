import { useNavigate } from 'react-router'
import { listProposals } from '../../../features/proposals/proposals.contract.ts'
import { outcomeOf, staffApi } from '../../browser/staff-api.ts'
import { say } from '../../words/dashboard.ts'
import { queryFrom } from '../kit/list/address/query-from.ts'
import { useSearch } from '../kit/list/address/use-search.ts'
import { ListPage } from '../kit/list/list-page.tsx'
import { useNow } from '../kit/use-now.ts'
import { proposalAt } from '../places.ts'
import { signedIn, useIsAdmin } from '../staff.ts'
import { ListTabs } from '../villas/list-tabs.tsx'
import type { Route } from './+types/proposals'
import { ProposalCard, proposalColumns } from './proposal-columns.tsx'
import { StateTabs } from './state-tabs.tsx'

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  signedIn(request)
  const query = queryFrom(listProposals, new URL(request.url).searchParams)
  return { list: outcomeOf(staffApi(listProposals, { query })) }
}

/** What owners propose, those that wait first: of all villas for staff, of the own ones for an owner. */
export default function Proposals({ loaderData }: Route.ComponentProps) {
  const { get, href } = useSearch()
  const navigate = useNavigate()
  const admin = useIsAdmin()
  const now = useNow(60_000)
  return (
    <ListPage
      title={say(admin ? 'proposals.title' : 'proposals.mine')}
      asked={loaderData.list}
      tabs={(list) => (
        <>
          <ListTabs />
          <StateTabs open={list?.open} state={get('state')} href={(state) => href({ state })} />
        </>
      )}
      columns={proposalColumns(now)}
      open={({ id }) => navigate(proposalAt(id))}
      card={(row) => <ProposalCard row={row} now={now} />}
      muted={({ closedAt }) => closedAt !== null}
      empty={{ title: say('proposals.none'), text: say(admin ? 'proposals.none-text' : 'proposals.none-own') }}
    />
  )
}
