import { useRevalidator } from 'react-router'
import { type CardSettings, getCardSettings } from '../../../features/payments/providers/card-settings.contract.ts'
import { outcomeOf, staffApi } from '../../browser/staff-api.ts'
import { say } from '../../words/dashboard.ts'
import { HistoryLink } from '../audit/history-link.tsx'
import { useOutcome } from '../kit/form/use-outcome.ts'
import { Card } from '../kit/page/card.tsx'
import { PageHead } from '../kit/page/page-head.tsx'
import { Failed, Skeleton } from '../kit/page/states.tsx'
import { adminOnly } from '../staff.ts'
import type { Route } from './+types/payment-settings'
import { CurrenciesCard } from './currencies-card.tsx'
import style from './payment-settings.module.css'
import { ProviderCard } from './provider-card.tsx'

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  adminOnly(request)
  return { settings: outcomeOf(staffApi(getCardSettings).then(({ content }) => content)) }
}

/** Who takes the guests’ cards: by currency, and the agency’s account at each. */
export default function PaymentSettings({ loaderData }: Route.ComponentProps) {
  const { outcome } = useOutcome(loaderData.settings)
  const { revalidate } = useRevalidator()
  return (
    <>
      <PageHead title={say('cards.title')} note={say('cards.note')} acts={<HistoryLink of="card_account" />} />
      {outcome?.kind === 'ready' && <Cards settings={outcome.value} />}
      {outcome?.kind !== 'ready' && <Card>{outcome ? <Failed onRetry={revalidate} /> : <Skeleton rows={8} />}</Card>}
    </>
  )
}

const Cards = ({ settings }: { settings: CardSettings }) => (
  <div className={style.screen}>
    <CurrenciesCard settings={settings} />
    {settings.providers.map((provider) => (
      <ProviderCard
        key={provider.name}
        provider={provider}
        currencies={settings.currencies
          .filter((each) => each.provider === provider.name)
          .map(({ currency }) => currency)}
      />
    ))}
  </div>
)
