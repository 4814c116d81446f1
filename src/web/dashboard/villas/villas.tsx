import { useState } from 'react'
import { useNavigate } from 'react-router'
import { listChoices } from '../../../features/villas/choices/choices.contract.ts'
import { orderVillas } from '../../../features/villas/desk/villa-marks.contract.ts'
import { listAdminVillas } from '../../../features/villas/villas.contract.ts'
import { outcomeOf, staffApi } from '../../browser/staff-api.ts'
import { say } from '../../words/dashboard.ts'
import { AddButton } from '../kit/button/add-button.tsx'
import { useReady } from '../kit/form/use-outcome.ts'
import { askedRows } from '../kit/list/address/asked-rows.ts'
import { useSearch } from '../kit/list/address/use-search.ts'
import { ListPage } from '../kit/list/list-page.tsx'
import { OrderDrawer } from '../kit/order/order-drawer.tsx'
import { calendarOf, houseOf } from '../places.ts'
import { signedIn, useIsAdmin } from '../staff.ts'
import type { Route } from './+types/villas'
import { NewVilla } from './editor/new/new-villa.tsx'
import { VillaExcel } from './excel/villa-excel.tsx'
import { ListTabs } from './list-tabs.tsx'
import { villaColumns, villaFilters } from './villa-columns.tsx'
import style from './villas.module.css'

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  signedIn(request)
  return { list: askedRows(listAdminVillas, request), choices: outcomeOf(staffApi(listChoices)) }
}

export default function Villas({ loaderData: { list, choices } }: Route.ComponentProps) {
  const shown = useReady(list)?.content ?? []
  const known = useReady(choices)?.content
  const { get } = useSearch()
  const admin = useIsAdmin()
  const navigate = useNavigate()
  const [adding, setAdding] = useState(false)
  const isInOrder = (get('order') || 'position') === 'position'
  const items = shown.map(({ id, name, district }) => ({ id, name, note: district }))
  return (
    <>
      <ListPage
        title={say('menu.villas')}
        asked={list}
        tabs={() => <ListTabs />}
        actions={
          admin && (
            <>
              {isInOrder && <OrderDrawer call={orderVillas} items={items} help={say('villas.sort-help')} />}
              <VillaExcel />
              <AddButton onAdd={() => setAdding(true)} />
            </>
          )
        }
        filters={villaFilters(admin, known)}
        columns={villaColumns(admin)}
        open={({ id }) => navigate(admin ? houseOf(id) : calendarOf(id))}
        className={style.table}
        empty={{ title: say('villas.none'), text: say('villas.none-text') }}
      />
      {adding && <NewVilla choices={choices} onClose={() => setAdding(false)} />}
    </>
  )
}
