import { Send } from 'lucide-react'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { nightsOfAll } from '../../../../features/pricing/prices/grid/price-grid.ts'
import { getVillaPrices } from '../../../../features/pricing/prices/prices.contract.ts'
import { formatStay } from '../../../../kernel/format.ts'
import { outcomeOf, staffApi } from '../../../browser/staff-api.ts'
import { say } from '../../../words/dashboard.ts'
import { HistoryOf } from '../../audit/history-of.tsx'
import { Button } from '../../kit/button/button.tsx'
import { useOutcome } from '../../kit/form/use-outcome.ts'
import { Card } from '../../kit/page/card.tsx'
import { Note } from '../../kit/page/note.tsx'
import { Crumb, PageHead } from '../../kit/page/page-head.tsx'
import { Failed, Skeleton } from '../../kit/page/states.tsx'
import { Needs, NeedsNote } from '../../needs.tsx'
import { TO } from '../../places.ts'
import { ProposePrices } from '../../proposals/propose/propose-prices.tsx'
import { WaitingNote } from '../../proposals/propose/waiting-note.tsx'
import { signedIn, useIsAdmin, useMay } from '../../staff.ts'
import { VillaTabs } from '../villa-tabs.tsx'
import type { Route } from './+types/villa-prices'
import { DayPrices } from './day-prices.tsx'
import { Discounts } from './discounts.tsx'
import { Extras } from './extras.tsx'
import { lastNight } from './grid/period-text.ts'
import { Seasons } from './seasons.tsx'
import { TermsCard } from './terms.tsx'
import style from './villa-prices.module.css'

export const clientLoader = ({ request, params }: Route.ClientLoaderArgs) => {
  signedIn(request)
  const asked = staffApi(getVillaPrices, { params: { id: Number(params.id) } })
  return { prices: outcomeOf(asked.then(({ content }) => content)) }
}

/** All prices of a villa: periods, single nights, discounts, extras, terms. Owners read them and propose others. */
export default function VillaPricesPage({ loaderData }: Route.ComponentProps) {
  const { outcome } = useOutcome(loaderData.prices)
  const { revalidate } = useRevalidator()
  const admin = useIsAdmin()
  const mayWrite = useMay('prices')
  const [proposing, setProposing] = useState(false)
  if (!outcome) return <Skeleton rows={12} />
  if (outcome.kind === 'failed')
    return (
      <Card>
        <Failed onRetry={revalidate} />
      </Card>
    )
  const prices = outcome.value
  const { villa, unpriced } = prices
  const of = { prices, admin: admin && mayWrite }
  return (
    <>
      <Crumb to={TO.villas} from={say('menu.villas')}>
        {villa.name}
      </Crumb>
      <PageHead
        title={villa.name}
        acts={
          !admin && (
            <Button look="main" icon={Send} onClick={() => setProposing(true)}>
              {say('propose.prices')}
            </Button>
          )
        }
      />
      <VillaTabs villaId={villa.id} />
      {!admin && <WaitingNote villaId={villa.id} again={prices} />}
      {unpriced.length > 0 && (
        <Note tone="k-warn">
          <b>{say('prices.unpriced-ahead', { n: nightsOfAll(unpriced) })}</b>{' '}
          <span className="num">
            {unpriced
              .slice(0, 5)
              .map((gap) => formatStay(gap.from, lastNight(gap), 'tr'))
              .join(', ')}
          </span>
        </Note>
      )}
      <NeedsNote right="prices" />
      <div className={`stack stack--l ${style.halves}`}>
        <div className="stack stack--l">
          <Seasons {...of} />
          <DayPrices {...of} />
        </div>
        <div className="stack stack--l">
          <Discounts {...of} />
          <Extras {...of} />
          {admin && (
            <Needs right="prices">
              <TermsCard prices={prices} />
            </Needs>
          )}
        </div>
      </div>
      <HistoryOf villaId={villa.id} group="prices" />
      {proposing && <ProposePrices {...prices} onClose={() => setProposing(false)} />}
    </>
  )
}
