import { addDays, type Day, daysBetween } from '../../kernel/day.ts'
import { FURTHEST_DAYS, MAX_NIGHTS } from '../../kernel/limits.ts'
import type { Minor } from '../../kernel/money.ts'
import { type FieldFault, Refusal } from '../../kernel/refusal.ts'

export const SOURCES = ['web', 'phone', 'whatsapp', 'mail', 'walk-in'] as const
export type ReservationSource = (typeof SOURCES)[number]

/** What the guest ticked, with the version of the text and the circumstances (DOMAIN §3.1). */
export type Consents = {
  contract: boolean
  marketing: boolean
  textVersion: string
  at: string
  ip: string
  userAgent: string
  language: string
}

const HOUR = 3_600_000

/** The end of a new option: 24 hours, 4 when arrival is within 7 days (PRODUCT §5); staff may say 1–72. */
export const optionEnd = (now: Date, today: Day, checkIn: Day, hours?: number): Date =>
  new Date(now.getTime() + (hours ?? (daysBetween(today, checkIn) <= 7 ? 4 : 24)) * HOUR)

/** A request waits 48 hours for a yes. */
export const requestEnd = (now: Date): Date => new Date(now.getTime() + 48 * HOUR)

/** The minutes a card attempt in flight keeps an option alive past its end, once. */
export const CARD_GRACE_MINUTES = 15

/** Refuses dates that no villa can be booked for, naming the field. */
export const checkStayDates = ({ checkIn, checkOut }: { checkIn: Day; checkOut: Day }, today: Day): void => {
  const fault = (code: 'past-arrival' | 'wrong-order' | 'too-long' | 'too-far', field: 'checkIn' | 'checkOut', fieldFault: FieldFault) =>
    new Refusal(code, fieldFault.facts, { [field]: fieldFault })
  if (checkIn < today) throw fault('past-arrival', 'checkIn', { code: 'past-arrival' })
  if (checkOut <= checkIn) throw fault('wrong-order', 'checkOut', { code: 'wrong-order' })
  if (daysBetween(checkIn, checkOut) > MAX_NIGHTS)
    throw fault('too-long', 'checkOut', { code: 'stay-too-long', facts: { max: MAX_NIGHTS } })
  if (checkOut > addDays(today, FURTHEST_DAYS)) throw fault('too-far', 'checkOut', { code: 'too-far' })
}

/** The payment axis, derived from the ledger: never stored (PRODUCT §5). */
export const PAYMENT_STATES = ['none', 'prepayment-due', 'paid-in-part', 'paid', 'refund-due', 'refunded'] as const
export type PaymentState = (typeof PAYMENT_STATES)[number]

export const paymentState = (money: {
  total: Minor
  prepayment: Minor
  paidIn: Minor
  paidBack: Minor
  refundDue: boolean
  ended: boolean
}): PaymentState => {
  if (money.refundDue) return 'refund-due'
  if (money.paidBack > 0 && money.paidIn > 0 && money.ended) return 'refunded'
  const paid = money.paidIn - money.paidBack
  if (paid >= money.total && money.total > 0) return 'paid'
  if (paid > 0) return 'paid-in-part'
  return money.ended ? 'none' : 'prepayment-due'
}

/** What is asked for now, in minor units: the pre-payment while it is not in, then nothing until check-in (the balance is paid there). */
export const amountDue = (reservation: { prepayment: Minor; total: Minor }, paid: Minor): Minor =>
  Math.max(0, reservation.prepayment - paid)
