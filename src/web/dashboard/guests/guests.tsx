import { useNavigate } from 'react-router'
import { listGuests } from '../../../features/guests/record/guests.contract.ts'
import { outcomeOf, staffApi } from '../../browser/staff-api.ts'
import { say } from '../../words/dashboard.ts'
import { Switch } from '../kit/fields/switch.tsx'
import { queryFrom } from '../kit/list/address/query-from.ts'
import { useSearch } from '../kit/list/address/use-search.ts'
import { ListPage } from '../kit/list/list-page.tsx'
import { SearchBox } from '../kit/list/search-box.tsx'
import { guestAt } from '../places.ts'
import { adminOnly } from '../staff.ts'
import type { Route } from './+types/guests'
import { GuestRowCard, guestColumns } from './guest-columns.tsx'

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  adminOnly(request)
  return { list: outcomeOf(staffApi(listGuests, { query: queryFrom(listGuests, new URL(request.url).searchParams) })) }
}

/** Everybody who has booked. */
export default function Guests({ loaderData }: Route.ComponentProps) {
  const { get, set } = useSearch()
  const navigate = useNavigate()
  return (
    <ListPage
      title={say('guests.title')}
      asked={loaderData.list}
      excel={listGuests}
      searches
      filter={
        <>
          <SearchBox placeholder={say('guests.search')} value={get('search')} onSearch={(search) => set({ search })} />
          <Switch
            on={get('attention') === 'true'}
            onChange={(on) => set({ attention: on ? 'true' : undefined })}
            label={say('guests.attention-only')}
          />
        </>
      }
      columns={guestColumns}
      open={({ id }) => navigate(guestAt(id))}
      card={(row) => <GuestRowCard row={row} />}
      empty={{ title: say('guests.none'), text: say('guests.none-text') }}
    />
  )
}
