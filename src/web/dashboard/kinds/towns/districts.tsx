import { useState } from 'react'
import {
  type DistrictRow,
  deleteDistrict,
  listDistrictRows,
  orderDistricts,
} from '../../../../features/places/desk/districts.contract.ts'
import { listChoices } from '../../../../features/villas/choices/choices.contract.ts'
import { outcomeOf, staffApi } from '../../../browser/staff-api.ts'
import { say } from '../../../words/dashboard.ts'
import { AddButton } from '../../kit/button/add-button.tsx'
import input from '../../kit/fields/input.module.css'
import { useOutcome } from '../../kit/form/use-outcome.ts'
import { queryFrom } from '../../kit/list/address/query-from.ts'
import { useSearch } from '../../kit/list/address/use-search.ts'
import { ListPage } from '../../kit/list/list-page.tsx'
import { RowActs } from '../../kit/list/row-acts.tsx'
import { useRemoval } from '../../kit/list/use-removal.ts'
import { OrderDrawer } from '../../kit/order/order-drawer.tsx'
import { adminOnly } from '../../staff.ts'
import style from '../kinds.module.css'
import { Named } from '../named.tsx'
import type { Route } from './+types/districts'
import { DistrictEditor } from './district-editor.tsx'
import { TownTabs } from './town-tabs.tsx'

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  adminOnly(request)
  const query = queryFrom(listDistrictRows, new URL(request.url).searchParams)
  return { list: outcomeOf(staffApi(listDistrictRows, { query })), choices: outcomeOf(staffApi(listChoices)) }
}

export default function Districts({ loaderData: { list, choices } }: Route.ComponentProps) {
  const [editing, setEditing] = useState<{ row: DistrictRow | null }>()
  const { get, set } = useSearch()
  const { leaving, remove } = useRemoval(deleteDistrict, ({ name }: DistrictRow) => say('kinds.deleted', { name }))
  const { outcome } = useOutcome(choices)
  const towns = outcome?.kind === 'ready' ? outcome.value.content.towns : []
  const town = towns.find(({ id }) => String(id) === get('town'))
  const add = <AddButton onAdd={() => setEditing({ row: null })} />
  const acts = (row: DistrictRow) => (
    <RowActs name={row.name} edit={() => setEditing({ row })} remove={() => remove(row)} />
  )
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
          { key: 'villas', head: say('kinds.villas'), className: 'num', right: true, cell: ({ villas }) => villas },
          { key: 'acts', head: <span className="sr">{say('act.all')}</span>, right: true, width: 'narrow', cell: acts },
        ]}
        open={(row) => setEditing({ row })}
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
        <DistrictEditor row={editing.row} towns={towns} townId={town?.id} onClose={() => setEditing(undefined)} />
      )}
    </>
  )
}
