import { useRevalidator } from 'react-router'
import { type CancellationTerms, getTerms } from '../../../../features/pricing/terms/terms.contract.ts'
import { getApprovalLimit } from '../../../../features/reservations/money/approvals/approvals.contract.ts'
import { formatInstant } from '../../../../kernel/format.ts'
import type { Minor } from '../../../../kernel/money.ts'
import { outcomeOf, staffApi } from '../../../browser/staff-api.ts'
import { recordWord, say } from '../../../words/dashboard.ts'
import { HistoryLink } from '../../audit/history-link.tsx'
import { useOutcome } from '../../kit/form/use-outcome.ts'
import { Card, CardBody } from '../../kit/page/card.tsx'
import { PageHead } from '../../kit/page/page-head.tsx'
import { Failed, Skeleton } from '../../kit/page/states.tsx'
import { adminOnly } from '../../staff.ts'
import type { Route } from './+types/cancellation'
import { LimitCard } from './limit-card.tsx'
import { PolicyForm } from './policy-form.tsx'

type Known = { terms: CancellationTerms; limit: Minor | null }

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  adminOnly(request)
  const all = Promise.all([staffApi(getTerms), staffApi(getApprovalLimit)])
  return {
    known: outcomeOf(all.then(([terms, { content }]): Known => ({ terms: terms.content, limit: content.limit }))),
  }
}

/** What a cancellation costs where a villa says nothing else, and from which amount two have to agree. */
export default function Cancellation({ loaderData }: Route.ComponentProps) {
  const { outcome } = useOutcome(loaderData.known)
  const { revalidate } = useRevalidator()
  return (
    <>
      <PageHead title={say('cancellation.title')} acts={<HistoryLink of="cancellation_terms" />} />
      {outcome?.kind === 'ready' ? (
        <div className="stack stack--l">
          <PolicyForm key={outcome.value.terms.version} terms={outcome.value.terms} />
          <LimitCard key={outcome.value.limit ?? 'none'} limit={outcome.value.limit} />
          <Versions terms={outcome.value.terms} />
        </div>
      ) : (
        <Card>{outcome ? <Failed onRetry={revalidate} /> : <Skeleton rows={8} />}</Card>
      )}
    </>
  )
}

const Versions = ({ terms: { versions } }: { terms: CancellationTerms }) => (
  <Card title={say('cancellation.versions')}>
    <CardBody>
      {versions.length === 0 && <p className="t3">{say('cancellation.built-in')}</p>}
      {versions.map(({ id, policy, who, at }) => (
        <p key={id}>
          <b className="num">
            {policy.rows.map(({ daysBefore, keptPercent }) => `${daysBefore}+ gün %${keptPercent}`).join(' · ')}
          </b>
          <span className="t3 sm db">
            {recordWord('who', who)} · <span className="num">{formatInstant(at, 'tr')}</span>
          </span>
        </p>
      ))}
    </CardBody>
  </Card>
)
