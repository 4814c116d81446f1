import { Search } from 'lucide-react'
import { useState } from 'react'
import { OFFER_STATES } from '../../../../features/offers/offer-state.ts'
import { getOffer, listOffers, type WholeOffer } from '../../../../features/offers/offers.contract.ts'
import { outcomeOf, staffApi } from '../../../browser/staff-api.ts'
import { toast } from '../../../ui/toast.ts'
import { say } from '../../../words/dashboard.ts'
import { ButtonLink } from '../../kit/button/button.tsx'
import input from '../../kit/fields/input.module.css'
import { queryFrom } from '../../kit/list/address/query-from.ts'
import { useSearch } from '../../kit/list/address/use-search.ts'
import { ListPage } from '../../kit/list/list-page.tsx'
import { TO } from '../../places.ts'
import { adminOnly } from '../../staff.ts'
import { OfferDialog } from '../offer-dialog.tsx'
import type { Route } from './+types/offers'
import { OfferCard, offerColumns } from './offer-columns.tsx'
import style from './offers.module.css'

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  adminOnly(request)
  return {
    list: outcomeOf(staffApi(listOffers, { query: queryFrom(listOffers, new URL(request.url).searchParams) })),
  }
}

/** Every offer and what has become of it: opened, chosen, ended. */
export default function Offers({ loaderData }: Route.ComponentProps) {
  const [shown, setShown] = useState<WholeOffer>()
  const show = async (id: number) => {
    const outcome = await outcomeOf(staffApi(getOffer, { params: { id } }))
    if (outcome.kind === 'ready') setShown(outcome.value.content)
    else toast('bad', say('list.failed'))
  }
  return (
    <>
      <ListPage
        title={say('offers.title')}
        asked={loaderData.list}
        actions={
          <ButtonLink look="main" icon={Search} to={TO.finder}>
            {say('finder.title')}
          </ButtonLink>
        }
        filter={<StateFilter />}
        columns={offerColumns}
        open={({ id }) => void show(id)}
        card={(row) => <OfferCard row={row} />}
        muted={({ state }) => state === 'expired' || state === 'withdrawn'}
        empty={{ title: say('offers.none'), text: say('offers.none-text') }}
      />
      {shown && <OfferDialog offer={shown} title={say('offers.one')} onClose={() => setShown(undefined)} />}
    </>
  )
}

const StateFilter = () => {
  const { get, set } = useSearch()
  return (
    <select
      className={`${input.select} ${style.filter}`}
      aria-label={say('offers.state')}
      value={get('state')}
      onChange={({ target }) => set({ state: target.value })}
    >
      <option value="">{say('offers.state')}</option>
      {OFFER_STATES.map((state) => (
        <option key={state} value={state}>
          {say(`offers.state.${state}`)}
        </option>
      ))}
    </select>
  )
}
