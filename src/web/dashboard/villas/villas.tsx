import { useState } from 'react'
import { useNavigate } from 'react-router'
import { listChoices } from '../../../features/villas/choices/choices.contract.ts'
import { orderVillas } from '../../../features/villas/desk/villa-marks.contract.ts'
import { type AdminVilla, listAdminVillas } from '../../../features/villas/villas.contract.ts'
import { outcomeOf, staffApi } from '../../browser/staff-api.ts'
import { say } from '../../words/dashboard.ts'
import { AddButton } from '../kit/button/add-button.tsx'
import { useReady } from '../kit/form/use-outcome.ts'
import { listLoader } from '../kit/list/address/asked-rows.ts'
import { ListPage } from '../kit/list/list-page.tsx'
import { RowsOrder } from '../kit/order/rows-order.tsx'
import { signedIn, useIsAdmin } from '../staff.ts'
import type { Route } from './+types/villas'
import { NewVilla } from './editor/new/new-villa.tsx'
import { VillaExcel } from './excel/villa-excel.tsx'
import { ListTabs } from './list-tabs.tsx'
import { homeOf, villaColumns, villaFilters } from './villa-columns.tsx'

export const clientLoader = listLoader(listAdminVillas, signedIn, () => ({ choices: outcomeOf(staffApi(listChoices)) }))

const toOrder = ({ name, district }: AdminVilla) => ({ name, note: district })

export default function Villas({ loaderData: { list, choices } }: Route.ComponentProps) {
  const known = useReady(choices)?.content
  const admin = useIsAdmin()
  const navigate = useNavigate()
  const [adding, setAdding] = useState(false)
  return (
    <>
      <ListPage
        title={say('menu.villas')}
        asked={list}
        tabs={() => <ListTabs />}
        order={admin && <RowsOrder call={orderVillas} list={list} as={toOrder} help={say('villas.sort-help')} />}
        actions={admin && <VillaExcel />}
        add={admin && <AddButton onAdd={() => setAdding(true)} />}
        filters={villaFilters(admin, known)}
        columns={villaColumns(admin)}
        open={(row) => navigate(homeOf(row, admin))}
        empty={{ title: say('villas.none'), text: say('villas.none-text') }}
      />
      {adding && <NewVilla choices={choices} onClose={() => setAdding(false)} />}
    </>
  )
}
