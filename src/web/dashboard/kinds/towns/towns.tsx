import { deleteTown, listTownRows, orderTowns, type TownRow } from '../../../../features/places/desk/towns.contract.ts'
import { listChoices } from '../../../../features/villas/choices/choices.contract.ts'
import { outcomeOf, staffApi } from '../../../browser/staff-api.ts'
import { say } from '../../../words/dashboard.ts'
import { useReady } from '../../kit/form/use-outcome.ts'
import { listLoader } from '../../kit/list/address/asked-rows.ts'
import { ListPage } from '../../kit/list/list-page.tsx'
import { useEdited } from '../../kit/list/row/use-edited.tsx'
import { OrderDrawer } from '../../kit/order/order-drawer.tsx'
import { adminOnly } from '../../staff.ts'
import type { Route } from './+types/towns'
import { townColumns } from './town-columns.tsx'
import { TownEditor } from './town-editor.tsx'
import { TownTabs } from './town-tabs.tsx'

export const clientLoader = listLoader(listTownRows, adminOnly, () => ({ choices: outcomeOf(staffApi(listChoices)) }))

export default function Towns({ loaderData: { list, choices } }: Route.ComponentProps) {
  const { editing, close, acts, list: edited } = useEdited<TownRow>(deleteTown, ({ name }) => name)
  const towns = useReady(choices)?.content.towns ?? []
  return (
    <>
      <ListPage
        title={say('menu.towndistrict')}
        asked={list}
        {...edited}
        order={<OrderDrawer call={orderTowns} items={towns} />}
        tabs={() => <TownTabs />}
        columns={townColumns(acts)}
        muted={({ shown }) => !shown}
        empty={{ title: say('towns.none'), text: say('towns.none-text') }}
      />
      {editing && <TownEditor row={editing.row} onClose={close} />}
    </>
  )
}
