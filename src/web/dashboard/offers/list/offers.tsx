import { Search } from 'lucide-react'
import { useState } from 'react'
import { OFFER_STATES } from '../../../../features/offers/offer-state.ts'
import { getOffer, listOffers, type WholeOffer } from '../../../../features/offers/offers.contract.ts'
import { outcomeOf, staffApi } from '../../../browser/staff-api.ts'
import { toast } from '../../../ui/toast.ts'
import { say } from '../../../words/dashboard.ts'
import { ButtonLink } from '../../kit/button/button.tsx'
import { listLoader } from '../../kit/list/address/asked-rows.ts'
import { choiceFilter, worded } from '../../kit/list/filters/filter.ts'
import { ListPage } from '../../kit/list/list-page.tsx'
import { TO } from '../../places.ts'
import { adminOnly } from '../../staff.ts'
import { OfferDialog } from '../offer-dialog.tsx'
import type { Route } from './+types/offers'
import { OfferCard, offerColumns } from './offer-columns.tsx'

export const clientLoader = listLoader(listOffers, adminOnly)

const STATES = worded(OFFER_STATES, (state) => say(`offers.state.${state}`))

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
        filters={[choiceFilter('state', say('offers.state'), STATES, { every: say('offers.state') })]}
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
