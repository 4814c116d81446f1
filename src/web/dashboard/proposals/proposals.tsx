import { useNavigate } from 'react-router'
import { listProposals } from '../../../features/proposals/proposals.contract.ts'
import { say } from '../../words/dashboard.ts'
import { listLoader } from '../kit/list/address/asked-rows.ts'
import { ListPage } from '../kit/list/list-page.tsx'
import { StateTabs } from '../kit/tabs/state-tabs.tsx'
import { useNow } from '../kit/use-now.ts'
import { proposalAt } from '../places.ts'
import { signedIn, useIsAdmin } from '../staff.ts'
import { ListTabs } from '../villas/list-tabs.tsx'
import type { Route } from './+types/proposals'
import { proposalColumns } from './proposal-columns.tsx'

const STATES = ['', 'open', 'closed'] as const

export const clientLoader = listLoader(listProposals, signedIn)

/** What owners propose, those that wait first: of all villas for staff, of the own ones for an owner. */
export default function Proposals({ loaderData }: Route.ComponentProps) {
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
          <StateTabs
            label={say('proposals.state')}
            states={STATES.map((state) => ({
              ...{ state, word: say(`proposals.state.${state || 'all'}`), hot: true },
              count: state === 'open' ? list?.open : undefined,
            }))}
          />
        </>
      )}
      columns={proposalColumns(now)}
      open={({ id }) => navigate(proposalAt(id))}
      muted={({ closedAt }) => closedAt !== null}
      empty={{ title: say('proposals.none'), text: say(admin ? 'proposals.none-text' : 'proposals.none-own') }}
    />
  )
}
