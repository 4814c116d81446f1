import { Ban, UserPlus } from 'lucide-react'
import { useState } from 'react'
import { setUserActivity } from '../../../features/accounts/accounts.contract.ts'
import { ownAccount } from '../../../features/accounts/own/own.contract.ts'
import { selectOwners } from '../../../features/owners/owners.contract.ts'
import { listUsers, type Person } from '../../../features/owners/people/people.contract.ts'
import { ROLES } from '../../../kernel/caller.ts'
import { outcomeOf, staffApi } from '../../browser/staff-api.ts'
import { say } from '../../words/dashboard.ts'
import { AddButton } from '../kit/button/add-button.tsx'
import { useOutcome } from '../kit/form/use-outcome.ts'
import { listLoader } from '../kit/list/address/asked-rows.ts'
import { useSearch } from '../kit/list/address/use-search.ts'
import { searchFilter } from '../kit/list/filters/filter.ts'
import { ListPage } from '../kit/list/list-page.tsx'
import type { Bulk } from '../kit/list/select/bulk.ts'
import { StateTabs } from '../kit/tabs/state-tabs.tsx'
import { adminOnly, useStaff } from '../staff.ts'
import type { Route } from './+types/users'
import { DemandSecondStep } from './demand-second-step.tsx'
import { InviteDrawer } from './invite-drawer.tsx'
import { PersonDrawer } from './person-drawer.tsx'
import { PersonCard, personColumns } from './user-columns.tsx'
import style from './users.module.css'

export const clientLoader = listLoader(listUsers, adminOnly, () => ({
  own: outcomeOf(staffApi(ownAccount).then(({ content }) => content)),
  owners: outcomeOf(staffApi(selectOwners).then(({ content }) => content)),
}))

/** Who may sign in: invited by mail, changed, switched off. */
export default function Users({ loaderData }: Route.ComponentProps) {
  const [shown, setShown] = useState<Person>()
  const { get, set } = useSearch()
  const inviting = get('new') !== ''
  const { id: own } = useStaff()
  const { outcome } = useOutcome(loaderData.list)
  const required = outcome?.kind === 'ready' && outcome.value.secondStepRequired
  return (
    <>
      <ListPage
        title={say('menu.users')}
        asked={loaderData.list}
        add={<AddButton icon={UserPlus} word={say('users.invite')} onAdd={() => set({ new: '1' })} />}
        tabs={(list) => (
          <StateTabs
            name="role"
            label={say('users.roles')}
            states={(['', ...ROLES] as const).map((state) => ({
              state,
              word: state ? say(`users.roles.${state}`) : say('users.role.all'),
              count: state ? list?.roleCounts[state] : undefined,
            }))}
          />
        )}
        filters={[searchFilter(say('users.search'))]}
        columns={personColumns({ own, required }, setShown)}
        open={setShown}
        card={(row) => <PersonCard row={row} own={own} required={required} onOpen={() => setShown(row)} />}
        bulk={bulkFor(own)}
        muted={({ active }) => !active}
        className={style.table}
        empty={{ title: say('users.none'), text: say('users.none-text') }}
      />
      <DemandSecondStep required={required} own={loaderData.own} />
      {inviting && <InviteDrawer owners={loaderData.owners} onClose={() => set({ new: '' })} />}
      {shown && (
        <PersonDrawer
          key={shown.id}
          person={shown}
          isOwn={shown.id === own}
          owners={loaderData.owners}
          onClose={() => setShown(undefined)}
        />
      )}
    </>
  )
}

/** Nobody switches off the account they are signed in with. */
const bulkFor = (own: number): Bulk<Person> => ({
  nameOf: ({ name }) => name,
  moves: [
    {
      key: 'off',
      word: say('users.switch-off'),
      icon: Ban,
      can: ({ id, active }) => active && id !== own,
      asks: (n) => say('bulk.switch-off-users', { n }),
      each: ({ id }) => staffApi(setUserActivity, { body: { id, active: false } }),
    },
  ],
})
