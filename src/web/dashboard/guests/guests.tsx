import { useNavigate } from 'react-router'
import { listGuests } from '../../../features/guests/record/guests.contract.ts'
import { say } from '../../words/dashboard.ts'
import { listLoader } from '../kit/list/address/asked-rows.ts'
import { searchFilter, switchFilter } from '../kit/list/filters/filter.ts'
import { ListPage } from '../kit/list/list-page.tsx'
import { guestAt } from '../places.ts'
import { adminOnly } from '../staff.ts'
import type { Route } from './+types/guests'
import { GuestRowCard, guestColumns } from './guest-columns.tsx'

export const clientLoader = listLoader(listGuests, adminOnly)

/** Everybody who has booked. */
export default function Guests({ loaderData }: Route.ComponentProps) {
  const navigate = useNavigate()
  return (
    <ListPage
      title={say('guests.title')}
      asked={loaderData.list}
      excel={listGuests}
      filters={[searchFilter(say('guests.search')), switchFilter('attention', say('guests.attention-only'))]}
      columns={guestColumns}
      open={({ id }) => navigate(guestAt(id))}
      card={(row) => <GuestRowCard row={row} />}
      empty={{ title: say('guests.none'), text: say('guests.none-text') }}
    />
  )
}
