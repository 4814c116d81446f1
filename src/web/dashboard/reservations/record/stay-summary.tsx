import { Check } from 'lucide-react'
import type { ReservationStatus } from '../../../../features/reservations/reservation.shape.ts'
import type { AdminReservation } from '../../../../features/reservations/reservations-admin.contract.ts'
import { formatDay, formatInstant, formatMoney } from '../../../../kernel/format.ts'
import { imageUrl } from '../../../ui/image-url.ts'
import { say } from '../../../words/dashboard.ts'
import { Card } from '../../kit/page/card.tsx'
import { roundText } from '../../sums.ts'
import { STATUS_LOOK } from '../status.tsx'
import style from './stay-summary.module.css'

/** The stay and its money in one strip, and how far its life has come. */
export const StaySummary = ({ reservation }: { reservation: AdminReservation }) => {
  const { price, currency } = reservation
  const money = (amount: number) => formatMoney(amount, currency, 'tr')
  return (
    <Card>
      <div className={style.facts}>
        <Villa reservation={reservation} />
        <Fact
          label={say('reservation.check-in')}
          value={formatDay(reservation.checkIn, 'tr')}
          note={`${formatDay(reservation.checkIn, 'tr', 'weekday')} ${reservation.checkInTime}`}
        />
        <Fact
          label={say('reservation.check-out')}
          value={formatDay(reservation.checkOut, 'tr')}
          note={`${formatDay(reservation.checkOut, 'tr', 'weekday')} ${reservation.checkOutTime}`}
        />
        <Fact
          label={say('reservation.stay')}
          value={say('reservation.nights', { n: reservation.nights })}
          note={party(reservation)}
        />
        <Fact
          label={say('reservation.total')}
          value={money(price.total)}
          note={say('reservation.per-night', { sum: roundText(price.total / Math.max(1, price.nights), currency) })}
        />
        <Fact
          label={say('reservation.prepayment-percent', { percent: price.prepaymentPercent })}
          value={money(price.prepayment)}
          note={prepaymentNote(reservation)}
        />
        <Fact
          label={say('reservation.balance')}
          value={money(price.balance)}
          note={price.damageDeposit > 0 ? say('reservation.plus-deposit', { sum: money(price.damageDeposit) }) : ''}
        />
      </div>
      <Steps reservation={reservation} />
    </Card>
  )
}

const Villa = ({
  reservation: { villa, villaSlug, villaCode, town, district, thumbnail },
}: {
  reservation: AdminReservation
}) => (
  <div className={style.villa}>
    {thumbnail && <img src={imageUrl(thumbnail, 320)} alt="" width={72} height={46} />}
    <div>
      <a className="b" href={`/villa/${villaSlug}`} target="_blank" rel="noreferrer" title={say('villas.see-on-site')}>
        {villa}
      </a>
      <p className="t3">
        {district}, {town} · <span className="num">{villaCode}</span>
      </p>
    </div>
  </div>
)

/** Nothing is waited for any more once a reservation has ended. */
const prepaymentNote = ({ due, paid, payment, price, currency }: AdminReservation): string => {
  if (due > 0) return say('reservation.open-amount', { sum: formatMoney(due, currency, 'tr') })
  if (paid >= price.prepayment) return say('reservation.is-paid')
  return payment === 'refunded' ? say('payment.refunded') : ''
}

const party = ({ adults, children, infants }: AdminReservation): string =>
  [
    say('reservation.n-adults', { n: adults }),
    children > 0 && say('reservation.n-children', { n: children }),
    infants > 0 && say('reservation.n-infants', { n: infants }),
  ]
    .filter(Boolean)
    .join(', ')

const Fact = ({ label, value, note }: { label: string; value: string; note: string }) => (
  <dl>
    <dt>{label}</dt>
    <dd>
      <b className="num">{value}</b>
      <span className="num">{note}</span>
    </dd>
  </dl>
)

const LIFE: ReservationStatus[] = ['REQUEST', 'OPTION', 'CONFIRMED', 'CHECKED_IN', 'COMPLETED']

/** The ordinary way of a reservation with the day each step was reached; nothing once it has left that way. */
const Steps = ({ reservation }: { reservation: AdminReservation }) => {
  const at = LIFE.indexOf(reservation.status)
  if (at < 0) return null
  const reached = new Map(reservation.history.filter(({ to, from }) => to && to !== from).map(({ to, at }) => [to, at]))
  const steps = LIFE.filter((status, index) => status !== 'REQUEST' || reached.has('REQUEST') || index === at)
  return (
    <ol className={style.steps}>
      {steps.map((status) => {
        const index = LIFE.indexOf(status)
        const { icon: Icon, word, tone } = STATUS_LOOK[status]
        const when = reached.get(status)
        return (
          <li
            key={status}
            className={`${style.step} ${tone} ${index < at ? style.done : ''}`}
            aria-current={index === at ? 'step' : undefined}
          >
            <span className={style.sign}>
              {index < at ? <Check className="i i--xs" aria-hidden /> : <Icon className="i i--xs" aria-hidden />}
            </span>
            <b>{say(word)}</b>
            <span className="num">{when ? formatInstant(when, 'tr') : say('reservation.not-yet')}</span>
          </li>
        )
      })}
    </ol>
  )
}
