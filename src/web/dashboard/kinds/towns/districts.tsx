import {
  type DistrictRow,
  deleteDistrict,
  listDistrictRows,
  orderDistricts,
} from '../../../../features/places/desk/districts.contract.ts'
import { listChoices } from '../../../../features/villas/choices/choices.contract.ts'
import { outcomeOf, staffApi } from '../../../browser/staff-api.ts'
import { say } from '../../../words/dashboard.ts'
import input from '../../kit/fields/input.module.css'
import { useOutcome } from '../../kit/form/use-outcome.ts'
import { queryFrom } from '../../kit/list/address/query-from.ts'
import { useSearch } from '../../kit/list/address/use-search.ts'
import { ListPage } from '../../kit/list/list-page.tsx'
import { OrderDrawer } from '../../kit/order/order-drawer.tsx'
import { adminOnly } from '../../staff.ts'
import { actsColumn, villasColumn } from '../columns.tsx'
import style from '../kinds.module.css'
import { Named } from '../named.tsx'
import { useEdited } from '../use-edited.tsx'
import type { Route } from './+types/districts'
import { DistrictEditor } from './district-editor.tsx'
import { TownTabs } from './town-tabs.tsx'

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  adminOnly(request)
  const query = queryFrom(listDistrictRows, new URL(request.url).searchParams)
  return { list: outcomeOf(staffApi(listDistrictRows, { query })), choices: outcomeOf(staffApi(listChoices)) }
}

export default function Districts({ loaderData: { list, choices } }: Route.ComponentProps) {
  const { editing, close, open, leaving, add, acts } = useEdited<DistrictRow>(deleteDistrict, ({ name }) => name)
  const { get, set } = useSearch()
  const { outcome } = useOutcome(choices)
  const towns = outcome?.kind === 'ready' ? outcome.value.content.towns : []
  const town = towns.find(({ id }) => String(id) === get('town'))
  return (
    <>
      <ListPage
        title={say('menu.towndistrict')}
        asked={list}
        leaving={leaving}
        actions={
          <>
            {town && <OrderDrawer call={orderDistricts} items={town.districts} />}
            {add}
          </>
        }
        tabs={() => <TownTabs />}
        filter={
          <select
            className={`${input.select} ${style.choice}`}
            aria-label={say('towns.town')}
            value={get('town')}
            onChange={(event) => set({ town: event.target.value })}
          >
            <option value="">{say('districts.every-town')}</option>
            {towns.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        }
        columns={[
          {
            key: 'name',
            head: say('towns.district'),
            opens: true,
            cell: ({ name, slug }) => <Named name={name} below={slug} />,
          },
          { key: 'town', head: say('towns.town'), className: 't2', cell: (row) => row.town },
          villasColumn(),
          actsColumn(acts),
        ]}
        open={open}
        card={(row) => (
          <div className={style.card}>
            <Named name={row.name} below={`${row.town} · ${say('kinds.n-villas', { n: row.villas })}`} />
            {acts(row)}
          </div>
        )}
        className={style.table}
        empty={{ title: say('districts.none'), text: say('districts.none-text'), action: add }}
      />
      {editing && (
        <DistrictEditor row={editing.row} towns={towns} townId={Number(get('town')) || undefined} onClose={close} />
      )}
    </>
  )
}
