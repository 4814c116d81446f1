import { CreditCard, Landmark, type LucideIcon, Mail } from 'lucide-react'
import {
  sendBank,
  sendConfirm,
  sendPaymentLink,
} from '../../../../features/reservations/letters/reservation-letters.contract.ts'
import type { ReservationStatus } from '../../../../features/reservations/reservation.shape.ts'

export type SendKind = 'bank' | 'payment-link' | 'confirm'

const OPEN: ReservationStatus[] = ['OPTION', 'CONFIRMED', 'CHECKED_IN']

/** The messages staff send, with the key of each and the statuses in which it makes sense. */
export const SENDS: Record<
  SendKind,
  { icon: LucideIcon; key: string; call: typeof sendBank; when: ReservationStatus[] }
> = {
  bank: { icon: Landmark, key: 'b', call: sendBank, when: OPEN },
  'payment-link': { icon: CreditCard, key: 'l', call: sendPaymentLink, when: OPEN },
  confirm: { icon: Mail, key: 'o', call: sendConfirm, when: ['CONFIRMED', 'CHECKED_IN'] },
}

export const SEND_KINDS = Object.keys(SENDS) as SendKind[]
