import type { ReactNode } from 'react'
import type { GuestReservation } from '../../../features/reservations/reservations.contract.ts'
import { formatMoney } from '../../../kernel/format.ts'
import { useLanguage, useSay } from '../../words/use-say.ts'
import { useSite } from '../site-data.ts'
import { Line } from './price/lines.tsx'
import { RefundSteps } from './refund-steps.tsx'
import style from './reservation-summary.module.css'
import { StaySummary } from './stay-summary.tsx'

/** The summary of a booking: the frozen price, what is paid of it, and the dates of its refund. */
export const ReservationSummary = ({
  reservation,
  refund = true,
}: {
  reservation: GuestReservation
  refund?: boolean
}) => {
  const say = useSay()
  const { today } = useSite()
  const { villa, price } = reservation
  return (
    <StaySummary
      villa={{ ...villa, place: `${villa.district}, ${villa.town}`, picture: villa.thumbnail }}
      stay={reservation}
      price={price}
      lines={<PaidLines reservation={reservation} />}
    >
      {refund && reservation.canCancel && reservation.refundTimeline.length > 0 && (
        <div className={style.refund}>
          <h3>{say('refund.before')}</h3>
          <RefundSteps
            vertical
            steps={reservation.refundTimeline}
            prepayment={price.prepayment}
            currency={price.currency}
            today={today}
          />
        </div>
      )}
    </StaySummary>
  )
}

/**
 * Pre-payment and balance while nothing is paid; what is paid and what is left afterwards; of an ended stay what was
 * paid and what becomes of it.
 */
export const PaidLines = ({ reservation }: { reservation: GuestReservation }): ReactNode => {
  const say = useSay()
  const language = useLanguage()
  const { price, paid, refunded, refund } = reservation
  const row = (name: string, amount: number) => (
    <Line as="part" name={name} value={formatMoney(amount, price.currency, language)} />
  )
  if (refund) {
    const due = refund.state === 'due' ? refund.amount : 0
    return (
      <>
        {paid + refunded > 0 && row(say('price.paid'), paid + refunded)}
        {refunded > 0 && row(say('price.refunded'), refunded)}
        {due > 0 && row(say('price.refundDue'), due)}
        {paid > due && row(say('price.kept'), paid - due)}
      </>
    )
  }
  return (
    <>
      {paid === 0 && row(say('price.prepayment', { percent: price.prepaymentPercent }), price.prepayment)}
      {paid === 0 && row(say('sum.balance'), price.balance)}
      {paid > 0 && row(say('price.paid'), paid)}
      {refunded > 0 && row(say('price.refunded'), refunded)}
      {paid > 0 && row(say('price.left'), Math.max(0, price.total - paid))}
    </>
  )
}
