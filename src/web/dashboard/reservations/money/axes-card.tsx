import { Scale } from 'lucide-react'
import type { AdminReservation } from '../../../../features/reservations/reservations-admin.contract.ts'
import { formatMoney } from '../../../../kernel/format.ts'
import { say } from '../../../words/dashboard.ts'
import { Card, CardBody } from '../../kit/page/card.tsx'
import facts from '../../kit/page/facts.module.css'
import { openOfOwner } from './entry-form.ts'

/** Deposit and the owner's part: axes of their own, beside what the guest pays for the stay. */
export const AxesCard = ({ reservation: { deposit, owner, currency } }: { reservation: AdminReservation }) => {
  const money = (amount: number) => formatMoney(amount, currency, 'tr')
  if (!owner && deposit.state === 'none') return null
  return (
    <Card title={say('money.axes')} icon={Scale}>
      <CardBody>
        <dl className={facts.facts}>
          {deposit.state !== 'none' && (
            <>
              <dt>{say('reservation.damage-deposit')}</dt>
              <dd className="num">
                {say(`deposit.${deposit.state}`, {
                  sum: money(deposit.state === 'kept-in-part' ? deposit.kept : deposit.held || deposit.asked),
                })}
              </dd>
            </>
          )}
          {owner && (
            <>
              <dt>{say('money.owner-share')}</dt>
              <dd className="num">{money(owner.share)}</dd>
              <dt>{say('money.paid-out')}</dt>
              <dd className="num">{money(owner.paidOut)}</dd>
              {owner.spent !== 0 && <Sum word="money.spent" sum={money(owner.spent)} />}
              {owner.collected !== 0 && <Sum word="money.collected" sum={money(owner.collected)} />}
              <dt className="b">{say('money.share-open')}</dt>
              <dd className="num b">{money(openOfOwner(owner))}</dd>
              <dt>{say('money.commission')}</dt>
              <dd className="num">{money(owner.commission)}</dd>
            </>
          )}
        </dl>
      </CardBody>
    </Card>
  )
}

const Sum = ({ word, sum }: { word: 'money.spent' | 'money.collected'; sum: string }) => (
  <>
    <dt>{say(word)}</dt>
    <dd className="num">{sum}</dd>
  </>
)
