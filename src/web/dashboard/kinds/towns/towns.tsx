import { deleteTown, listTownRows, orderTowns, type TownRow } from '../../../../features/places/desk/towns.contract.ts'
import { listChoices } from '../../../../features/villas/choices/choices.contract.ts'
import { outcomeOf, staffApi } from '../../../browser/staff-api.ts'
import { say } from '../../../words/dashboard.ts'
import { useOutcome } from '../../kit/form/use-outcome.ts'
import { queryFrom } from '../../kit/list/address/query-from.ts'
import { ListPage } from '../../kit/list/list-page.tsx'
import { OrderDrawer } from '../../kit/order/order-drawer.tsx'
import { adminOnly } from '../../staff.ts'
import style from '../kinds.module.css'
import { useEdited } from '../use-edited.tsx'
import type { Route } from './+types/towns'
import { TownCard, townColumns } from './town-columns.tsx'
import { TownEditor } from './town-editor.tsx'
import { TownTabs } from './town-tabs.tsx'

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  adminOnly(request)
  const query = queryFrom(listTownRows, new URL(request.url).searchParams)
  return {
    list: outcomeOf(staffApi(listTownRows, { query })),
    choices: outcomeOf(staffApi(listChoices)),
  }
}

export default function Towns({ loaderData: { list, choices } }: Route.ComponentProps) {
  const { editing, close, open, leaving, add, acts } = useEdited<TownRow>(deleteTown, ({ name }) => name)
  const { outcome } = useOutcome(choices)
  return (
    <>
      <ListPage
        title={say('menu.towndistrict')}
        asked={list}
        leaving={leaving}
        actions={
          <>
            <OrderDrawer call={orderTowns} items={outcome?.kind === 'ready' ? outcome.value.content.towns : []} />
            {add}
          </>
        }
        tabs={() => <TownTabs />}
        columns={townColumns(acts)}
        open={open}
        card={(row) => <TownCard row={row}>{acts(row)}</TownCard>}
        muted={({ shown }) => !shown}
        className={style.table}
        empty={{ title: say('towns.none'), text: say('towns.none-text'), action: add }}
      />
      {editing && <TownEditor row={editing.row} onClose={close} />}
    </>
  )
}
