import { useState } from 'react'
import { useNavigate } from 'react-router'
import { listChoices } from '../../../features/villas/choices/choices.contract.ts'
import { listAdminVillas } from '../../../features/villas/villas.contract.ts'
import { outcomeOf, staffApi } from '../../browser/staff-api.ts'
import { say } from '../../words/dashboard.ts'
import { AddButton } from '../kit/button/add-button.tsx'
import { useOutcome } from '../kit/form/use-outcome.ts'
import { queryFrom } from '../kit/list/address/query-from.ts'
import { useSearch } from '../kit/list/address/use-search.ts'
import { ListPage } from '../kit/list/list-page.tsx'
import { calendarOf, houseOf } from '../places.ts'
import { signedIn, useIsAdmin } from '../staff.ts'
import type { Route } from './+types/villas'
import { NewVilla } from './editor/new/new-villa.tsx'
import { VillaExcel } from './excel/villa-excel.tsx'
import { ListTabs } from './list-tabs.tsx'
import { VillaCard, villaColumns } from './villa-columns.tsx'
import { VillaFilters } from './villa-filters.tsx'
import { VillaOrder } from './villa-order.tsx'
import style from './villas.module.css'

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  signedIn(request)
  const query = queryFrom(listAdminVillas, new URL(request.url).searchParams)
  return {
    list: outcomeOf(staffApi(listAdminVillas, { query })),
    choices: outcomeOf(staffApi(listChoices)),
  }
}

export default function Villas({ loaderData: { list, choices } }: Route.ComponentProps) {
  const { outcome } = useOutcome(list)
  const { get, any } = useSearch()
  const admin = useIsAdmin()
  const navigate = useNavigate()
  const [adding, setAdding] = useState(false)
  const shown = outcome?.kind === 'ready' ? outcome.value.content : []
  const isInOrder = !get('order') || get('order') === 'position'
  return (
    <>
      <ListPage
        title={say('menu.villas')}
        asked={list}
        searches
        tabs={() => <ListTabs />}
        actions={
          admin && (
            <>
              {isInOrder && <VillaOrder villas={shown} />}
              <VillaExcel />
              <AddButton onAdd={() => setAdding(true)} />
            </>
          )
        }
        filter={<VillaFilters choices={choices} />}
        columns={villaColumns(admin)}
        open={({ id }) => navigate(admin ? houseOf(id) : calendarOf(id))}
        card={(villa) => <VillaCard villa={villa} />}
        className={style.table}
        empty={{
          title: say('villas.none'),
          text: say(
            any(['search', 'town', 'type', 'active', 'popular', 'lacks'])
              ? 'reservation.no-match-text'
              : 'villas.none-text',
          ),
        }}
      />
      {adding && <NewVilla choices={choices} onClose={() => setAdding(false)} />}
    </>
  )
}
