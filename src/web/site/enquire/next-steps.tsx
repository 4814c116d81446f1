import { CalendarSearch, Check, Clock, CreditCard, Key, Landmark, Mail, RotateCcw } from 'lucide-react'
import type { GuestReservation } from '../../../features/reservations/reservations.contract.ts'
import { formatInstant, formatMoney } from '../../../kernel/format.ts'
import { useLanguage, useSay } from '../../words/use-say.ts'
import { ButtonLink } from '../kit/button/button.tsx'
import { Section } from '../kit/page/section.tsx'
import style from './next-steps.module.css'
import { RefundStep } from './refund-step.tsx'
import { StepItem } from './step-item.tsx'

/** What has happened, what comes next, and what the guest can do about it. */
export const NextSteps = ({ reservation }: { reservation: GuestReservation }) => {
  const say = useSay()
  return (
    <Section title={say('next.title')}>
      <ul className={style.steps}>
        <Done reservation={reservation} />
        <Next reservation={reservation} />
        <RefundStep reservation={reservation} />
      </ul>
    </Section>
  )
}

const Done = ({ reservation: { createdAt, paid, refunded, refund, price } }: { reservation: GuestReservation }) => {
  const say = useSay()
  const language = useLanguage()
  const tick = <Check className="i" aria-hidden />
  const money = (amount: number) => <span className="num">{formatMoney(amount, price.currency, language)}</span>
  return (
    <>
      <StepItem icon={tick} done title={say('next.received')}>
        {formatInstant(createdAt, language)}
      </StepItem>
      {paid + refunded > 0 && (
        <StepItem icon={tick} done title={say('next.paid')}>
          {money(paid + refunded)}
        </StepItem>
      )}
      {refunded > 0 && refund?.state !== 'paid' && (
        <StepItem icon={<RotateCcw className="i" aria-hidden />} done title={say('next.refunded')}>
          {money(refunded)}
        </StepItem>
      )}
    </>
  )
}

const Next = ({ reservation }: { reservation: GuestReservation }) => {
  const say = useSay()
  const { status, villa, queue } = reservation
  if (queue) return <QueueStep queue={queue} />
  switch (status) {
    case 'REQUEST':
      return (
        <StepItem icon={<Clock className="i" aria-hidden />} title={say('next.request')}>
          {say('next.requestNote')}
        </StepItem>
      )
    case 'OPTION':
      return <PayStep reservation={reservation} />
    case 'CONFIRMED':
      return <ArrivalSteps checkInTime={villa.checkInTime} />
    case 'CHECKED_IN':
      return (
        <StepItem icon={<Key className="i" aria-hidden />} title={say('next.stay', { time: villa.checkOutTime })} />
      )
    case 'COMPLETED':
    case 'NO_SHOW':
      return <StepItem icon={<Check className="i" aria-hidden />} title={say(`next.${status}`)} />
    case 'CANCELLED':
    case 'DECLINED':
    case 'EXPIRED':
      return <EndedStep reservation={reservation} status={status} />
  }
}

const QueueStep = ({ queue: { before, until } }: { queue: NonNullable<GuestReservation['queue']> }) => {
  const say = useSay()
  const language = useLanguage()
  return (
    <StepItem icon={<Clock className="i" aria-hidden />} title={say('next.queue', { n: before + 1 })}>
      {until && say('next.queueUntil', { time: formatInstant(until, language) })} {say('next.queueNote')}
    </StepItem>
  )
}

const PayStep = ({ reservation: { token, payBy, due, price, paymentPending } }: { reservation: GuestReservation }) => {
  const say = useSay()
  const language = useLanguage()
  const amount = formatMoney(due, price.currency, language)
  const pay = (
    <ButtonLink size="small" to={`/guvenli-odeme?token=${encodeURIComponent(token)}`}>
      {say('next.payButton')}
    </ButtonLink>
  )
  return payBy === 'transfer' ? (
    <StepItem icon={<Landmark className="i" aria-hidden />} title={say('next.transfer', { amount })} end={pay}>
      {say('next.transferNote')}
    </StepItem>
  ) : (
    <StepItem icon={<CreditCard className="i" aria-hidden />} title={say('next.card', { amount })} end={pay}>
      {say(paymentPending ? 'next.cardPending' : 'next.cardNote')}
    </StepItem>
  )
}

const ArrivalSteps = ({ checkInTime }: { checkInTime: string }) => {
  const say = useSay()
  return (
    <>
      <StepItem icon={<Mail className="i" aria-hidden />} title={say('next.mail')}>
        {say('next.mailNote')}
      </StepItem>
      <StepItem icon={<Key className="i" aria-hidden />} title={say('next.key', { time: checkInTime })}>
        {say('next.keyNote')}
      </StepItem>
    </>
  )
}

type Ended = { reservation: GuestReservation; status: 'CANCELLED' | 'DECLINED' | 'EXPIRED' }

/**
 * An ended reservation says so, and leads back to the villa's calendar. That nothing was charged is said where nothing
 * was.
 */
const EndedStep = ({ reservation: { villa, paid, refunded }, status }: Ended) => {
  const say = useSay()
  const again = (
    <ButtonLink look="line" size="small" to={`/villa/${villa.slug}#takvim`}>
      {say('next.otherDates')}
    </ButtonLink>
  )
  return (
    <StepItem icon={<CalendarSearch className="i" aria-hidden />} title={say(`next.${status}`)} end={again}>
      {paid + refunded === 0 && say(`next.${status}Note`)}
    </StepItem>
  )
}
