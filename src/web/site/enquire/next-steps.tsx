import { CalendarSearch, Check, Clock, CreditCard, Key, Landmark, Mail, RotateCcw } from 'lucide-react'
import type { ReactNode } from 'react'
import type { GuestReservation } from '../../../features/reservations/reservations.contract.ts'
import { formatInstant, formatMoney } from '../../../kernel/format.ts'
import { useLanguage, useSay } from '../../words/use-say.ts'
import { SiteLink } from '../site-link.tsx'

/** What has happened, what comes next, and what the guest can do about it. */
export const NextSteps = ({ reservation }: { reservation: GuestReservation }) => {
  const say = useSay()
  return (
    <section className="vsec">
      <h2>{say('next.title')}</h2>
      <ul className="todo">
        <Done reservation={reservation} />
        <Next reservation={reservation} />
      </ul>
    </section>
  )
}

const Item = ({
  icon,
  done,
  title,
  children,
  end,
}: {
  icon: ReactNode
  done?: boolean
  title: string
  children?: ReactNode
  end?: ReactNode
}) => (
  <li className={done ? 'done' : undefined}>
    {icon}
    <p>
      <b>{title}</b>
      {children && (
        <>
          <br />
          <span className="small">{children}</span>
        </>
      )}
    </p>
    {end}
  </li>
)

const Done = ({ reservation: { createdAt, paid, refunded, price } }: { reservation: GuestReservation }) => {
  const say = useSay()
  const language = useLanguage()
  const tick = <Check className="i" aria-hidden />
  const money = (amount: number) => <span className="num">{formatMoney(amount, price.currency, language)}</span>
  return (
    <>
      <Item icon={tick} done title={say('next.received')}>
        {formatInstant(createdAt, language)}
      </Item>
      {paid > 0 && (
        <Item icon={tick} done title={say('next.paid')}>
          {money(paid)}
        </Item>
      )}
      {refunded > 0 && (
        <Item icon={<RotateCcw className="i" aria-hidden />} done title={say('next.refunded')}>
          {money(refunded)}
        </Item>
      )}
    </>
  )
}

const Next = ({ reservation }: { reservation: GuestReservation }) => {
  const say = useSay()
  const { status, villa } = reservation
  switch (status) {
    case 'REQUEST':
      return (
        <Item icon={<Clock className="i" aria-hidden />} title={say('next.request')}>
          {say('next.requestNote')}
        </Item>
      )
    case 'OPTION':
      return <PayStep reservation={reservation} />
    case 'CONFIRMED':
      return <ArrivalSteps checkInTime={villa.checkInTime} />
    case 'CHECKED_IN':
      return <Item icon={<Key className="i" aria-hidden />} title={say('next.stay', { time: villa.checkOutTime })} />
    case 'COMPLETED':
    case 'NO_SHOW':
      return <Item icon={<Check className="i" aria-hidden />} title={say(`next.${status}`)} />
    case 'CANCELLED':
    case 'DECLINED':
    case 'EXPIRED':
      return <EndedStep status={status} slug={villa.slug} />
  }
}

const PayStep = ({ reservation: { token, payBy, due, price, paymentPending } }: { reservation: GuestReservation }) => {
  const say = useSay()
  const language = useLanguage()
  const amount = formatMoney(due, price.currency, language)
  const pay = (
    <SiteLink className="btn btn--sm" to={`/guvenli-odeme?token=${encodeURIComponent(token)}`}>
      {say('next.payButton')}
    </SiteLink>
  )
  return payBy === 'transfer' ? (
    <Item icon={<Landmark className="i" aria-hidden />} title={say('next.transfer', { amount })} end={pay}>
      {say('next.transferNote')}
    </Item>
  ) : (
    <Item icon={<CreditCard className="i" aria-hidden />} title={say('next.card', { amount })} end={pay}>
      {say(paymentPending ? 'next.cardPending' : 'next.cardNote')}
    </Item>
  )
}

const ArrivalSteps = ({ checkInTime }: { checkInTime: string }) => {
  const say = useSay()
  return (
    <>
      <Item icon={<Mail className="i" aria-hidden />} title={say('next.mail')}>
        {say('next.mailNote')}
      </Item>
      <Item icon={<Key className="i" aria-hidden />} title={say('next.key', { time: checkInTime })}>
        {say('next.keyNote')}
      </Item>
    </>
  )
}

/** An ended reservation says so, and leads back to the villa's calendar. */
const EndedStep = ({ status, slug }: { status: 'CANCELLED' | 'DECLINED' | 'EXPIRED'; slug: string }) => {
  const say = useSay()
  const again = (
    <SiteLink className="btn btn--line btn--sm" to={`/villa/${slug}#takvim`}>
      {say('next.otherDates')}
    </SiteLink>
  )
  return (
    <Item icon={<CalendarSearch className="i" aria-hidden />} title={say(`next.${status}`)} end={again}>
      {say(`next.${status}Note`)}
    </Item>
  )
}
