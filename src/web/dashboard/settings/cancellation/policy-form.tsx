import type { CancellationPolicy } from '../../../../features/pricing/pricing.shape.ts'
import { type CancellationTerms, changePolicy } from '../../../../features/pricing/terms/terms.contract.ts'
import { DEFAULT_POLICY, refundTimeline } from '../../../../features/reservations/money/cancellation.ts'
import { formatMoney } from '../../../../kernel/format.ts'
import { say } from '../../../words/dashboard.ts'
import { RecordForm } from '../../kit/form/record/record-form.tsx'
import { useForm } from '../../kit/form/use-form.ts'
import { Card, CardBody } from '../../kit/page/card.tsx'
import facts from '../../kit/page/facts.module.css'
import { PolicyRows } from '../../villas/prices/policy-rows.tsx'
import style from './cancellation.module.css'

/** The agency's policy beside what a guest would read of it. */
export const PolicyForm = ({ terms: { policy, version } }: { terms: CancellationTerms }) => {
  const form = useForm(changePolicy, { policy: policy ?? DEFAULT_POLICY, version }, { done: () => undefined })
  return (
    <RecordForm form={form} onSave={() => form.send()} discard={form.reset}>
      <div className={style.columns}>
        <Card title={say('cancellation.policy')}>
          <CardBody className="stack">
            <p className="t2">{say('cancellation.policy-text')}</p>
            <PolicyRows form={form} />
          </CardBody>
        </Card>
        <Preview policy={form.typed.policy} />
      </div>
    </RecordForm>
  )
}

const PREPAYMENT = 2_000_000

/** What comes back of a pre-payment, by the function that guests, letters and cancellations ask. */
const Preview = ({ policy }: { policy: CancellationPolicy }) => {
  const money = (amount: number) => formatMoney(amount, 'TL', 'tr')
  return (
    <Card title={say('cancellation.preview')}>
      <CardBody className="stack">
        <p className="t2">{say('cancellation.preview-text', { sum: money(PREPAYMENT) })}</p>
        <dl className={facts.facts}>
          {refundTimeline(policy, PREPAYMENT).map(({ daysBefore, refunded }) => (
            <div key={daysBefore} className={style.step}>
              <dt>{daysBefore > 0 ? say('cancellation.step', { n: daysBefore }) : say('cancellation.step-last')}</dt>
              <dd className="num b">{money(refunded)}</dd>
            </div>
          ))}
        </dl>
        {policy.graceHours > 0 && (
          <p className="t3 sm">
            {say('cancellation.grace', { hours: policy.graceHours, days: policy.graceDaysAhead })}
          </p>
        )}
      </CardBody>
    </Card>
  )
}
