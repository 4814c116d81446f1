import { CircleCheck, RefreshCw, TriangleAlert } from 'lucide-react'
import { useRevalidator } from 'react-router'
import { type Exchange, fetchExchange, getExchange } from '../../../../features/settings/rates/rates.contract.ts'
import { formatInstant } from '../../../../kernel/format.ts'
import { outcomeOf, staffApi } from '../../../browser/staff-api.ts'
import { toast } from '../../../ui/toast.ts'
import { say } from '../../../words/dashboard.ts'
import { HistoryLink } from '../../audit/history-link.tsx'
import { Button } from '../../kit/button/button.tsx'
import { useOutcome } from '../../kit/form/use-outcome.ts'
import { useWrite } from '../../kit/form/use-write.ts'
import { Card } from '../../kit/page/card.tsx'
import { Note } from '../../kit/page/note.tsx'
import { PageHead } from '../../kit/page/page-head.tsx'
import { Failed, Skeleton } from '../../kit/page/states.tsx'
import { Tag } from '../../kit/page/tag.tsx'
import { adminOnly } from '../../staff.ts'
import type { Route } from './+types/exchange'
import { RatesForm } from './rates-form.tsx'

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  adminOnly(request)
  return { known: outcomeOf(staffApi(getExchange).then(({ content }) => content)) }
}

/** The exchange rates that prices are shown with: TCMB's, or typed by hand. */
export default function ExchangeRates({ loaderData }: Route.ComponentProps) {
  const { outcome } = useOutcome(loaderData.known)
  const { revalidate } = useRevalidator()
  const fetching = useWrite(fetchExchange, ({ content: { lastFetch } }) => {
    if (!lastFetch?.fault) toast('ok', say('exchange.fetched'))
  })
  const known = outcome?.kind === 'ready' ? outcome.value : undefined
  return (
    <>
      <PageHead
        title={say('exchange.title')}
        beside={known && <LastFetch exchange={known} />}
        acts={
          <>
            <HistoryLink of="exchange_rate" />
            <Button
              icon={RefreshCw}
              busy={fetching.sending}
              disabled={fetching.sending}
              onClick={() => fetching.send({ body: { confirmed: false } }).then(revalidate)}
            >
              {say('exchange.fetch')}
            </Button>
          </>
        }
      />
      {known?.lastFetch?.fault && (
        <FetchFault last={known.lastFetch} onConfirm={() => fetching.send({ body: { confirmed: true } })} />
      )}
      {known ? (
        <RatesForm key={JSON.stringify([known.rates, known.auto, known.roundUp])} exchange={known} />
      ) : (
        <Card>{outcome ? <Failed onRetry={revalidate} /> : <Skeleton rows={8} />}</Card>
      )}
    </>
  )
}

const LastFetch = ({ exchange: { lastFetch } }: { exchange: Exchange }) => {
  if (!lastFetch) return <Tag>{say('exchange.last-never')}</Tag>
  return (
    <Tag tone={lastFetch.fault ? 'k-warn' : 'k-ok'} icon={lastFetch.fault ? TriangleAlert : CircleCheck}>
      {say('exchange.last-ok', { time: formatInstant(lastFetch.at, 'tr') })}
    </Tag>
  )
}

type FaultProps = { last: NonNullable<Exchange['lastFetch']>; onConfirm: () => void }

const FetchFault = ({ last: { at, fault }, onConfirm }: FaultProps) =>
  fault && (
    <Note
      tone="k-warn"
      icon={TriangleAlert}
      role="status"
      acts={
        fault === 'jump' && (
          <Button size="small" onClick={onConfirm}>
            {say('exchange.fetch-confirm')}
          </Button>
        )
      }
    >
      {say('exchange.fault', { time: formatInstant(at, 'tr'), why: say(`exchange.fault.${fault}`) })}
    </Note>
  )
