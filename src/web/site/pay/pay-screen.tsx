import { useCallback } from 'react'
import { useRevalidator } from 'react-router'
import type { GuestReservation } from '../../../features/reservations/reservations.contract.ts'
import type { BankAccount } from '../../../features/settings/settings.contract.ts'
import type { CardOffer } from '../stay/checkout/card-offer.ts'
import { CheckoutLayout } from '../stay/checkout/checkout-layout.tsx'
import { OptionTimer } from '../stay/option-timer.tsx'
import { ReservationSummary } from '../stay/reservation-summary.tsx'
import type { Unheard } from '../unheard/or-unheard.ts'
import { PayForm } from './pay-form.tsx'
import { PayNotice } from './pay-notice.tsx'
import { type PayRefusal, type PayResult, payNews } from './pay-result.ts'

type Props = {
  reservation: GuestReservation
  banks: BankAccount[]
  offer: CardOffer
  result: PayResult | null
  requestKey: string
  answer: PayRefusal | undefined
  unheard: Unheard | undefined
}

/** What is due and how to pay it, beside what it is for. */
export const PayScreen = ({ reservation, banks, offer, result, requestKey, answer, unheard }: Props) => {
  const { revalidate } = useRevalidator()
  const atEnd = useCallback(() => void revalidate(), [revalidate])
  const waiting = payNews(reservation, result) === 'waiting'
  return (
    <CheckoutLayout aside={<ReservationSummary reservation={reservation} />}>
      {reservation.status === 'OPTION' && reservation.expiresAt && (
        <OptionTimer createdAt={reservation.createdAt} expiresAt={reservation.expiresAt} onEnd={atEnd} />
      )}
      <PayNotice reservation={reservation} result={result} />
      {reservation.canPay && !waiting && <PayForm {...{ reservation, banks, offer, requestKey, answer, unheard }} />}
    </CheckoutLayout>
  )
}
