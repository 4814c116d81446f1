import { CreditCard, Landmark, type LucideIcon, Mail } from 'lucide-react'
import { sendPaymentLink } from '../../../../features/payments/links/payment-links.contract.ts'
import { SENT_BY_HAND } from '../../../../features/reservations/letters/letter-times.ts'
import { sendBank, sendConfirm } from '../../../../features/reservations/letters/reservation-letters.contract.ts'
import type { ReservationStatus } from '../../../../features/reservations/reservation.shape.ts'

export type SendKind = 'bank' | 'payment-link' | 'confirm'

/** The messages staff send, with the key of each and the statuses in which it makes sense. */
export const SENDS: Record<
  SendKind,
  { icon: LucideIcon; key: string; call: typeof sendBank; when: readonly ReservationStatus[] }
> = {
  bank: { icon: Landmark, key: 'b', call: sendBank, when: SENT_BY_HAND.bank_info },
  'payment-link': { icon: CreditCard, key: 'l', call: sendPaymentLink, when: SENT_BY_HAND.payment_link },
  confirm: { icon: Mail, key: 'o', call: sendConfirm, when: SENT_BY_HAND.confirm },
}

export const SEND_KINDS = Object.keys(SENDS) as SendKind[]
