import { hasEnded } from '../../../features/reservations/life/reservation-status.ts'
import type { GuestReservation } from '../../../features/reservations/reservations.contract.ts'

const RESULTS = ['paid', 'failed', 'pending'] as const

/** How the bank says an attempt ended, in the address it leads back to. What counts is what the server has seen. */
export type PayResult = (typeof RESULTS)[number]

export const payResultOf = (text: string | null): PayResult | null => RESULTS.find((each) => each === text) ?? null

/** Why a payment could not begin. */
export type PayRefusal = { fields: Record<string, string>; message: string; payBy: 'card' }

/**
 * What a guest on the payment page has to know first. part: money came in, but more is needed now; late: it came in for
 * a stay that has ended and goes back; silent: nobody knows yet whether the card was charged; nothing: begun: a
 * payment was begun elsewhere and its end is not known; nothing: there is nothing to pay; null: there is no news.
 */
export type PayNews = 'waiting' | 'confirmed' | 'part' | 'late' | 'failed' | 'silent' | 'begun' | 'nothing' | null

type Asked = Pick<GuestReservation, 'status' | 'paid' | 'canPay' | 'paymentPending' | 'refund'>

/** Only what the server has seen decides; the result in the address says no more than how the guest came here. */
export const payNews = ({ status, paid, canPay, paymentPending, refund }: Asked, result: PayResult | null): PayNews => {
  if (result === 'pending' && canPay) return paymentPending ? 'waiting' : 'silent'
  if (result === 'failed' && canPay) return 'failed'
  if (result && result !== 'failed' && paid > 0) {
    if (refund?.state === 'due') return 'late'
    if (canPay) return 'part'
    if (!hasEnded(status)) return 'confirmed'
  }
  if (canPay) return paymentPending ? 'begun' : null
  return 'nothing'
}
