import {
  type DistrictRow,
  deleteDistrict,
  listDistrictRows,
  orderDistricts,
} from '../../../../features/places/desk/districts.contract.ts'
import { listChoices } from '../../../../features/villas/choices/choices.contract.ts'
import { outcomeOf, staffApi } from '../../../browser/staff-api.ts'
import { say } from '../../../words/dashboard.ts'
import { useReady } from '../../kit/form/use-outcome.ts'
import { askedRows } from '../../kit/list/address/asked-rows.ts'
import { useSearch } from '../../kit/list/address/use-search.ts'
import { optionsOf } from '../../kit/list/filters/filter.ts'
import { ListPage } from '../../kit/list/list-page.tsx'
import { actsColumn } from '../../kit/list/row/columns.tsx'
import { Lines } from '../../kit/list/row/lines.tsx'
import { useEdited } from '../../kit/list/row/use-edited.tsx'
import { OrderDrawer } from '../../kit/order/order-drawer.tsx'
import { adminOnly } from '../../staff.ts'
import { villasColumn } from '../villas-column.ts'
import type { Route } from './+types/districts'
import { DistrictEditor } from './district-editor.tsx'
import { TownTabs } from './town-tabs.tsx'

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  adminOnly(request)
  return { list: askedRows(listDistrictRows, request), choices: outcomeOf(staffApi(listChoices)) }
}

export default function Districts({ loaderData: { list, choices } }: Route.ComponentProps) {
  const { editing, close, open, leaving, add, acts } = useEdited<DistrictRow>(deleteDistrict, ({ name }) => name)
  const { get } = useSearch()
  const towns = useReady(choices)?.content.towns ?? []
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
        filters={[
          {
            ...{ name: 'town', is: 'choice', label: say('towns.town'), every: say('districts.every-town') },
            options: optionsOf(towns),
          },
        ]}
        columns={[
          {
            key: 'name',
            head: say('towns.district'),
            opens: true,
            phone: 'head',
            cell: ({ name, slug }) => <Lines below={slug}>{name}</Lines>,
          },
          { key: 'town', head: say('towns.town'), className: 't2', phone: 'line', cell: (row) => row.town },
          villasColumn(),
          actsColumn(acts),
        ]}
        open={open}
        empty={{ title: say('districts.none'), text: say('districts.none-text'), action: add }}
      />
      {editing && (
        <DistrictEditor row={editing.row} towns={towns} townId={Number(get('town')) || undefined} onClose={close} />
      )}
    </>
  )
}
