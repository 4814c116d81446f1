import { Link } from 'react-router'
import type { HandoverStay } from '../../../features/handover/handover.contract.ts'
import { formatMoney } from '../../../kernel/format.ts'
import { say } from '../../words/dashboard.ts'
import { Tag } from '../kit/page/tag.tsx'
import { ContactIcons } from '../reservations/record/contact.tsx'
import style from './handover.module.css'

/** Who comes or leaves, with what is still to be taken in, given back and written down. */
export const StayRow = ({ stay }: { stay: HandoverStay }) => {
  const { id, code, moment, time, villa, place, guestName, phone, guests, currency, balance, deposit } = stay
  const money = (amount: number) => formatMoney(amount, currency, 'tr')
  const arrives = moment === 'IN'
  const taken = arrives ? stay.photos.in : stay.photos.out
  return (
    <li className={style.stay}>
      <span className={`${style.when} ${arrives ? 'k-info' : 'k-warn'}`}>
        <b className="num">{time}</b>
        <span className="sm">{say(arrives ? 'handover.in' : 'handover.out')}</span>
      </span>
      <div className={style.what}>
        <span>
          <Link className="b" to={`/dashboard/reservations/${id}`}>
            {villa}
          </Link>{' '}
          <span className="t2">
            {place} · {guestName}, {say('reservation.n-guests', { n: guests })} · <span className="num">{code}</span>
          </span>
        </span>
        <span className={style.tags}>
          <Tag tone={balance > 0 ? 'k-bad' : 'k-ok'}>
            {balance > 0 ? say('handover.collect', { sum: money(balance) }) : say('handover.paid')}
          </Tag>
          <DepositTag arrives={arrives} deposit={deposit} money={money} />
          {arrives && (
            <Tag tone={stay.unlisted > 0 ? 'k-warn' : 'k-ok'}>
              {stay.unlisted > 0 ? say('handover.unlisted', { n: stay.unlisted }) : say('handover.listed')}
            </Tag>
          )}
          {taken > 0 && <Tag tone="k-mute">{say('handover.photos-n', { n: taken })}</Tag>}
        </span>
      </div>
      <ContactIcons phone={phone} guestName={guestName} code={code} villa={villa} />
    </li>
  )
}

type DepositProps = { arrives: boolean; deposit: HandoverStay['deposit']; money: (amount: number) => string }

const DepositTag = ({ arrives, deposit: { asked, held, state }, money }: DepositProps) => {
  if (arrives && state === 'due') return <Tag tone="k-warn">{say('handover.deposit-take', { sum: money(asked) })}</Tag>
  if (held > 0) return <Tag tone="k-info">{say('handover.deposit-back', { sum: money(held) })}</Tag>
  return null
}
