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
import { listLoader } from '../../kit/list/address/asked-rows.ts'
import { useSearch } from '../../kit/list/address/use-search.ts'
import { choiceFilter, optionsOf } from '../../kit/list/filters/filter.ts'
import { ListPage } from '../../kit/list/list-page.tsx'
import { actsColumn, column, linesColumn } from '../../kit/list/row/columns.tsx'
import { useEdited } from '../../kit/list/row/use-edited.tsx'
import { OrderDrawer } from '../../kit/order/order-drawer.tsx'
import { adminOnly } from '../../staff.ts'
import { villasColumn } from '../villas-column.ts'
import type { Route } from './+types/districts'
import { DistrictEditor } from './district-editor.tsx'
import { TownTabs } from './town-tabs.tsx'

export const clientLoader = listLoader(listDistrictRows, adminOnly, () => ({
  choices: outcomeOf(staffApi(listChoices)),
}))

export default function Districts({ loaderData: { list, choices } }: Route.ComponentProps) {
  const { editing, close, acts, list: edited } = useEdited<DistrictRow>(deleteDistrict, ({ name }) => name)
  const { get } = useSearch()
  const towns = useReady(choices)?.content.towns ?? []
  const town = towns.find(({ id }) => String(id) === get('town'))
  return (
    <>
      <ListPage
        title={say('menu.towndistrict')}
        asked={list}
        {...edited}
        order={town && <OrderDrawer call={orderDistricts} items={town.districts} />}
        tabs={() => <TownTabs />}
        filters={[choiceFilter('town', say('towns.town'), optionsOf(towns), { every: say('districts.every-town') })]}
        columns={[
          linesColumn(
            'name',
            say('towns.district'),
            ({ name, slug }: DistrictRow) => ({ children: name, below: slug }),
            { opens: true, phone: 'head' },
          ),
          column('town', say('towns.town'), (row: DistrictRow) => row.town, { className: 't2', phone: 'line' }),
          villasColumn(),
          actsColumn(acts),
        ]}
        empty={{ title: say('districts.none'), text: say('districts.none-text') }}
      />
      {editing && (
        <DistrictEditor row={editing.row} towns={towns} townId={Number(get('town')) || undefined} onClose={close} />
      )}
    </>
  )
}
